// Commands started by XML build files: Maven plugins that run a program, Ant tasks. Source: ENGINE 4.2 (contentRef).

const BUILD = /^(?:pom|build|[\w.-]{1,60}-build)\.xml$/i
/** A program, and how far behind its name its arguments stand. */
const PROGRAM = /<executable>\s?([^<\s]{1,200})\s?<\/executable>|<exec\b[^>]{0,300}?\bexecutable\s?=\s?"([^"]{1,200})"/g
const ARGUMENT = /<arg(?:ument)?>([^<]{1,400})<\/|<arg\b[^>]{0,60}?\b(?:value|line)\s?=\s?"([^"]{1,400})"/g
const MAX_ARGUMENT_CHARS = 1200
const MAX_PROGRAMS = 16
const SHELL = /^(?:\/\S*\/)?(?:ba|z|da|k)?sh$/
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Whether a file of this base name says how something is built. */
export function is_build_xml(base: string): boolean {
  return BUILD.test(base)
}

/** The lines that a shell would be told. */
export function commands_of_build(text: string): string[] {
  return Array.from(text.matchAll(PROGRAM))
    .slice(0, MAX_PROGRAMS)
    .map((found) => {
      const behind = text.slice(found.index + found[0].length, found.index + found[0].length + MAX_ARGUMENT_CHARS)
      const [own = ''] = behind.split(/<\/(?:execution|exec|plugin)>|<executable>|<exec\b/, 1)
      const words = Array.from(own.matchAll(ARGUMENT), ([, first, second]) => plain(first ?? second ?? ''))
      const program = found[1] ?? found[2] ?? ''
      const at = SHELL.test(program) ? words.findIndex((word) => /^-\w*c$/.test(word)) : -1
      return at >= 0 ? (words[at + 1] ?? '') : [program, ...words].join(' ')
    })
    .filter((line) => line !== '')
}

function plain(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|apos);/g, (whole, name: string) => ENTITIES[name] ?? whole).trim()
}
