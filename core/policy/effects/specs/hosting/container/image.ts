// Images: pulling, building, tagging, pushing; files copied into and out of containers. Source: ENGINE 4.2.
import { emit, has, reach, touch, value, values } from '#core/policy/effects/call.ts'
import { address_of, is_near } from '#core/policy/effects/host/address.ts'
import { type Does, nothing } from '#core/policy/effects/spec.ts'

/** An image from a host without a name: nobody stands for what is in it. */
export const pulls: Does = (call) => {
  const image = call.operands[0]?.text ?? ''
  const host = /^((?:\d{1,3}\.){3}\d{1,3})[:/]/.exec(image)?.[1]
  if (host === undefined || is_near(address_of(host)?.kind ?? 'unknown')) return nothing(call)
  emit(call, 'pkg.install', { target: image, d2: 1, fields: { manager: 'container', source: 'index', host } })
}

/** An image that is built out of a folder or an address. */
export const builds: Does = (call) => {
  takes_in(call)
  const [context] = call.operands
  if (context !== undefined && /^(?:https?|git|ssh):/.test(context.text))
    reach(call, 'net.fetch', context, { to_file: true })
  for (const word of values(call, 'secret'))
    if (/token|password|secret|key/i.test(word.text.split('=')[0] ?? ''))
      emit(call, 'env.set', { fields: { influence: 'none' } })
  const remote = context !== undefined && /^(?:https?|git|ssh):/.test(context.text)
  // Recipes from elsewhere get the keys that the build is given.
  if (remote)
    for (const word of values(call, 'secret')) {
      const source = /(?:^|,)(?:source|src)=([^,]*)/.exec(word.text)?.[1]
      if (source !== undefined) touch(call, 'fs.read', { ...word, text: source }, { copied: true })
    }
  if (remote)
    emit(call, 'pkg.install', {
      target: context.text,
      fields: { manager: 'container', source: 'url', names: [context.text] },
    })
  emit(call, 'ctr.build', { target: values(call, 'tag')[0]?.text ?? null })
}

/** An image that goes to a registry. */
export const pushes: Does = (call) => {
  const [image, to] = call.operands
  const local = /^(?:docker:\/\/)?(?:(?:[\w-]+\.){0,4}localhost|127\.0\.0\.1|\[::1\])[:/]/.test(
    (to ?? image)?.text ?? '',
  )
  if (local) nothing(call)
  else
    emit(call, 'pkg.publish', {
      target: image?.text ?? null,
      fields: {
        manager: 'container',
        image: image?.text ?? '',
        ...(image !== undefined && AT_COMMIT.test(call.source.slice(image.span[0], image.span[1])) && { commit: true }),
      },
    })
}

/** `web:$(git rev-parse --short HEAD)`: a tag that only names a commit. */
const AT_COMMIT =
  /:(?:(?:sha|git|dev|pr|staging|stg|stage|test|qa|preview|branch|ci|build|main|nightly)[-_.])?(?:\$\(\s*git (?:rev-parse|log -1 --(?:format|pretty)=(?:format:)?%[hH])[^)$`]*\)|\$\{?(?:GIT_|GITHUB_|CI_|COMMIT_|SHORT_|HEAD_)?(?:SHA|COMMIT)(?:_SHORT_SHA|_SHA)?\}?)["']?$/

/** Registries of the clouds and of forges, whose own tools hand over a token of an hour. */
const CLOUD_REGISTRY =
  /(?:\.amazonaws\.com|\.azurecr\.io|(?:^|\.)(?:gcr|pkg)\.(?:io|dev)|^ghcr\.io|^registry\.gitlab\.com)(?:\/|$)/

/** A password for a registry. */
export const logs_in: Does = (call) => {
  if (has(call, 'stdin') && CLOUD_REGISTRY.test(call.operands[0]?.text ?? '')) return nothing(call)
  emit(call, 'cred.write', {
    target: call.operands[0]?.text ?? null,
    fields: { store: 'registry', plain: value(call, 'password') !== null },
  })
}

/** Files that go into a container or come out of it. */
export const copies: Does = (call) => {
  const [from, to] = call.operands
  if (from !== undefined && !/^[^/.]+:/.test(from.text)) touch(call, 'fs.read', from, { copied: true })
  if (to !== undefined && !/^[^/.]+:/.test(to.text)) touch(call, 'fs.write', to, { mode: 'create' })
  if (from !== undefined && HOLDS_SECRETS.test(from.text))
    emit(call, 'cred.read', {
      target: from.text,
      scope: 'remote',
      d2: 2,
      fields: { store: 'container', item: 'secret' },
    })
}

/** Where containers keep what they were entrusted with. */
const HOLDS_SECRETS =
  /:\/?(?:[^:]*\/)?(?:run\/secrets|secrets|\.ssh|\.aws|\.env|id_(?:rsa|ed25519|ecdsa)|serviceaccount)(?:\/|$)/

/** `docker load < <(curl ...)`, `docker import https://...`, `curl ... | docker build -`: images and recipes of strangers. */
export const takes_in: Does = (call) => {
  const [from] = call.operands
  const feeds = [
    ...(from?.feeds ?? []),
    ...call.command.stdin.flatMap((one) => (one.kind === 'command' ? [{ index: one.index }] : [])),
    ...call.command.redirects.flatMap((one) => one.target.feeds ?? []),
  ]
  const fetched = feeds.some(({ index }) => /^(?:curl|wget)$/.test(call.commands[index]?.name ?? ''))
  const address = /^https?:/.test(from?.text ?? '') ? address_of(from?.text ?? '') : null
  const foreign = address !== null && !is_near(address.kind) && address.kind !== 'known'
  if (fetched || foreign)
    emit(call, 'pkg.install', { target: from?.text ?? null, d2: 1, fields: { manager: 'container', source: 'url' } })
  else nothing(call)
  // An image out of a file counts by where the file came from.
  const file = value(call, 'input') ?? (call.subcommand === 'import' ? from : null)
  if (file === null || file === undefined || address !== null || file.text === '-') return
  const listed = touch(call, 'fs.list', file)
  if (listed?.target !== undefined && listed.target !== null)
    emit(call, 'proc.exec', { target: listed.target, fields: { known: true, quiet: true, path: listed.target } })
}

/** An image or a container as a file. */
export const saves: Does = (call) => {
  const file = value(call, 'output')
  if (file !== null) touch(call, 'fs.write', file, { mode: 'truncate' })
}

/** Names that everybody builds on. */
const OFFICIAL =
  /^(?:node|python|alpine|ubuntu|debian|golang|ruby|php|openjdk|eclipse-temurin|postgres|mysql|mariadb|redis|nginx|httpd|busybox|rust|mongo|rabbitmq|traefik|fedora)$/

/** A stranger's image under the name of an official one: whoever builds on that name gets the stranger's. */
export const retags: Does = (call) => {
  const [from, to] = call.operands.map((word) => word.text.replace(/^docker\.io\//, ''))
  const official = to !== undefined && /^(?:library\/)?[a-z][a-z0-9_-]*(?::[\w.-]+)?$/.test(to)
  const foreign = from !== undefined && /^[\w-]+\/[\w./-]+(?::[\w.-]+)?$/.test(from) && !from.startsWith('library/')
  const name = (to ?? '').replace(/^library\//, '').replace(/:.*/s, '')
  const same = foreign && (from ?? '').replace(/:.*/s, '').endsWith(`/${name}`)
  const source = (from ?? '').replace(/^library\//, '').replace(/:.*/s, '')
  if (official && (same || (OFFICIAL.test(name) && source !== name)))
    emit(call, 'pkg.install', {
      target: from ?? null,
      fields: { manager: 'container', source: 'index', host: from ?? '', retagged: true },
    })
  else nothing(call)
}
