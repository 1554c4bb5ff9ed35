// Arguments that name a file, whatever they are called: where something comes from, and where it goes. Source: ENGINE 3
// (tool classes).

const PATH_KEY =
  /^(?:.*_)?(?:path|paths|file|files|filename|filepath|file_path|attachments?|directory|dir|folder|source|destination|uri)$|^path_in_project$/
/** Short words for one end of a way; they also stand for people, places and dates, so only the text tells. */
const END_KEY = /^(?:local|src|from|media|asset|input)$/
/** Such words that mean a place of this machine only where nothing leaves it. */
const NEAR_END_KEY = /^(?:to|target)$/
/** Surely a file of this machine. */
const OF_MACHINE = /^(?:~\/|\.{1,2}\/|file:|[A-Za-z]:[\\/]|\/(?:home|Users|root|etc|var|tmp|srv|proc)\/)/
const LIKE_PATH = /^(?:[/~.]|[A-Za-z]:[\\/]|file:)|[/\\]/

const FAR_END = /dest|dst|target|new|to$/
/** Where a tool puts what it makes, converts or shows. */
const OUTPUT_KEY =
  /^(?:output|out|save|saved?_(?:to|as)|dst|dest|destination)(?:_?(?:file|path|filename|file_path|dir|directory|folder))?$/
/** Tools that bring something to this machine, and the words for where it goes. */
const BRINGS = /(?:^|_)(?:download|pull|fetch|receive|get|export|record|capture|screenshot|restore)(?:_|$)/
const LANDING_KEY = /^(?:local|local_?(?:file|path|dir|directory|file_path)|target_(?:path|file))$/
/** Tools both of whose ends lie on this machine. */
const STAYS = /(?:^|_)(?:move|rename|mv|copy|cp|duplicate)(?:_|$)/

/** Whether an argument with this name (snake_case) and text is a path; `verb` is what the tool does. */
export function names_path(name: string, verb: string, text: string): boolean {
  if (PATH_KEY.test(name)) return LIKE_PATH.test(text)
  const is_end = END_KEY.test(name) || is_landing(name, verb) || (NEAR_END_KEY.test(name) && STAYS.test(verb))
  return is_end && OF_MACHINE.test(text)
}

/** Whether an argument of a moving or copying tool is the destination. */
export function is_far_end(name: string): boolean {
  return FAR_END.test(name)
}

/** Whether the tool writes this local file, whatever it reads elsewhere: `download {remote, local}`. */
export function lands_here(name: string, verb: string, text: string): boolean {
  return is_landing(name, verb) && OF_MACHINE.test(text)
}

function is_landing(name: string, verb: string): boolean {
  return OUTPUT_KEY.test(name) || (BRINGS.test(verb) && LANDING_KEY.test(name))
}
