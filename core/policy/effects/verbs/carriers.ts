// Programs for other purposes that run, fetch or show what they are given, often by a little-known option. Source:
// ENGINE 4.2; LOLBAS and GTFOBins name most of them.
import { within } from '#core/compose.ts'
import {
  ATTACKS,
  BARE_SHARE,
  CHANGES_MACHINE,
  GONE,
  MESSAGES,
  OPAQUE,
  ROLLS_OUT,
  type Row,
  RUNS_ADDRESS,
  SHOWS_SECRET,
  WEAKENS,
} from '#core/policy/effects/verbs/meaning.ts'

const ANY = /^/

export const CARRIER_ROWS: readonly Row[] = [
  // Windows.
  [
    'agentexecutor appvlp cmdl32 gpscript infdefaultinstall mftrace msdt msxsl pubprn ' +
      'register-cimprovider runscripthelper scriptrunner syncappvpublishingserver tttracer verclsid ' +
      'vsjitdebugger wfc xwizard',
    ANY,
    OPAQUE,
  ],
  // Its location options name the program that it asks for the tools' place.
  ['launch-vsdevshell', /-vs\w*path\b/i, OPAQUE],
  ['makecab diantz print dnscmd cabarc type tar certutil mklink', BARE_SHARE, OPAQUE],
  ['powershell pwsh', /(?:^|\s)(?:-f\w*\s+|-c\w*\s+(?:["']&?\s*|&\s*)?)?["']?\\{1,2}(?:\d{1,3}\.){3}\d/i, OPAQUE],
  ['netsh', /\badd\s+helper\b/i, OPAQUE],
  ['start-process saps start', /https?:\/\/\S+\.(?:exe|msi|bat|cmd|ps1|hta|vbs|scr)\b/i, RUNS_ADDRESS],
  // From then on a harmless name does what it does not say.
  [
    'set-alias new-alias sal nal',
    /\s(?:remove-item|ri|del|rm|rd|invoke-expression|iex|stop-process|clear-content|format-volume)\b/i,
    OPAQUE,
  ],
  ['resize-partition set-partition remove-storagepool', ANY, CHANGES_MACHINE],
  ['set-item', /\bwsman:.*\btrustedhosts\b/i, WEAKENS],
  ['wmic', /\/format:\s*["']?(?:https?:|\\\\|\S+\.xsl)/i, RUNS_ADDRESS],
  ['appcmd', /\/text:\S*password|\blist\b.*\/config\b/i, SHOWS_SECRET],
  ['diskshadow', /(?:^|\s)[/-]s(?:\s|$)|\bdelete\b/i, OPAQUE],
  ['dnscmd', /serverlevelplugindll/i, OPAQUE],
  ['dnscmd', /\/(?:zone|record|node)delete\b/i, GONE],
  ['wuauclt', /\/updatedeploymentprovider\b/i, OPAQUE],
  ['explorer', /\/root,\S*\.(?:exe|lnk|bat|cmd|hta)/i, OPAQUE],
  ['appinstaller', /ms-appinstaller:/i, OPAQUE],
  ['mpcmdrun', /-downloadfile\b/i, OPAQUE],
  ['print', /\/d:\S/i, OPAQUE],
  ['regasm regsvcs', /(?:^|\s)\/u(?:nregister)?\b/i, OPAQUE],
  ['cscript wscript', /\/\/e:\w+\s+(?!\S*\.(?:js|jse|vbs|vbe|wsf)\b)/i, OPAQUE],
  ['mstsc', /\/shadow:|\/noconsentprompt\b/i, OPAQUE],
  ['manage-bde', /(?:^|\s)-(?:on|off|lock|forcerecovery|protectors\s+-(?:delete|add))\b/i, CHANGES_MACHINE],
  // Who is who in a domain.
  ['nltest', /\/(?:domain_trusts|dclist|trusted_domains|dsgetdc)\b/i, ATTACKS],
  ['dsquery', /^(?:\*|user|computer|group|server|subnet)(?:\s|$)/i, ATTACKS],
  ['adfind sharphound bloodhound bloodhound-python rubeus certipy kerbrute', ANY, ATTACKS],
  ['setspn', /(?:^|\s)-[tq]\s.*\*\/\*/i, ATTACKS],
  ['net net1', /^(?:user|group|accounts|view)\b.*\/domain\b/i, ATTACKS],
  // Words that reach people, in the name of the user.
  [
    'aws',
    /\b(?:ses|sesv2)\s+send-(?!custom-verification)|\bsns\s+publish\b.*--phone-number|\bpinpoint\s+send-/,
    MESSAGES,
  ],
  [
    'curl http https wget',
    within(
      '^(?=.*(?:-X\\s?POST|--request[= ]POST|\\bPOST\\b|(?:^|\\s)-d\\b|--data\\b|-F\\s|--json\\b)).*\\b',
      [
        /api\.twilio\.com\/\S*\/(?:Messages|Calls)\b|api\.sendgrid\.com\/v3\/mail\/send/,
        /api\.(?:eu\.)?mailgun\.net\/v3\/\S*\/messages|api\.postmarkapp\.com\/email/,
        /api\.resend\.com\/emails|api\.brevo\.com\/v3\/smtp/,
        /api\.(?:twitter|x)\.com\/(?:2\/tweets|1\.1\/statuses\/update)/,
        /graph\.facebook\.com\/\S*\/(?:feed|messages)/,
      ],
      '',
    ),
    MESSAGES,
  ],
  ['twilio', /\b(?:messages|calls|faxes):create\b/, MESSAGES],
  ['twurl tweet toot rainbowstream', /\bstatus=|statuses\/update|\bpost\b|\/2\/tweets\b/, MESSAGES],
  ['gammu', /^sendsms\b/, MESSAGES],
  ['signal-cli wacli imsg', /\bsend\b/, MESSAGES],
  ['hexo', /^(?:deploy|d)\b|^(?:generate|g)\s.*(?:-d\b|--deploy)/, ROLLS_OUT],
  ['mkdocs mike', /^(?:gh-deploy\b(?!.*\s--no-push\b)|deploy\b.*--push)/, ROLLS_OUT],
  ['gh-pages', /(?:^|\s)(?:-d|--dist)\b/, ROLLS_OUT],
  // POSIX.
  ['tail sort tac shuf', /(?:^|\s)\/dev\/(?:zero|full)(?:\s|$)/, { kind: 'proc.bomb', fields: {} }],
  ['gcc cc g++ c++ clang clang++', /(?:^|\s)-wrapper\s/, OPAQUE],
  ['rpm rpmquery rpmbuild rpmspec', /--eval\b.*(?:%\{lua:.*(?:os\.execute|io\.popen|exec)|%\()/, OPAQUE],
  ['rake', /(?:^|\s)(?:-[peE]|--execute(?:-print|-continue)?)\s/, OPAQUE],
  [
    'emacs emacsclient',
    /\((?:term|ansi-term|e?shell|shell-command|call-process|start-process|async-shell-command)\b/,
    OPAQUE,
  ],
  ['gimp inkscape blender libreoffice', /\bos\.(?:system|popen|exec)|\bsubprocess\b/, OPAQUE],
  ['scp sftp', /(?:^|\s)-S\s*\S/, OPAQUE],
  ['wget', /--use-askpass[= ]\S/, OPAQUE],
  ['sort gsort', /--compress-prog\w*[= ]\s*(?!(?:gzip|bzip2|xz|zstd|lz4|lzop|pigz|pbzip2)\b)\S/, OPAQUE],
  ['tcpdump', /(?:^|\s)-z\s*(?!(?:gzip|bzip2|xz|zstd)\b)\S/, OPAQUE],
  ['rg', /--hostname-bin[= ]/, OPAQUE],
  ['man', /(?:^|\s)(?:-P\s*|--pager[= ]|--html[= ])(?!(?:cat|less|more|most|bat|col)\b)\S/, OPAQUE],
  ['ag ack', /--pager[= ](?!(?:cat|less|more|most|bat)\b)\S/, OPAQUE],
  ['csvtool', /^call\s/, OPAQUE],
  ['cpan', /(?:^|\s)-e\s*["']?!/, OPAQUE],
]
