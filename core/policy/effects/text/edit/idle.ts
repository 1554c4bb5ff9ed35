// New texts of hooks and ignore lists after which everything passes. Source: ENGINE 19 (categories 16 and 17).

/** Hooks that hold changes back, and lists of what scanners and linters leave out. */
const HOOK = /\/(?:\.husky|\.githooks|\.git\/hooks)\/(?:pre-commit|pre-push|commit-msg|pre-merge-commit)$/
const LEFT_OUT = /\/\.(?:semgrep|gitleaks|trivy|secretlint|eslint|prettier|biome|stylelint)ignore$/
const ALL = /^[ \t]*(?:\*{1,2}|\.|\/|\*\*\/\*)[ \t]*$/m

/** Longer texts do something. */
const MAX_CHARS = 2000

/** Whether the file at this absolute path lets every change pass with this text: a hook that only says yes, a list of everything. */
export function lets_all_pass(path: string, content: string): boolean {
  if (content.length > MAX_CHARS) return false
  return HOOK.test(path) ? is_idle(content) : LEFT_OUT.test(path) && ALL.test(content)
}

function is_idle(content: string): boolean {
  const lines = content
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^(?:#|\. |source )/.test(line))
  return lines.length > 0 && lines.every((line) => /^(?:exit 0|true|:|exit)$/.test(line))
}
