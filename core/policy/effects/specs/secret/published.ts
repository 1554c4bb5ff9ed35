// What is no secret: files that others read, and members of files of keys that everybody may know.
import type { Redirect } from '#core/policy/parse/tree.ts'

/** What goes into an image, a document or a page is read by others. */
const PUBLISHED =
  /(?:^|\/)(?:Dockerfile|Containerfile)(?:\.[\w-]+)?$|\.(?:md|mdx|rst|html?|[cm]?[jt]sx?|py|rb|go|rs|java|kt|php|cs|swift|vue|svelte)$|(?:^|\/)(?:public|static|docs|www)\/(?!.*\.(?:key|pem)$)/

/** Whether a redirection of the output goes into a file of the project that others read. */
export const is_published = ({ fd, op, target }: Redirect): boolean =>
  fd === 1 && op !== '<' && target.cert === 'literal' && !target.text.startsWith('/') && PUBLISHED.test(target.text)

/** Whether others read the file at this path: an image, a document, a page or a source of the project. */
export const is_public = (path: string): boolean => PUBLISHED.test(path)

/** `.client_email`, `.clusters[0].cluster.server`: one member that no file of credentials keeps a secret in. */
const PLAIN_MEMBER =
  /^\.(?:[a-z_]{1,40}(?:\[\d{0,3}\])?\.){0,4}["']?(?:client_email|project_id|client_id|type|current-context|region|name|email|apiVersion|kind|version|server|endpoint|auth_uri|token_uri|default_region|universe_domain)["']?$/

/** Whether a filter of jq picks nothing but such a member. */
export const is_plain_member = (filter: string): boolean => PLAIN_MEMBER.test(filter)
