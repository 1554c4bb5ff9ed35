// Characters that control the terminal a text is shown on: its codes, and the marks that turn the direction of writing, which let
// a command look like another one. Line feeds and tabs are not among them.

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
export const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** JSON of the same value in which these characters are escaped: JSON itself escapes the first 32 alone. */
export function escape_control(json: string): string {
  return json.replaceAll(CONTROL, (found) => `\\u${found.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
