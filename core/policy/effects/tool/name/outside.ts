// Verbs that affect the physical world unless their object is inside a computer, on a desk or on a screen: raising a
// barrier does, raising an exception does not. Objects of programs and offices are few and listed; everything else is
// in the world. Source: CONTRACT 2.8, ENGINE 3.
import { one_of, whole } from '#core/compose.ts'
import { singular, words_in } from '#core/policy/effects/tool/name/verbs.ts'
import { HERE } from '#core/policy/effects/tool/pairs/pair.ts'

/** Verbs that are done to few things inside of a machine, whose names are known. */
const ACTS: ReadonlySet<string> = new Set(
  (
    'abduct abet absolve accelerate accost accredit accuse acquit adjourn admit admonish adopt adulterate affreight aim ' +
    'airdrop airlift alienate allot ambush amputate anoint appeal appoint apportion apprehend appropriate asphyxiate assail ' +
    'assassinate assay assign assume atomize attenuate auction auger avenge ballast banish baptize barricade barter baste ' +
    'bayonet behead belay berth besiege bestow betray blackout blanch blast bleach bleed blindfold blockade blow board boil ' +
    'bolt bomb bombard bottle boycott braid brake brand breach breed bribe brownout buckle bulldoze bully burglarize burgle ' +
    'burn burnish bury butcher buzz cage cajole calve camouflage cannibalize canvass capsize caramelize carbonate carbonize ' +
    'carve castigate catch caulk cauterise cauterize cede cement censor censure centrifuge char chastise cheat chill chisel ' +
    'chlorinate choke chop christen churn circumvent clad clamp claw cleanse cleave clinch clip clobber clog coagulate coat ' +
    'coax coerce commandeer commemorate commend commission commute comp compel compost conceal concede condemn condone ' +
    'confer confine confound confront conquer conscript consecrate consume contaminate contest contravene convene convict ' +
    'cook cool cordon corral corrode counteract counterfeit couple crack crank criminalize crimp cripple crossbreed crown ' +
    'crush crystallize cultivate curb curdle cure cut dam damage dampen darn deaccession debilitate decant decapitate ' +
    'deceive decelerate decimate decline decompress deface defame defeat defile defoam defoliate deforest defraud defrost ' +
    'defuel defuse defy dega degauss degrade degrease dehorn dehull dehumidify dehydrate deice delay delouse deluge demean ' +
    'demerge demine denigrate dent denude deplete depopulate depress deprive desalt desecrate deseed desert desiccate ' +
    'designate despatch destabilize destock detain dethrone detonate detour detoxify detrain devastate devour dewater ' +
    'dilate dilute diminish dip disallow disapprove disband disbar discipline disclose discolor discourage discredit ' +
    'disembowel disenfranchise disengage disentangle disfigure disgorge disgrace dishonor disinfest dislocate dislodge ' +
    'dismember dismount disorient disown disparage dispatch dispel disperse displace displease disprove disseminate ' +
    'dissipate dissuade distil distort distract distress distribute disturb ditch divert divorce dock dodge dole ' +
    'domesticate dominate donate dope douse downplay downsize downzone drape drench drop drown dump dunk dupe dye dynamite ' +
    'earmark eavesdrop eclipse elect electrify elude emancipate embark embarrass embezzle emboss embroil empanel enact ' +
    'encage encase encircle enclose encroach encumber endanger endorse endow engage engorge engrave engulf enjoin enlarge ' +
    'enlist enrage enslave ensnare entangle entice entomb entrap entrench entrust envenom equip erect erode escheat escort ' +
    'espouse etch euthanise evade evaporate evict eviscerate exacerbate excavate excite exculpate exert exfoliate exhaust ' +
    'exhort exorcise expatriate expedite expel expend explode expropriate expurgate extort extradite extricate extrude ' +
    'fabricate falsify fasten fatten fell ferment ferry fertilise fetter filibuster fine fire firebomb fireproof flagellate ' +
    'flail flank flaunt flay fleece flense fling float flog flood flout flunk fly foil foist foment forage forbid foreclose ' +
    'forestall forge forgo forsake fortify foster foul fracture fray frighten frisk fritter frost fuel fumble fumigate fund ' +
    'furnish galvanise gamble garnish garrison gash geld germinate gild glaze glean glorify glue goad gouge graft graze ' +
    'grease greenlight grieve grill grind ground grout guarantee guillotine gut gybe haggle hail halt halve hammer hamper ' +
    'hamstring hand handcuff handicap hang harass harbor harden harm harness harpoon harrow harvest hasten hatch haul haunt ' +
    'heal heap heat heave heckle heighten hem herd hew hijack hinder hoard hobble hoe hoist hold hone honor hood hoodwink ' +
    'hose hospitalize hull hurl hurt husk hustle hydrolyze hypnotize ignite immerse immolate immunise immunize impale ' +
    'impanel impede imperil implant implicate implode impoverish impregnate imprison impugn inaugurate incapacitate incise ' +
    'incite inculcate incur indoctrinate induct infect infest infiltrate inflame inflict infringe inhabit inhibit injure ' +
    'innervate inoculate instigate institutionalize insulate insult insure inter intercede intercept interrogate interrupt ' +
    'intimidate intoxicate intrude inundate invade invigorate irrigate jab jack jail jam jeopardize jettison jilt jolt ' +
    'jumpstart kayo kick kidnap kill kiln kindle knead knight lace lacerate lading laminate lapse lash lather laud launder ' +
    'lavish leach lease leash leaven leech legalize legitimize lend lengthen lessen levitate liberate lift liquefy ' +
    'liquidise litter lobotomize lock lockdown loosen loot lop lower lubricate lull lure lynch macerate magnetize maim ' +
    'mangle manhandle manumit maraud marginalize marinate maroon marry marshal martyr mash massacre maul medicate melt ' +
    'menace militarize mill mince minister misappropriate misdirect misinform mislead misplace misreport misrepresent ' +
    'mistreat mobilize moisten molest mollify monetize moor mop mortify mourn mow muddy muffle mulch mulct mummify murder ' +
    'muster mutilate muzzle mystify nab nail nationalize negotiate nest neutralise nibble nip nobble nourish nudge nuke ' +
    'numb nurture obscure obstruct occlude occupy offend oppress ordain ossify ostracize oust outbid outfit outflank outgun ' +
    'outlaw outmaneuver outrage outsell overbid overcharge overcook overfeed overfill overfly overhaul overheat overinflate ' +
    'overload overpay overpower overrule oversell overstock overtax overthrow overturn overwater overwhelm oxidize ' +
    'oxygenate pacify palpate pamper parachute paralyze parboil parry pasteurize pasture patrol pave peddle peel penetrate ' +
    'perforate perfume perfuse perjure permeate perpetrate persecute perturb pester petition picket pickle pierce pilfer ' +
    'pillage pillory pipet pirate placate plague pledge plough plow pluck plug plumb plunder plunge poach poison poke ' +
    'polarize pollute popularize postmark pounce pound pour preempt preheat prejudge premix presell pressurise prick ' +
    'privatize probate procreate procure profane prohibit prolong promote promulgate proscribe protest pummel punch ' +
    'puncture purify purloin push putrefy quarry quarter quicken raffle raise rake ramp ransack ransom rappel ravage ' +
    'reallot ream reanimate reap rearm rebuff rebuke recapture recharge reclaim recolonize recompense reconquer recoup ' +
    'recruit rectify recuse redevelop redistrict reduce refill refit refloat refreeze refrigerate refuel refurbish refuse ' +
    'refute regulate rehabilitate rehang rehire rehouse reimpose reinforce reinoculate reinsure reintroduce relax relet ' +
    'relieve relight relist reload relocate remand remarry remediate remortgage rend renege renew renovate rent repackage ' +
    'repaint repay repel replant replenish repopulate repot repress reproach repulse reroute rescue reseat resell reserve ' +
    'reship reshoe resign resow respray restock restrain restrict resurface resurrect retain retaliate retard retool ' +
    'retract retread retrofit revaccinate revalue reveal revive reward ridicule rig rile ring rinse riot ripen rivet roast ' +
    'rob roof rouse rout ruin rupture sabotage sacrifice saddle sail salinate salvage sanction saturate savage scald scalp ' +
    'scare scarify scatter scavenge scold scoop scorch scour scourge scramble screech scuff scupper scuttle scythe seal ' +
    'sear seclude secrete seduce segregate sell sensationalize sentence sew shackle shame shampoo shatter shave shear ' +
    'shelter shelve shepherd shield shim shingle ship shipwreck shock shoot shoplift shove shovel shred shrink shrivel shun ' +
    'shunt shush shut shuttle sicken sideline sidestep silence simmer sink siphon skewer slake slam slander slap slash ' +
    'slate slay sling slit slow smack smash smear smelt smite smother smuggle snare snarl snatch snip snipe snub snuff soak ' +
    'sober solder solicit solidify soothe sound sour sow spade spank spear spend spike spill spin splatter splint splinter ' +
    'spoil sponge sponsor spook spray spritz sprout spurn squander squeeze squelch squirt stab stain stamp staple starch ' +
    'starve stave steal steep steer sterilise stew stifle stigmatize sting stir stoke stomp stow straddle strafe straighten ' +
    'strand strangle strap strew strike stroke stucco stuff stun stupefy stymie subdue subjugate sublet sublimate submerge ' +
    'subpoena substitute subvert suck suffocate sully summon supercharge supplant supply suppress surcharge surge surpass ' +
    'surround swab swaddle swallow swamp swat swathe swear sweep sweeten swerve swill swindle swing swivel tack tame tamp ' +
    'tamper tarnish tase tattoo taunt taxi tempt tenderize terrify terrorize tether thatch thaw thicken thrash throng ' +
    'throttle thrust thump thwart tighten till tilt titrate topple torch torment torture toss toughen tow trample transfer ' +
    'transfix transgress transmute transplant transport transship trap traumatize trawl treat trench trespass trip trounce ' +
    'trowel tug turn tweeze unbar unberth unbolt unbuckle unchain uncork uncouple uncover underbid undercharge undercook ' +
    'undercut underfeed underpay underprice understaff undock undress unearth unfasten unfurl unhinge unhook uninvite ' +
    'unionize unleash unload unloose unmake unmoor unnerve unplug unscrew unsettle unshackle unsheathe untether untie ' +
    'unveil unyoke upend uphold uplift uproot usher vandalize vanquish varnish vend veneer vent victimize vilify violate ' +
    'vitrify vulcanize wage waive wake warehouse warm wash waste waterboard waterproof weaken wean weaponize weed weld wet ' +
    'whack whelp whet whip whittle widow wield winch winnow wither withhold woo worsen worship wreck wrench wrest wrestle ' +
    'wring writedown yoke'
  ).split(' '),
)

/** What those verbs are done to inside of a machine, on a desk or a screen, and what is only told. */
const INSIDE = words_in(
  `${HERE} ` +
    'ability abstract accessibility account achievement action actor agent album alignment all analysi animation annotation ' +
    'answer app application archive area armature array article assembly assistant attachment attribute audio audit autofix ' +
    'avatar average axi background backup bake balance banner bar basemap battle beat benchmark bibliography bim bit block ' +
    'blur board body bone book bookmark border bot bpm bracket brainstorm brainstorming branch breadcrumb breakpoint ' +
    'browser brush bubble budget buffer bug build bundle button byte cache calendar call camera canva caption capture card ' +
    'caret carousel cart case category cell chain chamfer change channel chapter character chart chat check checklist ' +
    'checkout checkpoint chunk citation class clause clef cli clip clipboard cluster code codebase codemod coin ' +
    'collaborator collection collider color colour column command comment commit comparison component compose composition ' +
    'condition config configuration connection console constraint contact container content context contour conversation ' +
    'cookie coordinator copy count coupon course coverage cr crawl crawler credential css csv cue current cursor curve ' +
    'custom cycle daemon dag dashboard data database dataframe dataset datum db debug debugger debugging deck declaration ' +
    'decorator default defect definition delimiter demo dependency description design detail dev device devserver ' +
    'diagnostic diagram dialog dice dict die diff digest dir direction directory discount discussion display distribution ' +
    'dm dn doc docstring document down download draft drawing driver dropdown dump easing ebook edge edit editor effect ' +
    'element email embedding emoji emulator encoding endpoint enemy engine entity entry enum env environment epic episode ' +
    'equation error etag eval evaluation event everything exam example exception executor exercise expense experiment ' +
    'explorer export expression extension extrude face fade failed favorite favourite feature feed feedback fetch field ' +
    'figure file filename fill fillet filter finder finetune finetuning first fix fixture flag flaky flashcard flow folder ' +
    'font footer footnote forecast form format formatter formatting formula frame framework function gallery game gender ' +
    'generator gesture gizmo glossary goal gradient graph grid group guide guideline habit hand handle harness header ' +
    'heading headline heap heatmap heuristic highlight hint history hmr hook hotbar hotkey hour html http hunk hypothesi ' +
    'icon id ide identifier iframe image import inbox indent index indexing inference info information inline input ' +
    'instance instruction integer intent interface interpolation interpreter interrupt interval interview inventory invoice ' +
    'issue item iteration iterator job joint json kernel key keyboard keyframe keyword kind knowledge label labels lambda ' +
    'lamp lang language last latex layer layout ledger legend lens lesson level library light lighthouse lightmap limit ' +
    'line link lint linter list listener literal loan local locale locator lockfile log logging loop lsp lut machine macro ' +
    'mail manifest map margin markdown marker markup mask match material math matrix measure meeting member memory menu ' +
    'merge mesh message metadata method metric migration milestone mindmap minikube missing mission mixin mob mock mockup ' +
    'modal mode model modifier module monitor monitoring mood motion movie mp3 mr music mutex name namespace nav network ' +
    'new next node note notebook notification npc null number object observation of offset onboarding ontology opcode ' +
    'operand operation operator optimization option orchestration order organization outlier outline output overlay padding ' +
    'page palette pane panel paper paragraph param parameter part partial particle patch patchset path pattern pdf peer ' +
    'performance period permission persona phase phone photo phrase physic picture pin pipe pipeline pixel placeholder plan ' +
    'playback player playground playlist plot plugin pod podcast pointer policy poll polygon polynomial pomodoro popover ' +
    'popup port portfolio position post pr prefab preference preset prettier preview previou price primitive priority ' +
    'process profile profiler profiling program project projection prompt proof prop property prototype proxy pty pull ' +
    'puzzle query quest question queue quickfix quiz quota quote radio radiu range rank raster rate ratio reasoning recipe ' +
    'record recorder recording rect redo refactor refactoring reference reflection regex region register regression ' +
    'relation release reminder rename render renderer repl repo report repository request requirement response rest restore ' +
    'result retro review rigidbody role rollback round route row rubric rule ruler run sample sandbox scale scan scene ' +
    'schedule schema scope score scrape screen script scrollbar search section segment selection selector semantic sentence ' +
    'sequence series server service session setting shader shadow shape sheet shell show signal signature sim simulation ' +
    'simulator sink site sketch skill slide slider slot snapshot snippet socket song sort sound source span speaker spec ' +
    'spell spider sprint sprite stack standup star stash stat state statement statu step sticky stopwatch storage story ' +
    'strand stream streaming string stub style subagent subject subscription subtask subtitle subtree suffix suggestion ' +
    'suite sum summary survey svg swarm symbol sync synchronization synonym syntax tab table tag target tariff task team ' +
    'television template tempo term terminal test testing text texture theme thesis thi thing thinking thought thread ' +
    'throttling thumbnail ticket tile tilemap timeline timer title tmux toast todo toggle token tone tool toolbar toolset ' +
    'tooltip topic total touch tour trace tracing track trade training transaction transcript transform transformation ' +
    'transition tree trigger truth tunnel turn tutorial tween type ui undo up update upgrade upload uri url usage use user ' +
    'value variable variant vector verse version vertex video view viewport visual vm voice volume warning watch watcher ' +
    'watchlist watchpoint waveform waypoint web website webview whiteboard widget wiki window wireframe wizard word ' +
    'workbook worker workflow workout worksheet workspace worktree world wrapper xml yield zip zoom',
)
const JOINS = /^(?:an?|the|to|for|from|in|on|of|by|with|at|as|into|onto|and|or|via|per|up|down|off|out|it|my|s|v?\d+)$/

/** Verbs of every day that mean as much in a program as in the world: what they are done to decides, and who keeps it. */
const DAILY: ReadonlySet<string> = new Set(
  (
    'abandon abate abridge abrogate accede accept accompany acquire adjust admit admix adsorb alleviate allocate annoy ' +
    'appeal appease arm arouse assail assess avert ban barbecue batter beat bend bid bill bite bless bolster book boost ' +
    'borrow brace broaden broil browbeat bust buy calcify call cap carry cater celebrate certify charge chase chew ' +
    'choreograph chuck circulate claim clasp clear clench close commence comp compensate confer confirm consign convey cool ' +
    'couple cradle cram credit crochet crucify crumble cushion cycle dab daunt deactivate debit debrief decrease defend ' +
    'defer deflate defrock delay deliver denounce depart deploy deter dethrone devote dial dialyze dig disconnect disinter ' +
    'dismiss dispatch dispute distrain distribute dose downgrade drain drive dry dwarf ease eat elect elevate eliminate ' +
    'elute empower empty encamp endure enfold engage enrol enroll entertain entrain erupt evacuate expedite expel expire ' +
    'exploit expose expunge extend feed finalise finalize flee flex flick flip fly foist gird glide gore grab graduate ' +
    'grapple groom halt hand heat hedge hike hire hit hitch hold homogenize hurl hustle impair impel implore increase ' +
    'induce indulge inherit initiate inject inlay instate institute intern intervene introduce invest invoice jangle jerk ' +
    'knit ladle leap let lick lift lighten lob lock lodge lose lower lunge manufacture mar massage mediate meld mend ' +
    'misplace misuse mitigate nag naturalise naturalize neglect nominate obey oblige officiate operate order orient ' +
    'overcome overdrive overflow oversell overtake overwork pack pardon pare parlay patronize pause perch permit pick pin ' +
    'pinch plod ply poise possess postpone precipitate preserve preside press prevent prod proffer prolong promise promote ' +
    'propel protect pry puff pull pump purchase pursue push quell quit raise rattle reassign reckon reclose reconvene ' +
    'redress reduce refer refund refurbish regain register rein rejoin release relieve relocate remodel renew repel ' +
    'reprimand reschedule reserve resist restrain resume retreat revamp rid ride ring rip rub ruffle rummage rush sap ' +
    'satiate scout scuffle secure sell sensitize settle shake shed shift ship shorten sift sign skid skim slacken slap slew ' +
    'slip slosh smell snag sneak soften spare splice sprinkle spruce spurt squash stabilize stagger stalk stampede stash ' +
    'steer stiffen stimulate strengthen stretch subcontract subside superintend supervise surmount suspend sustain swim ' +
    'swipe swish switch tackle tangle taste televise tempt tend testify thank throw tickle tinge torpedo toughen trade ' +
    'transfer traverse tread trek trigger trip triple trot trundle truss tuck tumble turn twist unbend unclasp undermine ' +
    'underpin unfurl unhitch unite unlash unlatch unload unwind upgrade upset urge usher vacuum venerate vet vindicate wade ' +
    'waft waive wander ward warn warp warrant wash water wear weave wed weigh whirl whisk whistle wilt wipe wrangle yank ' +
    'yaw yield'
  ).split(' '),
)
/** What a name ends in that only tells something. */
const TOLD = words_in(
  'date abstract advice age alert analysis analytics answer area argument article attribute audit author availability average ' +
    'balance barcode book branch breakdown build calculator calendar capacity case catalog catalogue category channel ' +
    'chapter character chart check checksum citation class code color column comment commit condition context converter ' +
    'cost count coverage csv data definition delta dependency detail diagnostic diagram diff direction directory discussion ' +
    'distance distribution doc docs documentation elevation emoji emotion estimate eta event explorer fact fare fee feed ' +
    'field file finder fingerprint folder font forecast function game gap gender goal gradient graph guide hash health help ' +
    'hint history horoscope icon id idea image index info information insight inspection inventory issue item job joke key ' +
    'label latest level library limit lineage list location log lookup lyric map mass match matrix max meaning memory menu ' +
    'message method metric min module mood moon movie name nearby new news note now number odds option overview package ' +
    'page palette paper parameter pass pdf permission phase photo phrase place plan player position post pr prediction ' +
    'preview price profile project property qr quality question quote rank ranking rate reader reading recent recipe ' +
    'recommendation record reference repo report repository resource response result review risk roster route row run ' +
    'schedule schema score section sentiment session show signal size slot song soon spec standing stat state statistic ' +
    'statistics status step suggestion suite sum summary sunrise sunset symbol synonym table tag task tax team temperature ' +
    'template term test text thread tide time timeline timetable tip today tomorrow tone tool topic total trace track ' +
    'transaction transcript translation tree trend trivia type unit usage user value version video viewer weather weight ' +
    'word yield',
)
/** Services and programs whose tools are known, and kinds of them. */
const KNOWN = one_of(
  /ada|aha|airtable|algolia|amazon|android|anki|ansible|anthropic|apify|apollo|apple|argo|arxiv|asana/,
  /atlas|atlassian|auth0|aws|azure|basic.?memory|bigquery|binance|bitbucket|blender|brave|browser/,
  /buildkite|calendar|canva|chart|chroma|chrome|circleci|claude|clickhouse|clickup|cloud|code|cognee|coda/,
  /confluence|context|contentful|convex|crawl|cursor|data|dbhub|deepwiki|desktop|devtools|discord|docker/,
  /docs|drive|duckdb|dynamo|elastic|email|excel|exa\b|fetch|figma|file|firebase|firecrawl|flutter|fly/,
  /freshdesk|gcp|gemini|ghidra|git|gmail|godot|google|grafana|graph|hasura|heroku|home|hubspot|hugging/,
  /ide\b|image|influx|intercom|jenkins|jetbrains|jira|jupyter|kafka|kagi|kali|kubernetes|k8s|langfuse/,
  /lark|lighthouse|linear|llm|logseq|magic|mail|make\b|mapbox|maps|markdown|markitdown|memory|mem0/,
  /metabase|microsoft|milvus|minecraft|miro|mobile|monday|mongo|mysql|n8n|neo4j|neon|netlify|next|notion/,
  /nuxt|nx\b|obsidian|office|okta|ollama|openai|openapi|oracle|outlook|pagerduty|pandoc|paypal|perplexity/,
  /phoenix|pinecone|plane|playwright|postgres|posthog|postman|power|prisma|prometheus|puppeteer|pylance/,
  /python|qdrant|quickbooks|railway|reddit|redis|render|replicate|resend|rust|salesforce|sap\b|search/,
  /semgrep|sentry|sequential|serena|servicenow|sharepoint|shell|shopify|slack|snowflake|snyk|sonar|splunk/,
  /spotify|sql|square|ssh|storage|storybook|stripe|supabase|svelte|task|teams|telegram|tempo|terminal/,
  /terraform|test|tavily|think|todoist|tool|trello|twilio|twitter|typescript|ui\b|unity|unreal|vault/,
  /vector|vercel|video|vite|vscode|web|whatsapp|wiki|windows|word|workspace|xcode|xero|youtube|zapier/,
  /zen\b|zendesk|zoom|mock|emul|sandbox|simul/,
)

/** Servers whose whole world is a screen, a file or a program. */
const SCREEN = one_of(
  /novel|storyf|screenplay|podc|prompt|kanban|sketch|quill|sprite|svg|typog|\bfonts?\b|beatl|pixel|photol/,
  /palette|essay|poem|lyric|browser|playwright|puppeteer|selenium|chrome|devtools|debug|gdb|lldb|vs_?code/,
  /jetbrains|serena|minecraft|\bgames?\b|chess|spotify|sonos|music|obsidian|logseq|memory|mermaid|latex/,
  /think|xcode|simul|android|emulator|planner|taskmaster|image|photo|video|audio|ffmpeg|magick|graphic/,
  /design|draw|paint|canvas|figma|\bpdf|ppt|powerpoint|\bword\b|excel|sheet|docx?\b|docs\b|gimp|\bcad\b/,
  /freecad|\bgis\b|qgis|\bmaps?\b|\bmath|statist|\bml\b|\bllm|\bgit\b|\btest|mock|notebook|jupyter/,
  /terminal|shell|console|iterm|tmux|\bfile|editor|unity|unreal|blender|godot|davinci|ableton|reaper/,
  /\bobs\b|anki|learn|tutor|quiz|fitness|strava|todo|pomodoro|wireshark|frida|ghidra|radare|crawl|scrap/,
  /search|wiki|research|arxiv|\bpapers?\b|\bagent|codegen|\bcode\b|\blsp\b|\bide\b|brew|tilt/,
)

/** Verbs that programs and offices do to nothing, whatever the word behind them means elsewhere: `thaw_sample`, `lapse_policy`. */
const BODILY: ReadonlySet<string> = new Set(
  (
    'acquit amputate arraign arrest autoclave behead bequeath berth bury castrate commandeer convict cremate defrost deice deorbit ' +
    'deport detain detonate disbar evacuate disinherit divert dredge embalm euthanise euthanize evict excommunicate exhume exonerate ' +
    'extradite ferment foreclose fumigate impound imprison incarcerate incinerate indict inoculate inseminate intubate irradiate ' +
    'irrigate jettison lapse milk moor parole pasteurize plough plow pollinate prescribe prosecute refloat remand repossess ' +
    'resuscitate scuttle sedate shear slaughter smelt sow spay sterilize subpoena sue suture thaw thresh torpedo tow transfuse ' +
    'transplant undock unmoor vaccinate winch'
  ).split(' '),
)
/** Worlds in which nothing real happens. */
const MADE_UP = whole(
  /sim|simulation|simulated|game|scene|story|test|mock|demo|draft|sandbox|preview|example|fixture/,
  /sprite|character|level|quest|status|history|report|schedule|log|list|data|info|rate|count|statistic/,
  /stat|record|date|reminder|cost|risk|calculator|estimate|forecast|temperature|time|yield|price|level/,
  /plan|position|map|chart|table/,
)

/** Whether the verb of a name is one that programs and offices have no use for. */
function is_bodily(named: readonly string[], at: number): boolean {
  return BODILY.has(named[at] ?? '') && named.length > at + 1 && !named.some((word) => MADE_UP.test(singular(word)))
}

/** What a name ends in that is only told, whatever stands in front. */
const ONLY_TOLD = whole(
  /status|history|report|schedule|log|list|data|info|count|statistic|stat|reminder|estimate|forecast/,
  /yield|plan|position|map|chart|table|curve|calendar|calculator|summary|index|roll|roster|sheet/,
  /catalog|trend|ratio/,
)

/** Verbs that stand behind what they are done to. */
const STATE_VERB =
  /^(?:start|verify|validate|check|list|get|show|search|find|read|lookup|describe|resume|replay|playback|by|per|of|over|vs|versus)$/

/** What these tables know of a word by itself. */
export function places_of(word: string): readonly string[] {
  const noun = singular(word)
  return [
    ...(ACTS.has(word) ? ['acts'] : []),
    ...(DAILY.has(word) ? ['daily'] : []),
    ...(INSIDE.has(noun) ? ['inside'] : []),
    ...(TOLD.has(noun) ? ['told'] : []),
  ]
}

/** Verbs with a particle that only warm up or wind down what runs. */
const WINDS = /^(?:warm|wake|ramp|spin|speed|heat|cool|slow|lock|lower|raise|mix|boil|trip|blow|break)$/

/** Whether an everyday verb is done to something outside of the computer. */
export function acts_outside(named: readonly string[], service: string): boolean {
  // `pumpctl_raise_level`: the service stands in front of its verb.
  const at = named.length > 2 && service.includes(named[0] ?? '') ? 1 : 0
  if (SCREEN.test(service)) return false
  if (is_bodily(named, at)) return true
  const verb = named[at] ?? ''
  const daily = !ACTS.has(verb)
  // `harvest_estimate`, `rent_roll`: what is told about it.
  if (ONLY_TOLD.test(singular(named.at(-1) ?? ''))) return false
  if (daily && (!DAILY.has(verb) || KNOWN.test(service) || TOLD.has(singular(named.at(-1) ?? '')))) return false
  // `vacuum_start`, `dispatch_verify`: what stands in front of such a verb is a thing, or a service.
  if (STATE_VERB.test(named[at + 1] ?? '')) return false
  const nouns = named
    .slice(at + 1)
    .filter((word) => !JOINS.test(word))
    .map(singular)
  // `adopt_out`, `buzz_in`: whoever is meant stands among the arguments.
  if (nouns.length === 0) return !daily && named.length === at + 2 && !WINDS.test(named[at] ?? '')
  return nouns.every((word) => word.length > 2 && !INSIDE.has(word))
}
