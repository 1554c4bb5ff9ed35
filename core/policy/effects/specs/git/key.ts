// git settings that name a program, switch a protection off or redirect something. Source: ENGINE 4.2 (vcs.config).
import { whole, within } from '#core/compose.ts'
import { type Call, emit, runs_code } from '#core/policy/effects/call.ts'
import { is_plain_ssh } from '#core/policy/effects/variable/environment.ts'
import type { Word } from '#core/policy/parse/tree.ts'

/** `git -c key=value`, `--exec-path`, `--upload-pack`: settings that name a program to run. */
const EXECUTING_KEY = whole(
  /core\.(?:hookspath|sshcommand|pager|editor|fsmonitor|gitproxy|askpass|attributesfile|worktree)/i,
  /sequence\.editor|alias\..*|filter\..*\.(?:clean|smudge|process)|diff\..*\.(?:command|textconv)/i,
  /diff\.external|difftool\..*\.cmd|mergetool\..*\.cmd|merge\..*\.driver|credential\.(?:.*\.)?helper/i,
  /gpg\.(?:.*\.)?program|pager\..*|interactive\.difffilter|uploadpack\.packobjectshook/i,
  /protocol\.(?:ext\.)?allow|browser\..*\.cmd|man\..*\.cmd|web\.browser/i,
  /remote\..*\.(?:uploadpack|receivepack|vcs|proxy)|init\.templatedir|include(?:if)?\..*path/i,
  /ssh\.variant|sendemail\..*|receive\..*/i,
)
/** Programs that such a key commonly names: the editor, the pager, the keychain. */
const ORDINARY_PROGRAM = whole(
  within(
    '',
    [
      /less|more|cat|delta|bat|diff-so-fancy|vimdiff|nvim|vim|vi|nano|emacs|true|false|:|code|subl|atom/i,
      /micro|hx|helix|kdiff3|meld|opendiff|p4merge|store|cache|osxkeychain|manager|manager-core|wincred/i,
      /libsecret|gh|gpg2?|git-lfs|nbstripout|difft|difftastic|icdiff|colordiff|riff|tig|most/i,
    ],
    '(?:\\s+-[\\w=-]+)*',
  ),
  /git-lfs [a-z-]+ (?:-- )?%f|!?(?:\/\S+\/)?gh auth git-credential/i,
  /!aws codecommit credential-helper \$@|cache --timeout[= ]\d+|true|false|/i,
)

/** One configuration key gets a value. */
export function configures(call: Call, key: string, setting: string, word: Word, scope = 'command'): void {
  const lower = key.toLowerCase()
  const alias = lower.startsWith('alias.')
  const names_program = EXECUTING_KEY.test(lower) && !(alias && !setting.startsWith('!'))
  const harmless = alias
    ? !setting.startsWith('!')
    : ORDINARY_PROGRAM.test(setting) ||
      (lower === 'core.hookspath' && is_project_hooks(setting)) ||
      (lower === 'core.sshcommand' && is_plain_ssh(setting))
  // `alias.push = push --force`: from now on the short command means the long one.
  if (alias && setting.startsWith('!')) runs_code(call, 'shell', setting.slice(1), 'git alias')
  if (alias && !setting.startsWith('!') && /\s--?\w/.test(setting))
    runs_code(call, 'shell', `git ${setting}`, 'git alias')
  if (
    (/^remote\..+\.(?:push)?url$/.test(lower) && /[/@:]/.test(setting)) ||
    (/^submodule\..+\.url$/.test(lower) && /^[^.].*[@:]/.test(setting))
  )
    emit(call, 'vcs.remote', { target: setting, fields: { op: 'remote set-url', remote: key, changes_origin: true } })
  const tls =
    (lower.endsWith('sslverify') && /^(?:false|0|no|off)$/i.test(setting)) ||
    // For every repository, whatever server answers.
    (lower === 'core.sshcommand' &&
      /^(?:global|system)$/.test(scope) &&
      /StrictHostKeyChecking[= ](?:no|off)\b|UserKnownHostsFile[= ]\/dev\/null/i.test(setting))
  emit(call, 'vcs.config', {
    target: key,
    cert: word.cert,
    fields: {
      key: lower,
      value: setting,
      executes: names_program && !harmless,
      tls_off: tls,
      level: scope,
      rewrites_url:
        (/^url\..*\.(?:insteadof|pushinsteadof)$/.test(lower) && !stays_there(key, setting)) ||
        (/^https?\.(?:.*\.)?proxy$/.test(lower) && setting !== '' && !/localhost|127\.0\.0\.1|\[::1\]/.test(setting)),
    },
    span: word.span,
  })
}

/** `url.git@github.com:.insteadOf https://github.com/`: the same place of the same host, asked in another way, and not in the clear. */
function stays_there(key: string, setting: string): boolean {
  const to = PLACE.exec(key.replace(/^url\./i, '').replace(/\.(?:push)?insteadof$/i, ''))
  const from = PLACE.exec(setting)
  if (to === null || from === null || to[1] !== from[1]) return false
  return (to[2] ?? '').replace(/\/$/, '') === (from[2] ?? '').replace(/\/$/, '')
}

/** A host and what stands behind it, of an address that nobody on the way reads. */
const PLACE = /^(?:https:\/\/|ssh:\/\/git@|git@|git:\/\/(?=github\.com))([\w.-]+)(?:[:/]([\w./-]*))?$/

/** Folders in which hook managers keep a project's hooks. */
function is_project_hooks(path: string): boolean {
  return /^(?:\.\/)?(?:\.husky(?:\/_)?|\.githooks|\.git-hooks|githooks|hooks|scripts\/(?:git-)?hooks|tools\/hooks|\.config\/hooks|\.git\/hooks)\/?$/.test(
    setting_path(path),
  )
}

function setting_path(path: string): string {
  return path.replace(/^["']|["']$/g, '')
}
