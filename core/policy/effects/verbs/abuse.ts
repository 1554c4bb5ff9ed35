// Abuse of ordinary programs as catalogued publicly: collecting passwords, recording, blinding monitors, loading code
// past scanners. Each row spares the everyday use of the program.
import { in_turn, one_of } from '#core/compose.ts'
import {
  ATTACKS,
  CHANGES_MACHINE,
  GONE,
  HANDS_OVER,
  OPAQUE,
  OPENS,
  ROLLS_OUT,
  type Row,
  SHOWS_SECRET,
  TUNNELS,
  WEAKENS,
} from '#core/policy/effects/verbs/meaning.ts'

const ANY = /^/
const MEMORY = { kind: 'cred.read', fields: { store: 'memory', item: 'lsass' } } as const
/** Another machine is told what to run, in the name of an administrator. */
const HANDS_OVER_REMOTE = { kind: 'priv.raise', fields: { mechanism: 'psexec', shell: true } } as const
const NO_HISTORY = { kind: 'sys.log', fields: { op: 'off', what: 'history' } } as const
/** The profile that somebody is logged in with, not one made for a test. */
const OWN_PROFILE = String.raw`(?:\.config[\\/](?:google-chrome|chromium|BraveSoftware|microsoft-edge)|Application\\? Support[\\/](?:Google|Chromium|BraveSoftware|Microsoft Edge)|(?:Chrome|Edge|Chromium)[\\/]User Data)`

/** Where anybody may put a library, and what lies beside the project. */
const FOREIGN = String.raw`["']?(?:\/tmp|\/var\/tmp|\/dev\/shm|~|\.{1,2}\/)`
/** A stream behind a file's name (`log.txt:a.exe`), which no listing shows. */
const STREAM = /\.\w{1,5}:[\w.-]{1,80}\.(?:exe|dll|com|scr|bat|cmd|ps1|vbs|js|hta|reg)\b/i

export const ABUSE_ROWS: readonly Row[] = [
  // Keys as they are pressed.
  ['cat tail head dd xxd od hexdump strings tee evtest hexedit', /\/dev\/(?:input\/|uinput|hidraw)/, SHOWS_SECRET],
  ['showkey logkeys xspy', /^(?!.*--(?:help|version))/, SHOWS_SECRET],
  ['xinput', /^(?:test-xi2|test)\b/, SHOWS_SECRET],
  ['libinput', /^debug-events\b/, SHOWS_SECRET],
  // A browser somebody is logged in with, steered from outside.
  [
    'google-chrome google-chrome-stable chrome chromium chromium-browser msedge microsoft-edge brave brave-browser',
    new RegExp(
      `^(?=.*--(?:remote-debugging-(?:port|pipe|address)|load-extension|disable-extensions-except)).*--` +
        `(?:user-data-dir|profile-directory)[= ].{0,40}${OWN_PROFILE}`,
      'i',
    ),
    SHOWS_SECRET,
  ],
  // Passwords and keys of Windows.
  ['certutil', /(?:^|\s)[-/](?:exportpfx|recoverkey|getkey)\b/i, SHOWS_SECRET],
  ['pypykatz', /^(?:live|lsa|registry|dpapi|smb|ldap|kerberos)\b/i, MEMORY],
  // Old states of locked files, the passwords of everybody among them; on another machine, and as a folder.
  ['mklink', /globalroot\\+device\\+harddiskvolumeshadowcopy/i, SHOWS_SECRET],
  ['wmic', /\/node:\S{1,200}\s(?:.*\s)?(?:call|delete)\s/i, HANDS_OVER_REMOTE],
  ['remcom winexe xcmd csexec smbexec2', /(?:^|\s)\\{1,2}\w|\/\/\w/, HANDS_OVER_REMOTE],
  ['mimipenguin mimipenguin.sh mimipenguin.py', ANY, MEMORY],
  ['mimikatz', /\b(?:sekurlsa|lsadump|kerberos|dpapi|vault|crypto|token|privilege)::/i, MEMORY],
  [
    'invoke-mimikatz out-minidump get-gpppassword get-cachedgpppassword invoke-dcsync invoke-ninjacopy ' +
      'get-vaultcredentials get-chromedump get-keystrokes get-lsasecret get-passhashes',
    ANY,
    MEMORY,
  ],
  [
    'chainbreaker hackbrowserdata hack-browser-data sharpchrome sharpdpapi sharpweb chromepass donpapi ' +
      'nanodump handlekatz physmem2profit sessiongopher seatbelt',
    /\S/,
    SHOWS_SECRET,
  ],
  [
    'python python2 python3',
    /^(?:-\w+\s+)*\S*\b(?:chainbreaker|hack_?browser_?data|hackchrome|pypykatz|donpapi|keychaindump|swap_digger|truffle_?snout)(?:\.py)?(?:\s|$)/i,
    SHOWS_SECRET,
  ],
  [
    'invoke-bloodhound invoke-kerberoast invoke-allchecks invoke-portscan invoke-inveigh invoke-rubeus ' +
      'invoke-smbexec invoke-wmiexec invoke-thehash invoke-userhunter invoke-sharefinder invoke-winpeas ' +
      'invoke-privesccheck invoke-passwordspray invoke-domainpasswordspray sharphound adfind',
    ANY,
    ATTACKS,
  ],
  [
    'invoke-shellcode invoke-reflectivepeinjection invoke-dllinjection invoke-powershelltcp ' +
      'invoke-powershelludp invoke-tokenmanipulation invoke-psinject invoke-obfuscation powercat ' +
      'invoke-nishang invoke-eventvwrbypass invoke-bypassuac',
    ANY,
    OPAQUE,
  ],
  [
    'ldapsearch get-adcomputer get-aduser',
    /\b(?:ms-?mcs-?admpwd\w*|msds-managedpassword\w*|unixuserpassword|mslaps-password|unicodepwd)\b/i,
    SHOWS_SECRET,
  ],
  ['findstr select-string sls grep', /^(?=.*\bcpassword\b)(?=.*(?:sysvol|\s\\{1,2}\w))/i, SHOWS_SECRET],
  // Recordings of what others send.
  ['netsh', /^trace\s+start\b.*\bcapture\s*=\s*yes/i, ATTACKS],
  ['pktmon', /^start\b/i, ATTACKS],
  // Those who watch see less, or nothing.
  [
    'logman',
    /^(?:stop|delete|update)\b.*(?:eventlog|autologger|defender|sysmon|security|amsi|kernel-process)/i,
    WEAKENS,
  ],
  ['set-etwtraceprovider remove-etwtraceprovider remove-autologgerconfig set-autologgerconfig', ANY, WEAKENS],
  ['set-psreadlineoption', /\bsavenothing\b|-historysavepath\s+\S*\bnul\b/i, NO_HISTORY],
  ['dism', /\/(?:disable|remove)-\w+\s(?:.*\s)?\/\w+:[\w-]*defender/i, WEAKENS],
  ['sysctl', /\b(?:kernel\.dmesg_restrict|kernel\.yama\.ptrace_scope|kernel\.kptr_restrict)\s*=\s*0/, WEAKENS],
  ['pwpolicy', /(?:^|\s)-?(?:set|clear|enable|disable)\w*|-e\b/i, CHANGES_MACHINE],
  ['log', /^erase\b/, { kind: 'sys.log', fields: { op: 'clear' } }],
  // Code that is loaded past those who look.
  ['mavinject mavinject32 mavinject64', /\/(?:injectrunning|hmodule)\b/i, OPAQUE],
  [
    'esentutl extrac32 makecab expand findstr print diantz replace wscript cscript rundll32 regsvr32 mshta reg regedit start',
    STREAM,
    OPAQUE,
  ],
  ['msbuild installutil regasm regsvcs cscript wscript odbcconf', /(?:^|\s)\\{1,2}(?:\d{1,3}\.){3}\d/, OPAQUE],
  ['syncappvpublishingserver', /[;"']/, OPAQUE],
  // A library named by an option is code that runs.
  ['openssl', new RegExp(`(?:^|\\s)-(?:engine|provider|provider-path)\\s+${FOREIGN}`), OPAQUE],
  ['ssh-add', new RegExp(`(?:^|\\s)-s\\s+${FOREIGN}`), OPAQUE],
  ['ssh scp sftp', new RegExp(`(?:^|\\s)(?:-I\\s*|-o\\s*PKCS11Provider=)${FOREIGN}`), OPAQUE],
  ['curl', new RegExp(`(?:^|\\s)--engine[= ]${FOREIGN}`), OPAQUE],
  ['enable', new RegExp(`^-f\\s+${FOREIGN}`), OPAQUE],
  ['php', /-d\s*(?:zend_)?extension=["']?(?:\/tmp|\/var\/tmp|\/dev\/shm)\//, OPAQUE],
  ['mysql mariadb mysqldump mysqladmin', /--(?:default-auth|plugin-dir)[= ]\S*(?:\.\.\/|\/tmp|\/dev\/shm)/, OPAQUE],
  ['nginx', new RegExp(`load_module\\s+${FOREIGN}`), OPAQUE],
  ['plistbuddy defaults plutil', /DYLD_INSERT_LIBRARIES|\bLSEnvironment\b/, OPAQUE],
  // Programs of Windows that start what they are given, which nobody calls by hand.
  [
    'atbroker certoc customshellhost devtoolslauncher extexport gfxdownloadwrapper gpscript ie4uinit ' +
      'microsoft.workflow.compiler offlinescannershell pcwrun provlaunch rasautou rcsi scriptrunner ' +
      'settingsynchost squirrel ttdinject ttinject vsls-agent wfc wlrmdr wuauclt workfolders appvlp printbrm',
    /\S/,
    OPAQUE,
  ],
  // A library, a script of set-up or a panel out of a folder of anybody, and the entries that start something else.
  [
    'rundll32 control hh jsc vbc ilasm regsvr32',
    /(?:[a-z]:[\\/]?(?:windows[\\/]?)?(?:temp|tmp|users[\\/]?public)|%(?:temp|tmp|public|appdata|localappdata)%|\$env:(?:temp|public|appdata))|[\\/]downloads[\\/]/i,
    OPAQUE,
  ],
  [
    'rundll32',
    one_of(
      /\b(?:launchinfsection(?:ex)?|installhinfsection|setupinfobjectinstallaction|registerocx|shellexec_rundll|routethecall|launchapplication|installscreensaver|runhtmlapplication)\b/i,
      /\b(?:openurl|fileprotocolhandler)\s+(?!["']?https?:)\S/i,
      // A picture or a text that is loaded as a library, an entry without a name, and a panel that is no panel.
      /^["']?[^\s,"']{1,200}\.(?!dll|cpl|ocx|drv|exe)\w{2,4}["']?\s?,/i,
      /^["']?(?![a-z]:\\+windows\\)[^\s,"']{0,200}\\[^\s,"']{1,200}["']?\s?,\s?#\d/i,
      /\bcontrol_rundll\w*\s+["']?[^\s"']{1,200}\.(?!cpl\b)\w/i,
    ),
    OPAQUE,
  ],
  ['start', /\brundll32(?:\.exe)?\s["']?(?:javascript|vbscript):/i, OPAQUE],
  ['[activator]::createinstance', /gettypefrom(?:progid|clsid)\b/i, OPAQUE],
  ['tttracer', /^(?!-dumpfull).*\.(?:exe|dll)\b/i, OPAQUE],
  ['runonce', /alternateshellstartup/i, OPAQUE],
  ['stordiag', ANY, OPAQUE],
  ['msdt', /\S/, OPAQUE],
  ['replace', /^\\{1,2}\w\S*\.(?:exe|dll|ps1|bat|cmd|vbs)\b/i, OPAQUE],
  ['dnscmd', /serverlevelplugindll/i, OPAQUE],
  ['sdbinst', /^(?!.*-u\b).*\.sdb\b/i, { kind: 'persist.install', fields: { mechanism: 'shim' } }],
  ['rdrleakdiag', /\/fullmemdmp\b/i, MEMORY],
  ['tttracer', /-dumpfull\b/i, MEMORY],
  ['sqldumper createdump', /(?:^|\s)\d{1,6}(?:\s|$)/, SHOWS_SECRET],
  [
    'impacket-getuserspns impacket-getnpusers impacket-psexec impacket-smbexec impacket-wmiexec ' +
      'impacket-atexec impacket-dcomexec impacket-ntlmrelayx impacket-ticketer impacket-lookupsid ' +
      'impacket-mssqlclient getuserspns.py getnpusers.py ntlmrelayx.py ticketer.py dcomexec.py atexec.py ' +
      'smbexec.py petitpotam.py printerbug.py coercer bloodyad nxc netexec crackmapexec cme enum4linux ' +
      'enum4linux-ng ldapdomaindump smbmap setoolkit wifiphisher hcxdumptool sslstrip beef-xss weevely ' +
      'commix xsser routersploit',
    /^(?!--?(?:h|help|version)\b)\S/,
    ATTACKS,
  ],
  [
    'new-gpoimmediatetask set-domainobject set-domainuserpassword add-domainobjectacl add-domaingroupmember ' +
      'invoke-aclscanner get-domainspnticket request-spnticket invoke-mapdomaintrust ' +
      'find-localadminaccess get-adreplaccount',
    ANY,
    ATTACKS,
  ],
  // What a cloud holds is opened to others, or runs what somebody sends.
  ['az', /\b(?:disk|snapshot)\s+grant-access\b|\banonymous-pull-enabled\s+true\b/, SHOWS_SECRET],
  ['az', /\b(?:vm|vmss)\s+extension\s+set\b.*(?:customscript|commandToExecute|VMAccess)/i, ROLLS_OUT],
  // Those who watch over a cluster.
  [
    'kubectl oc',
    in_turn(
      /(?:^|\s)(?:delete|scale)\s/,
      /(?=.*\b(?:falco|gatekeeper|kyverno|tetragon|tracee|wazuh|falcon-sensor|sysdig|kubearmor|neuvector|sentinelone|twistlock)\b)/,
      /.*\b(?:ds|daemonsets?|deploy(?:ments?)?|ns|namespaces?|statefulsets?)\b/,
    ),
    WEAKENS,
  ],
  [
    'helm',
    /^(?:-\S+\s+)*(?:uninstall|delete|del|un)\s(?=.*\b(?:falco|gatekeeper|kyverno|tetragon|tracee|wazuh|falcon-sensor|sysdig|kubearmor|neuvector|sentinelone|twistlock)\b)/,
    WEAKENS,
  ],
  // Mail that is passed on or taken away unread.
  [
    'new-inboxrule set-inboxrule set-mailbox new-transportrule',
    /-(?:deletemessage|forwardto|redirectto|forwardasattachmentto|forwardingsmtpaddress|blindcopyto)\b/i,
    CHANGES_MACHINE,
  ],
  // A request that carries a shell for whoever sent it, names of files that a wildcard turns into options, and known ways up.
  [
    'curl wget http xh',
    /https?:\/\/(?!localhost\b|127\.|\[::1\])[^\s?]{1,200}\?[^\s]{0,400}(?:\/dev\/tcp\/|%2Fdev%2Ftcp%2F)/i,
    ATTACKS,
  ],
  ['touch', /(?:^|\s)--checkpoint-action=exec/, OPAQUE],
  // What an archiver does between two records is a dot or a line; a script or a shell there was put there.
  ['tar gtar bsdtar', /--checkpoint-action[= ]exec=["']?(?:\S*\/\S|\S*\.sh\b|(?:ba|da|z)?sh\b)/, OPAQUE],
  [
    'pwnkit dirtypipe dirtycow dcow exploit-dirtypipe dirtycred looneypumpkin baronsamedit printspoofer ' +
      'juicypotato juicypotatong godpotato roguepotato sweetpotato efspotato hivenightmare',
    ANY,
    ATTACKS,
  ],
  // A machine inside the machine that has its disk, or a way out of its own, and a daemon that opens a door for whoever knocks.
  [
    'qemu-system-x86_64 qemu-system-i386 qemu-system-aarch64 qemu-system-arm qemu-system-riscv64 qemu-kvm kvm qemu-nbd',
    /(?:^|[\s=,])\/dev\/(?:sd|hd|vd|xvd|nvme|mapper\/|disk\/|mmcblk)|(?:^|[\s,])path=\/(?:,|\s|$)/,
    HANDS_OVER,
  ],
  [
    'qemu-system-x86_64 qemu-system-i386 qemu-system-aarch64 qemu-system-arm qemu-system-riscv64 qemu-kvm kvm',
    /\bsocket,(?:\S{0,80},)?connect=(?!localhost|127\.|\[?::1)|\bguestfwd=\S{0,80}-cmd:|\bhostfwd=(?:tcp|udp):(?:0\.0\.0\.0|\*):/,
    TUNNELS,
  ],
  [
    'meshagent meshcentral-agent screenconnect connectwisecontrol dwagent splashtop-streamer ateraagent remoteutilities netsupport tacticalagent',
    /(?:^|\s)[-/]{0,2}(?:full)?(?:connect|install|start|run|e=access|m\s|service)/i,
    TUNNELS,
  ],
  ['jf jfrog', /^(?:-\S+\s+)*(?:rt|artifactory)\s+(?:del|delete)\b/, GONE],
  ['akeyless', /\bget-(?:\w+-){0,2}(?:secret|password|credential)\S*/, SHOWS_SECRET],
  ['wce dumpert outflank-dumpert pwdump pwdump7 fgdump gsecdump quarkspwdump', ANY, MEMORY],
  ['airmon-ng tcpreplay hostapd hostapd-wpe mdk4 reaver wash bully', /^(?!--?(?:h|help|v|version|V)\b)\S/, ATTACKS],
  [
    'tilt skaffold garden devspace okteto werf',
    /^(?:-\S+\s+)*(?:down|delete|cleanup|purge|dismiss|destroy)\b(?=.*[\s=:/_-]prod(?:uction)?\b)/,
    GONE,
  ],
  ['xe', /^(?:vm-(?:uninstall|destroy)|(?:sr|vdi|pool|host)-(?:destroy|forget|eject)|snapshot-uninstall)\b/, GONE],
  ['knockd fwknopd', /^(?!-V|--?(?:version|help|test))/, OPENS],
  ['firebase firebase-tools', /^(?:-\S+\s+)*auth:export\b/, SHOWS_SECRET],
  // Nodes and containers are told to run something past those who keep account of it.
  [
    'kubectl oc',
    /--raw[= ]\S*\/(?:proxy\/(?:run|exec|attach|portforward)\/|(?:exec|attach|portforward)\b)/i,
    { kind: 'k8s.exec', fields: { privileged: true } },
  ],
  [
    'curl wget http xh',
    /:10250\/(?:run|exec|attach|portForward|cri)\//,
    { kind: 'k8s.exec', fields: { privileged: true } },
  ],
]
