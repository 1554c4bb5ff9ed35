// Verbs that weigh unless what they are done to is inside of a machine, on a desk or on a screen: to raise a barrier is felt, to raise an
// exception is not. What programs and offices do such things to is known by its names, there are not many; everything else stands in the
// world. Source: CONTRACT 2.8, ENGINE 3.
import { HERE } from '#core/policy/effects/tool/pairs/pair.ts'
import { singular, words_in } from '#core/policy/effects/tool/verbs.ts'

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
    'cook cool cordon corral corrode counteract counterfeit couple crack crank criminalize crimp cripple crossbreed ' +
    'crown crush crystallize cultivate curb curdle cure cut dam damage dampen darn deaccession debilitate decant decapitate ' +
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
    'liquidise litter lobotomize lock loosen loot lop lower lubricate lull lure lynch macerate magnetize maim mangle ' +
    'manhandle manumit maraud marginalize marinate maroon marry marshal martyr mash massacre maul medicate melt menace ' +
    'militarize mill mince minister misappropriate misdirect misinform mislead misplace misreport misrepresent mistreat ' +
    'mobilize moisten molest mollify monetize moor mop mortify mourn mow muddy muffle mulch mulct mummify murder muster ' +
    'mutilate muzzle mystify nab nail nationalize negotiate nest neutralise nibble nip nobble nourish nudge nuke numb ' +
    'nurture obscure obstruct occlude occupy offend oppress ordain ossify ostracize oust outbid outfit outflank outgun ' +
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
    'wring yoke'
  ).split(' '),
)

/** What those verbs are done to inside of a machine, on a desk or a screen, and what is only told. */
const INSIDE = words_in(
  `${HERE} ` +
    'abstract accessibility account achievement action actor agent album alignment all analysi animation annotation answer ' +
    'app application archive area armature array article assembly assistant attribute audio audit autofix average axi ' +
    'background backup bake balance basemap battle benchmark bibliography bim block blur board body bone book bookmark ' +
    'border bot brainstorm brainstorming branch breadcrumb breakpoint browser brush budget buffer bug build button cache ' +
    'calendar call camera canva caption capture card cart case cell chain chamfer change channel chapter chart chat check ' +
    'checkout checkpoint chunk citation class cli clip clipboard cluster code codemod collection collider color colour ' +
    'column command comment commit component compose config configuration connection console constraint contact container ' +
    'content context conversation cookie coordinator count coupon course coverage cr crawl crawler crew css csv current ' +
    'cursor curve cycle daemon dashboard data database dataframe dataset db debug debugger debugging deck defect demo ' +
    'dependency description design detail dev device devserver diagram dialog dict diff dir direction directory discount ' +
    'discussion display distribution dm dn doc document down download draft drawing dropdown dump ebook edge edit editor ' +
    'effect element email embedding emulator entity entry env environment epic episode equation error eval evaluation event ' +
    'everything exam example exception exercise expense experiment explorer export extension extrude favorite feature ' +
    'feedback field figure file fillet filter finder finetune finetuning first fix fixture flashcard flow folder font ' +
    'footer forecast form format formatter formatting formula frame function game gender gizmo goal gradient graph grid ' +
    'group guide habit hand handle header heading heap highlight hint history hmr hook hotbar hour html http hunk hypothesi ' +
    'icon id ide image import inbox index indexing inference info information input instance interpolation interpreter ' +
    'interrupt interview inventory invoice issue item iteration job joint json kernel key keyboard keyframe kind knowledge ' +
    'label lamp last layer layout ledger legend lesson level library light lighthouse lightmap limit line link lint list ' +
    'listener loan local lockfile log logging loop lsp lut machine macro mail manifest map margin marker mask match ' +
    'material matrix meeting member memory menu merge mesh message metadata method migration milestone mindmap minikube ' +
    'mission mob mock mockup modal mode model modifier monitor monitoring movie mr music mutex name network new next node ' +
    'note notebook notification number object observation of onboarding ontology operation operator optimization option ' +
    'orchestration order organization output padding page pane panel paper paragraph parameter part particle patch patchset ' +
    'path pdf performance period permission persona phase phone photo physic picture pipe pipeline plan playback player ' +
    'playground playlist plot plugin pod podcast policy poll pomodoro popup port portfolio position post pr prefab ' +
    'preference preset preview previou price process profile profiler profiling program project projection prompt property ' +
    'prototype proxy pty pull puzzle query quest question queue quickfix quiz quota quote radio radiu range raster rate ' +
    'ratio reasoning recipe record recorder recording redo refactor refactoring reference reflection region regression ' +
    'relation release reminder render renderer repl repo report repository request requirement response restore result ' +
    'retro review rigidbody role rollback round route row rule run sample sandbox scan scene schedule schema score scrape ' +
    'screen script search section selection sentence server service session setting shader shadow shape sheet shell show ' +
    'signal sim simulation simulator sink site sketch skill slide slot snapshot snippet socket song sort sound source ' +
    'speaker spec spider sprint sprite stack standup stash stat state statu step sticky stopwatch storage story stream ' +
    'streaming stub style subagent subscription subtask subtitle suggestion suite sum survey svg swarm symbol sync ' +
    'synchronization tab table tag tariff task team television template term terminal test testing text texture theme thi ' +
    'thing thinking thought thread throttling ticket tile tilemap timer title tmux toast todo token tool toolset tooltip ' +
    'total touch tour trace tracing track trade training transaction transform transformation transition tree truth tunnel ' +
    'turn tutorial type ui undo up update upgrade upload uri url usage use user value variable vector version video view ' +
    'viewport vm volume warning watch watcher watchlist watchpoint waypoint web website whiteboard widget wiki window ' +
    'wireframe wizard word worker workflow workout workspace worktree world xml yield zip',
)
const JOINS = /^(?:an?|the|to|for|from|in|on|of|by|with|at|as|into|onto|and|or|via|per|up|down|off|out|it|my|s|v?\d+)$/

/** Servers whose whole world is a screen, a file or a program. */
const SCREEN =
  /browser|playwright|puppeteer|selenium|chrome|devtools|debug|gdb|lldb|vs_?code|jetbrains|serena|minecraft|\bgames?\b|chess|spotify|sonos|music|obsidian|logseq|memory|mermaid|latex|think|xcode|simul|android|emulator|planner|taskmaster|image|photo|video|audio|ffmpeg|magick|graphic|design|draw|paint|canvas|figma|\bpdf|ppt|powerpoint|\bword\b|excel|sheet|docx?\b|docs\b|gimp|\bcad\b|freecad|\bgis\b|qgis|\bmaps?\b|\bmath|statist|\bml\b|\bllm|\bgit\b|\btest|mock|notebook|jupyter|terminal|shell|console|iterm|tmux|\bfile|editor|unity|unreal|blender|godot|davinci|ableton|reaper|\bobs\b|anki|learn|tutor|quiz|fitness|strava|todo|pomodoro|wireshark|frida|ghidra|radare|crawl|scrap|search|wiki|research|arxiv|\bpapers?\b|\bagent|codegen|\bcode\b|\blsp\b|\bide\b|brew|tilt/

/** Verbs that programs and offices do to nothing, whatever the word behind them means elsewhere: `thaw_sample`, `lapse_policy`. */
const BODILY: ReadonlySet<string> = new Set(
  (
    'acquit amputate arraign arrest autoclave behead bequeath berth bury castrate commandeer convict cremate defrost deice deorbit ' +
    'deport detain detonate disbar disinherit divert dredge embalm euthanise euthanize evict excommunicate exhume exonerate ' +
    'extradite ferment foreclose fumigate impound imprison incarcerate incinerate indict inoculate inseminate intubate irradiate ' +
    'irrigate jettison lapse milk moor parole pasteurize plough plow pollinate prescribe prosecute refloat remand repossess ' +
    'resuscitate scuttle sedate shear slaughter smelt sow spay sterilize subpoena sue suture thaw thresh torpedo tow transfuse ' +
    'transplant undock unmoor vaccinate winch'
  ).split(' '),
)
/** Worlds in which nothing real happens. */
const MADE_UP =
  /^(?:sim|simulation|simulated|game|scene|story|test|mock|demo|draft|sandbox|preview|example|fixture|sprite|character|level|quest|status|history|report|schedule|log|list|data|info|rate|count|statistic|stat|record|date|reminder|cost|risk|calculator|estimate|forecast|temperature|time|yield|price|level)$/

/** Whether the verb of a name is one that programs and offices have no use for. */
function is_bodily(named: readonly string[], at: number): boolean {
  return BODILY.has(named[at] ?? '') && named.length > at + 1 && !named.some((word) => MADE_UP.test(singular(word)))
}

/** Verbs with a particle that only warm up or wind down what runs. */
const WINDS = /^(?:warm|wake|ramp|spin|speed|heat|cool|slow|lock|lower|raise|mix|boil|trip|blow|break)$/

/** Whether a verb of everyday is done to something outside of the machine. */
export function acts_outside(named: readonly string[], service: string): boolean {
  // `pumpctl_raise_level`: the service stands in front of its verb.
  const at = named.length > 2 && service.includes(named[0] ?? '') ? 1 : 0
  if (SCREEN.test(service)) return false
  if (is_bodily(named, at)) return true
  if (!ACTS.has(named[at] ?? '')) return false
  const nouns = named
    .slice(at + 1)
    .filter((word) => !JOINS.test(word))
    .map(singular)
  // `adopt_out`, `buzz_in`: whoever is meant stands among the arguments.
  if (nouns.length === 0) return named.length === at + 2 && !WINDS.test(named[at] ?? '')
  return nouns.every((word) => word.length > 2 && !INSIDE.has(word))
}
