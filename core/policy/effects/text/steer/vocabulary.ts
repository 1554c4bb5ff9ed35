// Words of guidance about building, testing and writing a project, and words that ask to send, trust, skip, grant, hide
// or switch off. Pure tables. Source: ENGINE 19 (category 16).

/** Words of English in such texts; forms of them need no place here. */
export const WORDS: ReadonlySet<string> = new Set(
  (
    'a about above absolute abstract abstraction abstractions acceptance accessibility accessible accuracy accurate ' +
    'achieve across action actionable active activity actual adapt adapter adapters add addition additional adds ' +
    'adequate adjacent adjust adr advanced affect after again age agent agents aggregate agile algorithm alias ' +
    'aliases align alignment all alone alongside alpha alphabetical alphabetically also alternative always ' +
    'ambiguous american amount an analyse analyser analysis analytics analyze analyzer and angular animation ' +
    "annotation another answer any anything api apis app app's appear applicable application approach appropriate " +
    "apps april arbitrary architect architectural architecture are area aren't argument arguments aria around array " +
    'arrays arrow article articles artifact as ascii asked aspect assert assertion assertions assess asset assets ' +
    'assignment assistant async asynchronous at atomic attempt attention attribute audience august auto automated ' +
    'automatic automatically automation availability available avatar average avoid avoids await aware back backend ' +
    'background backlog backoff backward bad badge balance banner bar bare barrel base baseline basic basket batch ' +
    'bdd be because become been before begin behavior behaviour behind being below bench benchmark benchmarks ' +
    'benefit beside besides best beta better between beyond big binary black blank blind blocking blue board body ' +
    'bool boolean boost both bottleneck bottom bound boundaries boundary branch branches brand breadcrumb break ' +
    'breakpoint brief briefly british broad broken browser budget buffer bug bugs build builds built bullet bump ' +
    'bun bundle bundler bundles business busy but button buttons by bytes cache calculate calculation calendar call ' +
    "callback callbacks calls camel can can't cannot canonical capability capacity capital careful carefully cargo " +
    'carousel carry case catalog catch category caught cause cell center central cents challenge change changed ' +
    'changelog changes changeset changesets changing channel channels character chart check checklist checkout ' +
    'checkpoint checks child children choice choose chore ci circular citation clarify clarity class classes ' +
    "classification classify claude clause clean cleaner cleanup clear cleared cli cli's click client clippy " +
    'clojure close co co-located code codebase codex coherent cohesion collapse collect collection colocate ' +
    'colocated color colors column columns combination combine come comma command commands commas comment ' +
    'commentary comments commit commits committing common commonly community compact compare comparison compat ' +
    'compatibility compatible compilation compile compiler compiles complete completeness completion complex ' +
    'complexity compliance complicated component components composable composables compose composition compound ' +
    'comprehensive compute concept concern concise concrete concurrency concurrent condition conditional conditions ' +
    'confidence config configurable configuration configure conflict consider consistency consistent consolidate ' +
    'const constant constants constraint construct constructor consult consume consumer contain container ' +
    'containers contains content context contextual continue continuous contract contrast contribute contributor ' +
    'controller controllers convention conventional conventions conversion convert coordinate core correct ' +
    'correctness cost could count couple cover coverage cpu cqrs crash crate crates create creates creation ' +
    "criteria critical cross crud css currencies currency current cursor cursor's custom customer customization " +
    'cycle cypress daily dark dart dashboard data database databases dataset date dates day days db ddd dead ' +
    'debounce debt debug december decide decimal decimals decision declaration declare decomposition decorator ' +
    'decorators dedicated deep deeper def default defaults define definition degrade delay deliver delta demand ' +
    'demo depend dependencies dependency deprecated depth derive describe description descriptive design desired ' +
    'desktop detail detailed details detect detection determine deterministic dev develop developer development ' +
    'device diagnose diagram diagrams diff differ difference different difficult diffs dimension dir direct ' +
    'direction directly directories directory discover discovery discuss discussion disk display distinct ' +
    'distinguish distributed distribution divide division django do doc docker docs docstring docstrings document ' +
    "documentation documents does doesn't doing dom domain don't done dotnet double doubt down draft drafts drift " +
    'driven drizzle dropdown dry dto dtos due duplicate duplication durable duration during dynamic each early ' +
    'easier easy ecosystem edge edit editor edits effect effective efficiency efficient effort either element ' +
    'eliminate elixir else emoji emphasis empty encoding encounter encourage end endpoint endpoints enemy enforce ' +
    'engine engineer english enhance enough ensure ensures enter enterprise entire entities entity entry enum enums ' +
    'eol epic equal equivalent error errors eslint especially essential establish estimate etc eu evaluate ' +
    'evaluation even event events every everything everywhere evidence evolve exact example examples exceed ' +
    'exception exceptions exclude exist existing exit expand expect expensive experience experiment experimental ' +
    'expert explain explanation explicit exploration explore export exports express expression extend extension ' +
    'external extra extract face facing fact factories factory fail failing fails failure fall fallback familiar ' +
    'faq fast fastapi faster fastify feat feature features february feedback fetcher few field fields figure file ' +
    'filename files fill filter final find finding fine finish finished finishing first fit five fix fixed fixes ' +
    'fixture fixtures flag flaky flask flat flexible float floats flow fluent flutter focus folder folders follow ' +
    'follows font fonts footer for form formal format formats formatting former forms formula found foundation four ' +
    'fps framework free french frequency frequent fresh friendly from front frontend frontmatter frozen full fully ' +
    'func function functional functionality functions fundamental further future game gap gather gemini general ' +
    'generate generated generates generation generator generic genre german git github gitlab given glance glob ' +
    'global glossary go goal goes good goroutine gotcha graceful gracefully gradle gradual grammar granular graph ' +
    'graphql gray green greenfield grid ground group grow guarantee guess guidance guide guideline guidelines half ' +
    'hand handle handler handlers handling happen happy hard hardware has haskell have having head header headers ' +
    'heading health heavy height help helper helpers helpful here heuristic hex hierarchy high highlight hint hints ' +
    'historical history hit hits hold hono hook hooks horizontal host hot hour hover how html huge hundred hybrid ' +
    'hydrate hydration icon icons id ide idea ideal idempotency idempotent identical identifier idiom idiomatic if ' +
    'image images immediate immutable impact imperative implement implementation implementer implicit imply import ' +
    'important imports improve improvement in include incomplete inconsistent incorrect increase incremental indent ' +
    'indentation independent index indicate indicator individual industry inference info information infrastructure ' +
    'inherit inheritance initial initialization initialize injection inline inner input inputs inside install ' +
    'installation instance instead int integer integers integrate integration intelligence intent intentional ' +
    'interact interaction interactive interface interfaces intermediate internal internationalization interval into ' +
    "introduce intuitive invalid invariant investigate investigation invoice invoices involve is isn't iso isolate " +
    "isolation issue issues it it's item items iterate iteration its itself january java javascript jest jira job " +
    'jobs join journey js json jsx july june junior kafka kebab keep keeps key keyboard keys keyword kind kit know ' +
    'knowledge kotlin label labels landing language laravel large last latency later latest layer layers layout ' +
    "layouts lazy lead leading learn least leave left legacy length lerna less lesson let let's letter level " +
    'lexical lib libraries library licence license life lifecycle light lightweight like likely limit limits line ' +
    'linear lines link lint lints linux list listener listeners lists literal little live lives loading local ' +
    'locale locales localise localised localize localized locally locate location lockfile log logging logic ' +
    'logical logs long longer look lookup loop loops lost lot low lower lowercase ltr lts machine macos macro ' +
    'macros made main maintain maintainability maintainable maintainer maintenance major make makes manage manager ' +
    'mandatory manifest manually many map mapper mappers mapping maps march margin mark markdown marker match ' +
    'material math matrix matter mature maven max maximum may md mean meaningful measurable measure measurement ' +
    'mechanism media medium member memo memoise memoize memory mental menu mermaid message messages metadata method ' +
    'methods metric microseconds microservice microservices middleware might migrate migration migrations milestone ' +
    'milliseconds min mind mindful minified minimal minimise minimize minimum minor minute mirror mismatch missing ' +
    'mistake mix mobile mock mocks modal mode model models modern modes modification modify modular module modules ' +
    'moment money monitoring mono monorepo monospace month monthly months mood more most motion move ms much multi ' +
    'multiple must mutable mutate mutation mutual mvc mvp mvvm mypy mysql name named names namespace narrow native ' +
    'natural navbar navigate navigation near nearby neat necessary need needs neighbour neither nest nested nesting ' +
    'nestjs neutral never new next no node noise noisy non none normal normalise normalize not notable notation ' +
    'note notes nothing notice noun november npm null nullable number numbers numeric object objects observability ' +
    'observe obtain obvious occasionally occur october odd of offs offset often old on once one ongoing only onto ' +
    'open opened opinion optimal optimisation optimise optimization optimize option optional or oral order orders ' +
    'organise organize orient original orm other otherwise our out outcome outdated outer outline output outputs ' +
    'outside over overall overflow overlap overload overview own oxford package packages padding page pages ' +
    'paginate paginated pagination pair pairs palette panel panic paragraph parallel parameter parameterised ' +
    'parameterized parameters parent parse parser part partial partials participant particular partition party ' +
    'pascal pass passes passive past path paths pattern patterns peer people pep per percent perf perform ' +
    'performance performant period permanent persistent perspective phase phases phoenix phrase pick picker picture ' +
    'piece pin pip pipeline pipelines pitfall pixel place placeholder placement plain plan plans platform play ' +
    'player playwright please plugin plural plus pnpm poetry point pointer polish polyfill ponyfill pool poor ' +
    'popular popup port portable position positive possible possibly postgres postgresql postpone potential pr ' +
    'practical practice practices pre precise precondition predict predictable prefab prefer preference prefers ' +
    'prefix prefixes premature prepare prerequisite presence present presentation preserve prettier pretty preview ' +
    'previous primary primitive principle print prior prioritize priority prisma private probably problem problems ' +
    'procedure proceed process produce product products professional profile profiles programme progress ' +
    "progressive project project's projects promise promises pronoun proof prop proper properly property props " +
    'prose protocol prototype prove provide provides prs public pull punctuation pure purpose put pwa px py ' +
    'pydantic pytest python quality quantity quarter queries query question queue queues quick quickly quiet quite ' +
    'quote quotes race rails raise raised random range rapid rarely rate rather ratio rationale raw reach react ' +
    'reactive read readability readable reader readers readme readonly reads ready real realistic reality reason ' +
    'reasonable reasoning rebase recent recommend recommendation record recurring recursion recursive red redis ' +
    'reduce reducer reducers redundant refactor refer reference refine reflect refresh regarding regenerate regex ' +
    'regexp region regression regular related relation relationship relative release relevant reliability reliable ' +
    'rely remain remember remove rename render renderer repeat replace replacement repo report repository represent ' +
    'representation reproduce reproducible request requests require required requirement requires rerender rerun ' +
    'research resize resolution resolve resource respect respond response responsibility responsible responsive ' +
    'rest restrict result results retain rethrow retries retry return returns reusable reuse review reviewed ' +
    'reviewer reviewers revisit rework rewrite rfc rich right rigorous risk roadmap robust rollback root roughly ' +
    'round rounding route router routes row rtl ruby ruff rule run running runs runtime rust same sample sanitise ' +
    'sanitize satisfy save saving scaffold scala scalable scale scenario scene schedule schema schemas scope score ' +
    'scratch screen screens screenshot script scripts scroll sdk search second seconds section sections secure ' +
    'security see seed seeds segment select selection selector self semantic semi semicolon semicolons semver ' +
    "senior sensible sentence sentence's separate separation september sequence sequential serialize serializer " +
    'serializers series serve server serverless service services set sets settings setup seven several severity ' +
    'shadow shape shared sharp sheet shift shim shipping short shortcut should show side sidebar signal signals ' +
    'significant similar similarity simple simplicity simplify simulate since single singleton singular site ' +
    'situation six size skeleton sketch sku slice slider slight slot slots slow slug small smart smell smooth snake ' +
    'snapshot snapshots snippet so soft software sole solid solution solve some something sometimes sooner sort ' +
    'sorted sound source sources spa space spaces spacing span spanish spec special specialist specific ' +
    'specification specify speed spell spelling spies spinner split spread spring sprint sprite spy sql sqlite ' +
    'square squash src ssg ssr stable stack stage stages stakeholder stale stand standalone standard start starter ' +
    'starts state statement static statistic status stay step steps stick still stop storage store stores story ' +
    'storybook str straight straightforward strategy stream strength stretch strict string strings strive strong ' +
    'struct structs structural structure stub stubs student style styled styles stylesheet sub subject subset ' +
    'subtask subtle succeed success successful such sufficient suffix suffixes suggest suggestion suit suitable ' +
    'suite sum summarise summarize summary superset supply support sure surface surround suspense svelte swallowed ' +
    'swift symbol symfony symmetric sync syntax system systematic tab table table-driven tables tabs tag tail ' +
    'tailwind take target targets task tdd team technical technique technology temp template templates temporary ' +
    'ten tenant tense term terminology terms terse test testable tested testing tests text texts texture than that ' +
    'the their them theme themes then there therefore these they thin thing think third this thorough those thought ' +
    'thousand thread threads three threshold throttle through throughout throughput throw thrown throws tick ticket ' +
    'tidy tie tight time timeline timeout timeouts times timestamp tip title to todo together toggle toml tone too ' +
    'tool toolkit tools tooltip top topic total touch toward trace traceability tracing track trade-offs tradeoff ' +
    'tradeoffs traffic trailing trait traits transaction transactions transform transition translate translation ' +
    'translations transparent traverse tree trend trial trim trivial troubleshoot true try ts tuple turborepo ' +
    'tutorial tweak twice two type typecheck typed types typescript typical typo typography ui uk unclear undefined ' +
    'under underlying underscore understand unexpected unfamiliar unhandled unicode unified uniform unique unit ' +
    'unknown unless unnecessary unrelated unsupported unsure until untyped unused unusual unwanted up upcoming ' +
    "update updates updating upfront upgrade upper uppercase url us usability usage use used useful user user's " +
    'uses using usually utc utf utility utils uv ux vague val valid validate validation validator validators ' +
    'validity valuable value values vanilla var variable variables variant variation various vary vat vector verb ' +
    'verbatim verbose verbosity verify version versions vertical very via viable video view viewport views violate ' +
    'violation virtual visibility visible visual vite vitest vocabulary voice volume vue vulnerability want warn ' +
    "warning was waste we we're weak web week weekly weeks weight well were what when whenever where whereas " +
    'whether which while white whitespace who whole whose why wide widget width wildcard will window windows wire ' +
    'wise wish with within wizard word work workaround worker workers workflow working works workspace workspaces ' +
    "worth would wrap wrapper wrappers write writes written wrong xml yaml yarn year yearly years yet you you're " +
    'your zero zod zone'
  ).split(' '),
)

/** Names of libraries and programs that build, test, format and store, as they are written in a sentence. */
export const NAMES: ReadonlySet<string> = new Set(
  (
    'actix ajv alembic android angularjs ansible antd anyhow apollo astro autoprefixer avalonia axios axum babel ' +
    'backbone bandit bash bazel biome blade blazor bloc bootstrap bruno bulma cassandra celery chai chakra ' +
    'checkstyle chi chromium cjs clickhouse cmake cocoapods commitlint conan concurrently consul corepack coverlet ' +
    'crystal csv dagger dayjs deno detekt devcontainer docusaurus doxygen duckdb dynamodb echo editorconfig efcore ' +
    'elasticsearch electron eloquent ember emotion enzyme esbuild esm expo faker fiber figma firebase firefox flake ' +
    'flux fluxcd formik fsharp gatling gatsby gin gitflow gleam godoc godot golang golangci gorm grafana grpc gulp ' +
    'gunicorn handlebars hatch helm hibernate hilt htmx httpx husky hypothesis immer inertia insta ios ipad ipados ' +
    'iphone isort istanbul jackson jaeger jasmine javadoc jenkins jetpack jinja joi jooq jotai jq jsdoc json5 jsx ' +
    'junit jupyter karma keras knex koa kotest ktlint ktor kubernetes kustomize liquibase lit livewire localstack ' +
    'locust lodash loguru lombok lua luxon marshmallow matplotlib maui mdx meilisearch memcached meson metro ' +
    'micronaut minitest mkdocs mobx mocha mockito mongodb mongoose moq msw mui nats neo4j neovim netlify next.js ' +
    'nextjs nginx nim nix nock node.js nodejs nodemon nox npmjs nuget numpy nunit nuxt nx nypm ocaml openapi opengl ' +
    'opensearch opentelemetry packer pandas parcel pdm perl pest php phpcs phpstan phpunit pinia pino pipenv plotly ' +
    'polars postcss postman powershell preact primevue prometheus proto protobuf pulsar pulumi pydoc pylint pyright ' +
    "pytorch qt quarkus rabbitmq radix react's recoil redux reflex relay remix renovate retrofit riverpod rollup " +
    'room rspec rubocop rustc rustdoc rustfmt rxjs safari sass scikit scipy scss seaborn selenium sentry sequelize ' +
    'serde shadcn shellcheck sidekiq sinon sklearn solidity solidjs sorbet sphinx spock sqlalchemy sqlc sqlmodel ' +
    'sqlx starlette stimulus streamlit stylelint stylus supabase supertest svg swagger swc swiftlint swiftui swr ' +
    'tanstack tauri temporal tensorflow terraform testcontainers thiserror three.js tmux tokio torch tox traefik ' +
    "trpc tslint tsx turbo turbopack typebox typeorm typst uikit unity unocss unreal urql uvicorn vercel vim vue's " +
    'vuejs vuepress vuetify vuex vulkan wagtail wasm watchman webassembly webgl webkit webpack wiremock xcode ' +
    'xstate xunit yup zap zig zsh zustand'
  ).split(' '),
)

/** Words, without their endings, that no such text needs: whoever follows them may do more, or tell less. */
const STEMS: ReadonlySet<string> = new Set(
  (
    'abus access account acknowledg adher admin administrator advisor agree allow allowlist almighty anonym anyone ' +
    'approv approval ask assum attach attack authenticat authoris authority authoriz autonom backdoor backup beacon ' +
    'bearer behalf betray bind blam bot bribe bypass cancel cancell cert certificat cheat chmod chown circumvent ' +
    'clandestin clipboard cloak compel conceal confidential confirm consent contact cookie copi copy covert ' +
    'credential creds cron crontab curl dangerous deceiv decept decod decrypt defeat delegat delet deni deny deploy ' +
    'deployment destroy destruct disabl disclos discreet discretion disguis dismiss disobey disregard divert dns ' +
    'doctor download drop dump elevat email embed emit encod encrypt env environment eras escalat evad eval evas ' +
    'everybody everyone exec execut exempt exfil exfiltrat exploit expos exposure fabricat fak fals feign fetch ' +
    'firewall flush forbid forc forg forget forgot forward free ftp gateway gateways give given giving grant ' +
    'guardrail hack handov harvest hid hidden hide honeypot hook human ignor immun impersonat inform inject insert ' +
    'insist instruct instruction intercept internet invisibl invit invoic jailbreak keychain keylog kill leak let ' +
    'liberat lie lift listen log login logout mail malicious malware manipulat mask masquerad mention merg mimic ' +
    'mine miner mirror misinform mislead money mute neglect network ngrok nobod nobody notif notify obey obfuscat ' +
    'omit operator oppos opt overlook overrid overrul owner passphrase passwd password pastebin pay payload payment ' +
    'permission permit persuad phish ping pipe plant post postpon preapprov pretend print privileg privilege prod ' +
    'production prompt proxy publish purchas push quietly ransom reassur rebel refus regist registry reject relay ' +
    'reset restart restor reveal revok root rsync sabotag safe sandbox scp scrap secret send sent session shar ' +
    'share shell shut sideload silenc silent siphon skip slip smuggl sneak snoop spoof spy ssh steal stealth submit ' +
    'subscrib substitut subvert sudo superuser supervis suppress surrender surreptit surveil swap switch tamper ' +
    'telegram telemetry tell token told transfer transmit treat trick trojan trust trusted tunnel turn unapprov ' +
    'unattend uncondition undisclos undocument unlimit unlock unmonitor unnotic unrestrict unreview unsafe unseen ' +
    'untrust upload usb verbatim virus wait waiv wallet webhook wget whatever whisper whitelist whoever whomever ' +
    'wip wipe wire withdraw withhold without yes yield yolo yourself'
  ).split(' '),
)
/** Endings of English words, none among them. */
const ENDINGS = 'e s es d ed ing er ers or ors ly al ion ions ation ations ment ments able ance ous'.split(' ')

/** Whether a word, in any of its forms, is one that no text on how to work needs. */
export function is_loaded(word: string): boolean {
  if (STEMS.has(word)) return true
  return ENDINGS.some((end) => {
    if (!word.endsWith(end)) return false
    const stem = word.slice(0, -end.length)
    return STEMS.has(stem) || (/(\w)\1$/.test(stem) && STEMS.has(stem.slice(0, -1)))
  })
}
