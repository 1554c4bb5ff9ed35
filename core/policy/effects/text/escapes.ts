// Shell commands in scripts of programs that are not shells: editors, debuggers, plotters, terminals. Source: ENGINE
// 4.2 (contentRef).

/** Scripts of programs that have a language of their own: how a line of them asks for a shell. */
const ESCAPES: readonly { file: RegExp; runs: RegExp }[] = [
  {
    file: /\.vim$|^\.?(?:vimrc|exrc|nvimrc)$/,
    runs: /^[ \t:]*(?:au(?:tocmd)?!?(?:[ \t]+[^\s!]{1,80}){2,4}[ \t]+:?)?(?:(?:sil(?:ent)?!?[ \t]+)?(?:exe(?:cute)?[ \t]+["'])?!|(?:call|let[ \t]+[\w:]{1,40}[ \t]*=)[ \t]+system(?:list)?\(["'])([^\n]{2,400}?)(?:["']\))?$/gm,
  },
  { file: /gdbinit$|\.gdb$/, runs: /^[ \t]*(?:shell[ \t]+|![ \t]*)(\S[^\n]{0,400})$/gm },
  {
    file: /\.el$|^\.emacs$/,
    runs: /\((?:shell-command(?:-to-string)?|call-process-shell-command)[ \t]+"((?:[^"\\\n]|\\.){2,400})"/g,
  },
  {
    file: /\.(?:gp|gnuplot|plt)$/,
    runs: /^[ \t]*(?:\w+[ \t]*=[ \t]*)?(?:system[ \t(]{1,4}["']|![ \t]*)([^\n"']{2,400})/gm,
  },
  {
    file: /tmux[\w.-]*\.conf$|^[\w-]+\.tmux$/,
    runs: /^[ \t]*(?:run(?:-shell)?|if(?:-shell)?)[ \t]+(?:-\w[ \t]+)?["']([^"'\n]{2,400})["']/gm,
  },
  { file: /\.nix$/, runs: /\bshellHook\s?=\s?(?:''|")([^'"]{2,400})/g },
  { file: /^nodemon\.json$/, runs: /"exec"\s?:\s?"((?:[^"\\\n]|\\.){2,400})"/g },
]

/** The lines that a file of this base name has a shell run; null for files of other programs. */
export function shell_lines(base: string, text: string): string[] | null {
  const found = ESCAPES.find(({ file }) => file.test(base))
  if (found === undefined) return null
  return Array.from(text.matchAll(found.runs), ([, line = '']) => line)
}
