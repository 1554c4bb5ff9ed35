// Manifests that have a popular package come out of a repository that is none of its makers'. Source: ENGINE 19 (packages and
// supply chain).
import { type Call, emit } from '#core/policy/effects/call.ts'
import { is_of_maker } from '#core/policy/effects/host/publishers.ts'
import { is_popular_package } from '#core/policy/effects/specs/package/lookalike.ts'
import { type Ecosystem, ecosystem_of } from '#core/policy/effects/text/content.ts'

/** A dependency by an address, as each manifest writes it: `"lodash": "github:somebody/lodash"`, `requests @ git+https://...`. */
const FROM_ELSEWHERE: Readonly<Record<Ecosystem, RegExp>> = {
  npm: /"([\w.-]{3,60})"\s?:\s?"((?:git[+:@]|https?:|github:|gitlab:|bitbucket:|ssh:)[^"\n]{4,300})"/g,
  pypi: /(?:^|["'])([\w.-]{3,60})(?:\[[\w,.-]{1,60}\])? ?@ ?(git\+(?:https?|ssh):\/\/[^\s"']{4,300})/gm,
  crate: /^[ \t]*([\w-]{3,60}) ?= ?\{[^}\n]{0,200}?\bgit ?= ?"([^"\n]{4,300})"/gm,
  gem: /^[ \t]*gem[ (]["']([\w-]{3,60})["'][^\n]{0,120}?\b(?:git|github)["']?(?: ?=>|:) ?["']([^"'\n]{3,300})["']/gm,
}
const PYTHON_MANIFEST = /(?:^|\/)(?:pyproject\.toml|Pipfile|setup\.(?:py|cfg))$/

/** A popular package that is to come out of a repository that is none of its makers'. */
export function takes_name(call: Call, path: string, text: string): void {
  const manager = ecosystem_of(path) ?? (PYTHON_MANIFEST.test(path) ? 'pypi' : null)
  if (manager === null) return
  for (const [, name = '', source = ''] of text.matchAll(FROM_ELSEWHERE[manager])) {
    const lower = name.toLowerCase()
    if (!is_popular_package(lower, manager) || is_of_maker(source)) continue
    if (source.toLowerCase().includes(`${lower}/${lower}`)) continue
    emit(call, 'pkg.install', {
      target: name,
      d2: 1,
      fields: { manager, source: 'git', names: [name], imitates: name },
    })
  }
}
