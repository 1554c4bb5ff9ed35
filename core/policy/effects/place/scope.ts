// Where a path lies and how sensitive touching it is: the scope table of ENGINE section 5 (long: most of it are names of places).
import { one_of, whole, within } from '#core/compose.ts'
import type { Frame } from '#core/policy/effects/frame.ts'
import type { Scope } from '#core/policy/effects/kind.ts'
import { base_of, is_below } from '#core/policy/effects/place/path.ts'
import { below_home, type SecretItem, secret_at } from '#core/policy/effects/place/secret.ts'
import { has_drive } from '#core/policy/parse/word/paths.ts'

/** How a path is accessed. */
export type Access = 'list' | 'read' | 'write' | 'delete'

/** Scope of a path; `item` is the kind of secret when the scope is `credential`. */
export interface Area {
  scope: Scope
  item: SecretItem | null
}

/** D2 of [read, write, delete] by scope; `list` (names and metadata only) is always 0. */
const D2: Readonly<Record<Scope, readonly [number, number, number]>> = {
  workspace: [0, 0, 0],
  'workspace-root': [0, 1, 2],
  regenerable: [0, 0, 0],
  'vcs-meta': [0, 2, 3],
  tmp: [0, 0, 0],
  'device-null': [0, 0, 0],
  'toolchain-cache': [0, 1, 1],
  'home-other': [1, 2, 2],
  'home-config': [1, 2, 2],
  home: [1, 2, 3],
  credential: [2, 3, 3],
  persistence: [0, 3, 2],
  'agent-config': [0, 3, 3],
  'instruction-file': [0, 2, 2],
  'ci-config': [0, 1, 1],
  system: [0, 3, 3],
  root: [0, 3, 3],
  device: [2, 3, 3],
  'other-user': [2, 3, 3],
  'other-workspace': [1, 2, 2],
  remote: [0, 1, 2],
  unresolved: [0, 1, 2],
}

/** D2 of an access to a scope. */
export function sensitivity(scope: Scope, access: Access): number {
  if (access === 'list') return 0
  return D2[scope][access === 'read' ? 0 : access === 'write' ? 1 : 2]
}

/** Build outputs, caches and reports, which the next build recreates. Exact folder names in lower case. */
const REGENERABLE_FOLDERS: ReadonlySet<string> = new Set(
  (
    'node_modules bower_components dist build builds built _build _inst _install out output outputs target bin obj debug release coverage ' +
    '.coverage htmlcov .nyc_output .nyc .next .nuxt .output .svelte-kit .astro .vite .vitepress .turbo .nx .angular .expo ' +
    '.parcel-cache .sass-cache .webpack .docusaurus storybook-static _site .jekyll-cache .cache cache caches tmp temp .tmp ' +
    '.temp log logs __pycache__ .pytest_cache .mypy_cache .ruff_cache .hypothesis .tox .nox .eggs .ipynb_checkpoints .venv ' +
    '.vs venv env virtualenv .virtualenv pods deriveddata .build .swiftpm .gradle .kotlin .dart_tool .stack-work ' +
    'dist-newstyle elm-stuff zig-cache zig-out .zig-cache .terraform cdk.out .serverless .esbuild .aws-sam .vercel .netlify ' +
    '.wrangler .deps _deps .libs _libs .objs autom4te.cache .vinxi .react-router .contentlayer gopath vendor tmp_check testdir blib ' +
    'lib-cov ebin nimcache jspm_packages .pnpm-store squashfs-root appdir .gen .firebase ' +
    'cov covdir test-result test-results testresults test-output playwright-report blob-report allure-results allure-report report reports ' +
    'screenshots __snapshots__ __screenshots__ __image_snapshots__ __generated__ artifact artifacts ' +
    'generated gen cmakefiles .clangd .ccls-cache .bloop .metals .eslintcache ' +
    'dbt_packages managed_components cov-html coverage-html .stylelintcache .phpunit.cache .scannerwork lcov-report wheelhouse .rollup.cache out-tsc ' +
    // Hidden folders that tools fill.
    '.act .task .allure .dfx .direnv .devenv .expo-shared _output .ammonite .ansible .basedpyright .bazel .bsp .cargo-target .clinic .clojure .cpcache ' +
    '.cspellcache .cxx .cypress .dccache .devbox .dub .earthly .elixir_ls .externalnativebuild .eunit .fake .fleet-cache ' +
    '.fusebox .gitlab-ci-local .godot .gradio .grunt .hatch .heft .hpc .infracost .ionide .ivy2 .jest .jest-cache .jest_cache ' +
    '.kobweb .konan .lighthouseci .ltximg .lycheecache .marimo .metro .metro-cache .molecule .nextflow ' +
    '.nf-test .nimcache .nitro .packer_cache packer_cache .parcel .pants.d .pdm-build .pio .pioenvs .piolibdeps .pixi .playwright ' +
    '.playwright-cli .playwright-mcp .pub-cache .pulp-cache .pybuilder .pyre .pytype .quarto .ropeproject .ruby-lsp .rush .scala-build .scrapy ' +
    '.shadow-cljs .snakemake .solargraph .sonar .sonarqube .sonarlint .spago .sst .stryker-tmp ' +
    '.swc .syft .tanstack .terragrunt-cache .testcontainers .tmp_versions .trivycache .tsbuild .tshy .tshy-build ' +
    '.tsup .unlighthouse .velite .webassets-cache .wireit .wxt .xmake .yardoc _minted .rpt2_cache _fresh ' +
    '.symlinks .vscode-test .vscode-test-web spark-warehouse metastore_db _temporary web-ext-artifacts cover_db _opam catboost_info ' +
    // Logs of training runs; the trained models are stored elsewhere.
    'lightning_logs tb_logs .hydra ' +
    // Outputs of frameworks and test runners.
    'staticfiles staticroot cover strykeroutput testout testbin _cpack_packages mutants.out buck-out vcpkg_installed covhtml htmlreport covreport _out _dist .wp-env data_docs'
  ).split(' '),
)
/** Folder names that resemble the above. */
const REGENERABLE_FOLDER = whole(
  /(?:lib|dist|build|out|test|types?|bundle)?[-_.]?(?:cjs|esm|mjs|umd|iife|es5|es6|es20\d\d|commonjs|typings|bundles?|transpiled|compiled|generated|emitted)/,
  /bazel-[\w-]+|cmake-build-[\w-]+|build[-_.][\w.-]+|obj_dir[\w.-]*|[\w.-]+\.(?:egg-info|rcheck)|(?:dist|coverage)[-_.][\w.-]+/,
  /[\w.]+[-_.]venv|py-?env|tmpdir\d*|(?:my[-_])?test[-_](?:project|app|repo|workspace|dir|folder)\d*/,
  /[\w.-]+[-_.](?:cache|build|dist|tmp|temp|bak|out|output|results?|logs)/,
  /\.?(?:tmp|temp|scratch|junk|outputs?|test[-_](?:outputs?|results?)|screenshots?)[-_.][\w.-]+/,
  /\.?venv[-_.\d][\w.-]*|junkdir|tmpdir|mutants\.out\.old/,
  /(?:artifacts?|generated(?![-_]by)|out)[-_][\w.-]+|[\w.-]+[-_](?:artifacts?|generated)/,
  /(?:test|cov(?:erage)?|bench|lint|e2e|perf|g?cov|yard|sphinx|javadoc|doxygen|typedoc)[-_]?(?:reports?|results?|html)/,
)
const REGENERABLE_EXTENSIONS: ReadonlySet<string> = new Set(
  (
    'pyc pyo pyd o obj a so dylib lib dll exe class log tmp temp bak orig rej swp swo tsbuildinfo map gcda gcno gcov prof ' +
    // What LaTeX writes beside its source.
    'aux toc lof lot fls fdb_latexmk synctex blg nav snm vrb ' +
    'snap profraw profdata profclangr profclangd trace pid cache elc beam hi whl egg tgz wasm lto lst dyn gch pch d ii dsym'
  ).split(' '),
)
const REGENERABLE_FILE = one_of(
  whole(
    /\.ds_store|\._[^/]*|[\w.-]*\.?tfplan|thumbs\.db|desktop\.ini|\.eslintcache|\.coverage.*|nohup\.out|\.rhistory/,
    /core\.\d+|(?:perf\.data|(?:massif|callgrind|cachegrind|helgrind|dhat)\.out|vgcore|gmon\.out)[.*\w-]*/,
    /cover(?:age)?\.out|[\w.-]*\.(?:hprof|heapsnapshot|cpuprofile|stackdump)|npm-debug\.log.*/,
    /coverage\.xml|junit\.xml|(?:l?cov|coverage)\.info|package-lock\.json|npm-shrinkwrap\.json|yarn\.lock/,
    /pnpm-lock\.yaml|bun\.lockb?|poetry\.lock|uv\.lock|pdm\.lock|gemfile\.lock|composer\.lock|cargo\.lock/,
    /pom\.xml\.(?:versionsbackup|releasebackup|tag|next)|pubspec\.lock|deno\.lock|derby\.log|podfile\.lock|mix\.lock|chart\.lock|flake\.lock/,
  ),
  /\.so(?:\.[\dx]+)+$|\.gcxx$|\.profclangx$|~$|^\.?#[^/#]{1,100}#?$|\.min\.(?:js|css)$/,
  /\.(?:pb|pb\.gw|gen|generated|g|freezed)\.\w{1,5}$|_pb2(?:_grpc)?\.pyi?$|_generated\.\w{1,5}$|-stamp$|(?:^|[*/])mock_[\w*]+\.go$|_mocks?\.go$|(?:^|[*/])(?:zz_generated[\w.*]*|wire_gen)\.go$/,
  // What snapshot tools write beside the snapshots that are kept.
  /\.snap\.new$|\.pending-snap$/,
  /[-.](?:actual|received|diff)\.(?:png|txt|json|html)$|[\w*-]\.(?:tmp|partial|bak)\.\w{1,8}$/,
)

// Patterns over whole paths run only for paths with a segment that starts with a dot, which they all need; patterns
// over names run on the name. This and the gates below save a third: 1.0 instead of 1.5 us per path of the corpus.
const CI_NAME = /^(?:jenkinsfile|azure-pipelines\.ya?ml|bitbucket-pipelines\.ya?ml)$/i
const CI_PATH =
  /\/(?:\.github\/(?:workflows|actions)\/|\.gitlab-ci\.ya?ml$|\.gitlab\/ci\/|\.circleci\/|\.travis\.ya?ml$|\.drone\.ya?ml$|\.buildkite\/|\.woodpecker)/i

/** Instruction files that agents obey. */
const INSTRUCTION_NAME = whole(
  /claude(?:\.local)?\.md|agents(?:\.override)?\.md|gemini\.md|qwen\.md|codex\.md/i,
  /copilot-instructions\.md|\.cursorrules|\.windsurfrules|\.clinerules|\.roorules|\.goosehints/i,
  /\.aider\.conf\.ya?ml|conventions\.aider\.md|soul\.md|heartbeat\.md|skill\.md|memory\.md/i,
)
/** A page about agents, not for them: `docs/agents.md`. */
const DOCUMENTATION = /\/(?:docs?|documentation|content|pages|posts|blog|website)\/(?:[^/]+\/){0,12}[a-z][\w-]*\.md$/
const INSTRUCTION_PATH = one_of(
  /\/\.(?:cursor|windsurf|roo|continue|kilocode|augment|aiassistant|amazonq|trae|agents?)\/rules(?:-[\w-]{1,40})?\//i,
  /\/\.clinerules\/|\/\.junie\/[^/]+\.md$|\/\.openhands\/(?:microagents|skills)\//i,
  /\/\.agents?\/(?:skills|workflows|commands)\/|\/\.github\/(?:instructions|prompts|chatmodes|agents)\//i,
  /\/\.(?:claude|codex|gemini|copilot|(?:config\/)?opencode|cursor|qwen|kiro|factory)\/(?:skills?|commands?|agents?|prompts|output-styles)(?:\/|$)/i,
  /\/\.claude\/rules(?:\/|$)|\/\.kiro\/steering(?:\/|$)|\/\.factory\/droids(?:\/|$)|\/\.opencode\/modes?(?:\/|$)/i,
)

/** Notes that a client has its model keep for later sessions, beside its settings: read as instructions, run by nothing. */
const KEPT_NOTE = /\/\.claude\/(?:projects\/[^/]+\/memory|agent-memory)\/.+\.md$|\/\.codex\/memories\/.+\.md$/
/** Texts beside an agent's settings: nothing runs them, so that they guide it at most. */
const PROSE = /\.(?:md|mdc|mdx|markdown|rst|adoc)$/i
/** Folders in which such texts are papers about the work: `.kiro/specs/login/tasks.md`. */
const PAPERS = /^(?:specs?|docs?|documents|epics|prds|research|reports|reviews)\/|^project_summary\.md$/i

/** Settings, hooks and tool servers of coding agents: the path below the innermost folder of one. */
const AGENT_PATH =
  /^.*\/\.(?:claude|codex|gemini|copilot|openclaw|opencode|cursor|windsurf|continue|cline|roo|aider|qwen|goose|kiro|amazonq|crush|factory|trae|asg|config\/(?:opencode|crush|goose|amp|kilo))(?:$|\/(.*))/s
/** Below that folder, files that only the agent uses and nothing runs: transcripts, caches, plans, worktrees, notes. */
const AGENT_DATA = within(
  '(?:^|\\/)',
  [
    /projects|todos|\.?archive|backups|tasks|teams|ide|usage-data|agent-memory|transcripts/,
    /shell-snapshots|statsig|logs?|cache|tmp|sessions|history\.jsonl|file-history|debug|plans|worktrees/,
    /session-env|session-state|telemetry|paste-cache|image-cache|downloads|stats-cache\.json/,
  ],
  '(?:\\/|$)',
)
/** Names of texts, tables, pictures and backups. */
const DATA_NAME =
  /^(?:\.ds_store|\.gitkeep|\.gitignore)$|\.(?:txt|csv|tsv|log|jsonl|png|jpe?g|gif|svg|webp|html|pdf|pid|lock)$|\.(?:bak|backup|orig|old)(?:[-.][\w.*-]{0,40})?$/i
/** Of Claude Code: notes that are not instructions, a folder of documents, and how to start the project's servers. */
const CLAUDE_DATA = /^(?:docs\/(?:[^/]+\/){0,6})?[\w.-]+\.mdx?$|^docs(?:\/[^/.]+){0,6}\/?$|^launch\.json$/i
/** Of Cursor: what its remote machines install and start before an agent works there, like a development container. */
const CURSOR_MACHINE = /^(?:environment\.json|(?:docker|container)file)$/i
/** Of Claude Code: programs run by its status line, its skills and people. Hooks have a folder of their own. */
const CLAUDE_SCRIPT =
  /^(?:(?:scripts|helpers|bin|tools|lib|utils)(?:\/.*)?|[\w.-]+\.(?:sh|bash|py|[cm]?js|ts|rb|pl|conf))$/
/** Of OpenClaw: where its agents work, what they were sent and what they show. */
const OPENCLAW_WORK = /^(?:workspace(?:-[\w-]{1,60})?|sandboxes|media|canvas)(?:\/|$)/
const AGENT_NAME = whole(
  /\.mcp\.json|mcp\.json|mcp_config\.json|mcp-servers?\.json|\.claude\.json|claude_desktop_config\.json/,
  /opencode\.jsonc?|openclaw\.json|\.aider\.conf\.yml|managed-settings\.json|cline_mcp_settings\.json/,
)
/** Any of these names. */
const CONFIGURES = new RegExp([INSTRUCTION_NAME, AGENT_NAME, CI_NAME].map(({ source }) => source).join('|'), 'i')
const PERSISTENCE = within(
  '^',
  [
    // Timers, services, start files of shells and logins, loaders, kernel modules, hooks of packages and networks.
    within(
      '\\/etc\\/',
      [
        /cron[^/]*(?:\/|$)|anacrontab$|at\.allow$|systemd\/(?:system|user)(?:\/|$)|init\.d(?:\/|$)/i,
        /rc\.local$|rc\d?\.d\/|xdg\/autostart(?:\/|$)|profile$|profile\.d(?:\/|$)|bash\.bashrc$|bashrc$/i,
        /zshrc$|zsh\/|environment$|ld\.so\.preload$|ld\.so\.conf|udev\/rules\.d\/|modules-load\.d\//i,
        /modprobe\.d\/|update-motd\.d\/|apt\/apt\.conf\.d\/|inittab$/i,
        /(?:networkd-dispatcher|NetworkManager\/dispatcher\.d)\/|dhcp\/dhclient-.*hooks/i,
      ],
      '',
    ),
    // The same in other places and on other systems.
    /\/var\/spool\/(?:cron|at)(?:\/|$)|\/(?:usr\/)?lib\/systemd\/system(?:\/|$)/i,
    /\/usr\/local\/lib\/systemd\/|\/Library\/(?:LaunchAgents|LaunchDaemons|StartupItems)(?:\/|$)/i,
    /\/System\/Library\/Launch|c:\/programdata\/microsoft\/windows\/start menu\//i,
  ],
  '',
)
/** Patterns relative to a home. */
const HOME_PERSISTENCE = within(
  '^',
  [
    // Services and programs of the user's session.
    /\.config\/(?:systemd\/user|autostart|environment\.d|plasma-workspace\/env)(?:\/|$)/i,
    /\.local\/share\/systemd\/user(?:\/|$)|library\/launchagents(?:\/|$)/i,
    // Who may log in, and what runs then.
    /\.ssh\/(?:authorized_keys2?|rc|environment)$|\.xinitrc$|\.xsession(?:rc)?$|\.xprofile$/i,
    /\.pam_environment$|appdata\/roaming\/microsoft\/windows\/start menu\/programs\/startup(?:\/|$)/i,
    // Editors and git.
    /\.gradle\/init\.(?:gradle(?:\.kts)?$|d\/)|\.m2\/extensions\.xml$|\.config\/nvim\/plugin\/|\.git-templates?\/hooks\/|\.config\/git\/hooks\//i,
  ],
  '',
)
const SHELL_STARTUP = whole(
  within(
    '\\.',
    [
      /bashrc|bash_profile|bash_login|bash_logout|bash_aliases|profile|zshrc|zshenv|zprofile|zlogin/i,
      /zlogout|kshrc|cshrc|tcshrc|login|inputrc|config\/fish\/(?:config\.fish|conf\.d\/.*|functions\/.*)/i,
    ],
    '',
  ),
  /\.zsh\/.*|\.oh-my-zsh\/custom\/.*|documents\/(?:windows)?powershell\/.*profile\.ps1/i,
  /\.config\/powershell\/.*profile\.ps1/i,
)
/** Whether shells read this file of a home when they start. */
export function starts_shell(inside: string): boolean {
  return SHELL_STARTUP.test(inside)
}

const HOME_CONFIG = within(
  '^',
  [
    /\.config(?:\/|$)|\.gitconfig$|\.gitignore_global$|\.[a-z0-9_-]+rc$|\.vimrc$|\.vim\/|\.tmux\.conf$/i,
    /\.screenrc$|\.ssh\/|\.local\/(?:bin|share)\/|library\/preferences\/|\.vscode\/|\.pip\/|\.condarc$/i,
    /\.yarnrc(?:\.yml)?$|\.curlrc$|\.wgetrc$|\.gdbinit$|\.psqlrc$|\.sqliterc$|\.irbrc$|\.pryrc$/i,
    /\.pythonrc/i,
  ],
  '',
)
const TOOLCHAIN_CACHE = within(
  '^',
  [
    /\.cache|\.npm|\.pnpm-store|\.local\/share\/pnpm|\.yarn|\.cargo\/(?:registry|git)|\.rustup/i,
    /\.m2\/repository|\.gradle\/caches|\.gradle\/daemon|\.ivy2|\.sbt|\.nuget\/packages|\.pub-cache/i,
    /\.bun\/install|\.deno|\.nvm|\.pyenv|\.rbenv|\.asdf|\.local\/share\/(?:mise|uv|virtualenvs|pipx)/i,
    /\.conda\/pkgs|go\/pkg|library\/caches/i,
    /library\/developer\/(?:xcode\/deriveddata|coresimulator\/caches)/i,
    /appdata\/local\/(?:npm-cache|pip|temp)|\.terraform\.d\/plugin-cache|\.node-gyp|\.rncache|\.expo/i,
    /\.cocoapods|\.electron|\.docker\/buildx|\.sonar\/cache|\.ccache|\.bazel|\.zig|\.triton|\.nv|\.konan/i,
    /\.julia\/compiled|\.gradle\/wrapper\/dists/i,
  ],
  '(?:\\/|$)',
)

/** Files that tools write into hidden folders of a home and do not keep. */
const TOOL_STATE =
  /^\.(?!(?:vim|nvim|emacs\.d|tmux|local|config|ssh|gnupg|aws|kube|docker|mozilla|thunderbird)\/)[\w-]+\/(?:caches?|te?mp|logs?|telemetry|analytics|locks?|session(?:s|-state)|todos?|plans?|scratch(?:pad)?)(?:\/|$)|^\.local\/share\/opencode\/plans\//

/** Build products of sibling projects, recreated by the next build there. */
const CACHE_ANYWHERE =
  /(?:^|\/)(?:node_modules|__pycache__|\.(?:pytest|mypy|ruff|parcel)[-_]cache|\.turbo|\.next|\.nuxt|\.gradle)(?:\/|$)|\/\.android\/avd\/[^/]+\.avd\/[^/]*\.lock$|^\.local\/share\/nvim\/(?:lazy|mason)(?:\/|$)/

const PACKAGE_CACHE = /^\/var\/(?:lib\/apt\/lists|cache\/(?:apt|apk|yum|dnf|zypp|pacman\/pkg))(?:\/|$)/

/** Process ids, locks and sockets of services: rewritten at every start. */
const RUNTIME =
  /^\/var\/lock\/(?:[\w-]{1,40}\/)?[\w.-]+\.(?:pid|lock)$|^\/(?:var\/)?run\/(?:user\/\d+\/(?!systemd\/)[^/]|(?!docker|containerd|crio|podman|dbus|systemd)(?:[\w-]{1,40}\/)?[\w.-]+\.(?:pid|lock|sock)$)/

const SYSTEM_ROOT = within(
  '^',
  [
    /\/(?:usr|opt|lib|lib32|lib64|libx32|bin|sbin|etc|sys|selinux|proc|boot|var|srv|run|snap|system|library|applications|nix|cores|private|lost\+found)(?:\/|$)/i,
    /\/[^/]+$/i,
    /[a-z]:\/(?:windows|program files|program files \(x86\)|programdata|system volume information|\$recycle\.bin|boot)(?:\/|$)/i,
  ],
  '',
)

const NO_FILES: readonly string[] = []

/** From this many located words on areas are cached: long texts repeat them, and few short ones get that far. */
const REMEMBERS_FROM = 16
/** Lives as long as the action's frame; bounded by the words that one action may locate (place/target.ts). */
const remembered = new WeakMap<Frame, Map<string, Area>>()

/** The area of a normalised absolute path. */
export function area_of(path: string, frame: Frame): Area {
  if (frame.tries === undefined || frame.tries.places < REMEMBERS_FROM) return look_up(path, frame)
  const areas = remembered.get(frame) ?? new Map<string, Area>()
  if (areas.size === 0) remembered.set(frame, areas)
  const area = areas.get(path) ?? look_up(path, frame)
  areas.set(path, area)
  return area
}

function look_up(path: string, frame: Frame): Area {
  const inside = below_home(path, frame)
  const scope = special_scope(path, inside, frame)
  if (scope !== null) return { scope, item: null }
  const item = secret_at(path, inside)
  if (item !== null) return { scope: 'credential', item }
  return { scope: ordinary_scope(path, inside, frame), item: null }
}

/** Scopes that do not depend on the file's name. */
function special_scope(path: string, inside: string | null, frame: Frame): Scope | null {
  const drive = has_drive(path)
  if (path === '/' || (drive && /^[a-z]:\/$/.test(path))) return 'root'
  if (path.startsWith('/dev')) return device_scope(path)
  if (path === '/proc/kcore' || path === '/proc/kmem') return 'device'
  const { files, settings = NO_FILES } = frame.self
  for (const file of files) if (is_below(path, file)) return 'agent-config'
  for (const file of settings) if (is_below(path, file)) return 'agent-config'
  if (frame.homes.includes(path) || path === '/home' || path === '/Users' || (drive && /^[a-z]:\/users$/i.test(path)))
    return 'home'
  if (!path.startsWith('/home/') && PERSISTENCE.test(path)) return 'persistence'
  if (path.includes('/.git/') || path.endsWith('/.git')) {
    const scope = git_scope(path)
    // A repository cloned into a temporary folder is as temporary as the folder.
    return scope === 'vcs-meta' &&
      is_passing(path, frame) &&
      !(frame.workspace !== null && is_below(path, frame.workspace))
      ? 'tmp'
      : scope
  }
  return inside !== null && may_persist(inside) && HOME_PERSISTENCE.test(inside) ? 'persistence' : null
}

/** How those paths begin: hidden, or in a folder of macOS or Windows. */
const PERSISTING_STARTS: ReadonlySet<string> = new Set('.lLaA')
const may_persist = (inside: string): boolean => PERSISTING_STARTS.has(inside.charAt(0))

function device_scope(path: string): Scope | null {
  if (path === '/dev') return 'system'
  if (!path.startsWith('/dev/')) return null
  if (
    /^\/dev\/(?:null|zero|full|random|urandom|stdin|stdout|stderr|tty\d*|ptmx|console|fd(?:\/.*)?|pts(?:\/.*)?|std.*)$/.test(
      path,
    )
  ) {
    return 'device-null'
  }
  // Serial devices: what a board on a cable prints, and is sent.
  if (
    /^\/dev\/(?:tty(?:ACM|USB|AMA|THS|mxc|O|S)\d+|(?:cu|tty)\.[\w.-]+|serial\/by-(?:id|path)\/[\w.:@-]+|rfcomm\d+)$/.test(
      path,
    )
  )
    return 'device-null'
  return is_below(path, '/dev/shm') ? 'tmp' : 'device'
}

function git_scope(path: string): Scope | null {
  const inside = path.slice(path.lastIndexOf('/.git') + 6)
  // Git runs no hook of that name.
  if (/^hooks\/[\w*-]+\.sample$/.test(inside)) return 'workspace'
  if (inside.startsWith('hooks') && !inside.endsWith('.sample')) return 'persistence'
  if (inside.endsWith('.lock')) return 'workspace'
  return inside === 'COMMIT_EDITMSG' || inside === 'MERGE_MSG' || inside === 'info/exclude' ? 'workspace' : 'vcs-meta'
}

function ordinary_scope(path: string, inside: string | null, frame: Frame): Scope {
  const configuration = configuration_scope(path, frame)
  if (configuration !== null) return configuration
  const { workspace, main } = frame
  if (workspace !== null && is_below(path, workspace))
    return workspace.includes('/tmp/') && SCRATCH.test(workspace) ? 'tmp' : scope_in_tree(path, workspace)
  if (main !== undefined && is_below(path, main) && !OTHER_TREE.test(path)) return scope_in_tree(path, main)
  if (is_passing(path, frame)) return 'tmp'
  if (workspace !== null && WORK_ROOT.test(path) && workspace.startsWith(path.slice(0, path.lastIndexOf('/') + 1)))
    return 'workspace'
  return inside === null ? scope_outside_homes(path, workspace) : scope_in_home(path, inside, frame)
}

/** A path in a project. */
function scope_in_tree(path: string, root: string): Scope {
  if (path === root) return 'workspace-root'
  return regenerable(path.slice(root.length + 1)) ? 'regenerable' : 'workspace'
}

function scope_outside_homes(path: string, workspace: string | null): Scope {
  const below = workspace === null || !AGENT_ROOT.test(workspace) ? AGENT_ROOT.exec(path)?.[1] : undefined
  if (below !== undefined) return regenerable(below) ? 'regenerable' : 'workspace'
  if (!SYSTEM_ROOT.test(path)) return LOADS_BOARD.test(path) ? 'device-null' : 'other-workspace'
  if (RUNTIME.test(path)) return 'tmp'
  return is_tunable(path) ? 'device-null' : 'system'
}

/** A path in a home; `inside` is the part below it. */
function scope_in_home(path: string, inside: string, frame: Frame): Scope {
  const { homes, workspace, at_home } = frame
  if (!homes.some((home) => is_below(path, home))) return 'other-user'
  if (workspace !== null && is_below(workspace, path)) return 'home'
  if (TOOLCHAIN_CACHE.test(inside) || CACHE_ANYWHERE.test(inside) || TOOL_STATE.test(inside)) return 'toolchain-cache'
  if (SHELL_STARTUP.test(inside) || HOME_CONFIG.test(inside)) return 'home-config'
  if (at_home === undefined || !is_below(path, at_home) || !IN_OWN_FOLDER.test(inside)) return 'home-other'
  return regenerable(inside) ? 'regenerable' : 'workspace'
}

/** Whether a path below a home lies in a folder of work there. */
export function is_in_own_folder(inside: string): boolean {
  return IN_OWN_FOLDER.test(inside)
}

/** Below a home that the client works in: something in a folder of work, which neither a person's papers nor settings are. */
const IN_OWN_FOLDER =
  /^(?!(?:Documents|Desktop|Downloads|Pictures|Music|Movies|Videos|Library|Public|Templates|AppData|Application Support|OneDrive[^/]*|Dropbox[^/]*|Google ?Drive|Nextcloud|iCloud[^/]*|bin|snap|mail|Maildir|backups?)\/)[^./][^/]*\/(?!.*\/\.)[^.].*$/i

/** Kernel settings (sysctl names) that builds, servers and profilers raise; they last until the next start and protect nothing. */
export const ROUTINE_SETTING = within(
  '^(?:',
  [
    /fs\.(?:inotify\.|(?:file-max|nr_open|aio-max-nr)\b)/,
    /vm\.(?:max_map_count|drop_caches|swappiness|overcommit_memory|nr_hugepages)\b/,
    /net\.core\.(?:somaxconn|[rw]mem_(?:max|default)|netdev_max_backlog)\b/,
    /net\.ipv4\.(?:ip_local_port_range|tcp_(?:[rw]mem|tw_reuse|fin_timeout|max_syn_backlog))\b/,
    /kernel\.(?:perf_event_(?:paranoid|mlock_kb|max_sample_rate)|core_uses_pid|sched_\w+|core_pattern=\s*[\w./])/,
  ],
  ')',
)
const SPEED_SETTING =
  /^\/sys\/(?:devices\/system\/cpu\/cpu[\d*]+\/cpufreq\/scaling_governor|kernel\/mm\/transparent_hugepage\/(?:enabled|defrag))$/

/** A kernel setting below /proc: `echo 3 > /proc/sys/vm/drop_caches`. */
function is_tunable(path: string): boolean {
  if (path.startsWith('/proc/sys/')) return ROUTINE_SETTING.test(path.slice(10).replaceAll('/', '.'))
  return path.startsWith('/sys/') && SPEED_SETTING.test(path)
}

/** Drives that a board shows while it waits for firmware: a file copied there is flashed, nothing is stored. */
const LOADS_BOARD =
  /^\/(?:media\/[^/]+|run\/media\/[^/]+|Volumes|mnt)\/(?:RPI-RP2|RP2350|NICENANO|MICROBIT|DAPLINK|[A-Z]{2,12}BOOT|NODE_[A-Z\d]+)(?:\/|$)/

/** Neighbours of the project in the folder that agents' containers use for work. */
const WORK_ROOT = /^\/workspaces?\/[^/]+$/

/**
 * Top-level folders that only containers for agents and builds have. Their content is the work, unless the project is
 * one of several there.
 */
const AGENT_ROOT = /^\/(?:testbed|workspaces?|app|repo|code)\/(.+)$/

const OTHER_TREE = /\/worktrees(?:\/|$)/

/** Scopes of files that configure agents and builds. */
function configuration_scope(path: string, frame: Frame): Scope | null {
  const base = base_of(path)
  const dotted = path.includes('/.')
  if (!dotted && !CONFIGURES.test(base)) return null
  if (!is_scratch(path, frame)) {
    if ((INSTRUCTION_NAME.test(base) && !DOCUMENTATION.test(path)) || (dotted && INSTRUCTION_PATH.test(path)))
      return 'instruction-file'
    if (dotted && KEPT_NOTE.test(path)) return 'instruction-file'
    const steers = dotted ? steers_agents(path, base) : null
    if (steers === 'agent-config' || AGENT_NAME.test(base))
      return /\/\.vscode\/mcp\.json$/.test(path) || !/\.example$|\.sample$/.test(base) ? 'agent-config' : 'workspace'
    if (steers !== null) return steers
  }
  return CI_NAME.test(base) || (dotted && CI_PATH.test(path)) ? 'ci-config' : null
}

/**
 * Whether configuration lies in a temporary folder for a test or trial, and so configures nothing real; not when the
 * workspace itself is there.
 */
function is_scratch(path: string, frame: Frame): boolean {
  return is_passing(path, frame) && !(frame.workspace !== null && is_below(path, frame.workspace))
}

/** Scope of an agent's settings, hooks and the programs beside them; null for files that configure no agent. */
function steers_agents(path: string, base: string): Scope | null {
  const below = AGENT_PATH.exec(path)
  if (below === null) return null
  const inside = below[1] ?? ''
  if (AGENT_DATA.test(inside) || (inside !== '' && DATA_NAME.test(base))) return null
  const start = path.length - inside.length - 1
  if (path.endsWith('/.cursor', start) && CURSOR_MACHINE.test(inside)) return null
  if (path.endsWith('/.openclaw', start) && OPENCLAW_WORK.test(inside)) return null
  const of_claude = path.endsWith('/.claude', start)
  if (of_claude && CLAUDE_DATA.test(inside)) return null
  if (PROSE.test(base)) return PAPERS.test(inside) ? null : 'instruction-file'
  if (!of_claude) return 'agent-config'
  return CLAUDE_SCRIPT.test(inside) ? 'instruction-file' : 'agent-config'
}

/** Whether a file is a note that a client has its model keep: `.claude/projects/-home-dev-app/memory/MEMORY.md`. */
export function is_kept_note(path: string): boolean {
  return KEPT_NOTE.test(path)
}

/** Whether a file that holds keys also says what an agent may do: `.openclaw/openclaw.json`. */
export function is_agent_settings(path: string): boolean {
  const base = base_of(path)
  return (
    /^(?:config|settings|openclaw)\.(?:json[c5]?|ya?ml|toml)$/.test(base) &&
    steers_agents(path, base) === 'agent-config'
  )
}

/** Indexes and downloads of the system's package managers, which the next update fetches again. */
export function is_package_cache(path: string): boolean {
  return PACKAGE_CACHE.test(path)
}

/** Whether a name alone says that a build recreates it. */
export function is_regenerable_name(name: string): boolean {
  return is_product(name.toLowerCase())
}

/** Folders that tools fill inside folders of the project. */
const REGENERABLE_PLACE = within(
  '(?:^|\\/)',
  [
    /vendor\/(?:bundle|cache)|public\/packs(?:-test)?|docs?\/(?:html|latex|doxygen|_?site)/,
    /resources\/_gen|storage\/framework\/(?:views|sessions|testing)|cypress\/(?:videos|downloads)/,
    /(?:e2e|playwright|tests?)\/\.auth|\.yarn\/unplugged|supabase\/\.(?:branches|temp)/,
    /priv\/static\/assets|\.loki\/(?:current|difference)|project\/project|mlruns\/\.trash|library\/(?:scriptassemblies|bee|artifacts|shadercache|burstcache|packagecache)/,
    /wandb\/(?:offline-)?run-[^/]+|wandb\/latest-run|runs\/(?:[^/]+\/)?[a-z][a-z_-]{0,20}[\d*][\w*-]*/,
  ],
  '(?:\\/|$)',
)

/** Whether a path inside the workspace is a build product, by its name or a folder above it. */
function regenerable(inside: string): boolean {
  const lower = inside.toLowerCase()
  const base = base_of(lower)
  const dot = base.lastIndexOf('.')
  if (dot >= 0 && REGENERABLE_EXTENSIONS.has(base.slice(dot + 1))) return true
  if (REGENERABLE_FILE.test(base) || (base !== lower && REGENERABLE_PLACE.test(lower))) return true
  for (let start = 0; start <= lower.length; ) {
    const end = lower.indexOf('/', start)
    const segment = lower.slice(start, end < 0 ? lower.length : end)
    if (is_product(segment)) return true
    // A renamed build product: `dist.old`, `node_modules_backup`, `build-2`.
    const aside = HAS_SEPARATOR.test(segment) ? ASIDE.exec(segment)?.[1] : undefined
    if (aside !== undefined && is_product(aside)) return true
    start += segment.length + 1
  }
  return false
}

const HAS_SEPARATOR = /[-_.]/
const ASIDE = /^(.+?)[-_.](?:old|bak|backup|orig|prev|previous|new|copy|\d{1,8})$/

function is_product(segment: string): boolean {
  return REGENERABLE_FOLDERS.has(segment) || REGENERABLE_FOLDER.test(segment)
}

/** Temporary folders: `/tmp`, `/var/tmp`, the per-user folder of macOS, shared memory. */
export function is_tmp(path: string): boolean {
  return (
    is_below(path, '/tmp') ||
    is_below(path, '/var/tmp') ||
    is_below(path, '/private/tmp') ||
    path.startsWith('/var/folders/') ||
    path.startsWith('/private/var/folders/') ||
    (has_drive(path) && /^[a-z]:\/(?:users\/[^/]+\/appdata\/local\/temp|windows\/temp|temp|tmp)(?:\/|$)/.test(path))
  )
}

/**
 * Temporary folders whose names say that nothing in them stays; any other workspace below one is a project on trial.
 */
const SCRATCH = /^(?:\/private)?(?:\/var)?\/tmp\/(?:tmp[.-]|scratch|repro|throwaway|playground)[^/]*(?:\/|$)/i

/** Whether a path is in a temporary folder, but not in a home located there, as trials and containers have. */
function is_passing(path: string, { homes }: Frame): boolean {
  return is_tmp(path) && !homes.some((home) => !is_tmp_root(home) && is_tmp(home) && is_below(path, home))
}

/** The temporary folder itself, which other programs share. */
export function is_tmp_root(path: string): boolean {
  return path === '/tmp' || path === '/var/tmp' || path === '/private/tmp' || path === '/dev/shm'
}
