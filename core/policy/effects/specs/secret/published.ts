// Files that others read: what a line writes into them is shown to those.
import type { Redirect } from '#core/policy/parse/tree.ts'

/** What goes into an image, a document or a page is read by others. */
const PUBLISHED =
  /(?:^|\/)(?:Dockerfile|Containerfile)(?:\.[\w-]+)?$|\.(?:md|mdx|rst|html?|[cm]?[jt]sx?|py|rb|go|rs|java|kt|php|cs|swift|vue|svelte)$|(?:^|\/)(?:public|static|docs|www)\/(?!.*\.(?:key|pem)$)/

/** Whether a redirection of the output goes into a file of the project that others read. */
export const is_published = ({ fd, op, target }: Redirect): boolean =>
  fd === 1 && op !== '<' && target.cert === 'literal' && !target.text.startsWith('/') && PUBLISHED.test(target.text)

/** Whether others read the file at this path: an image, a document, a page or a source of the project. */
export const is_public = (path: string): boolean => PUBLISHED.test(path)
