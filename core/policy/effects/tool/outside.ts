// Verbs that weigh unless what they are done to is inside of a machine, on a desk or on a screen: to raise a barrier is felt, to raise an
// exception is not. What programs and offices do such things to is known by its names, there are not many; everything else stands in the
// world. Source: CONTRACT 2.8, ENGINE 3.
import { HERE } from '#core/policy/effects/tool/pairs/pair.ts'
import { singular, words_in } from '#core/policy/effects/tool/verbs.ts'

/** Verbs that are done to few things inside of a machine, whose names are known. */
const ACTS: ReadonlySet<string> = new Set(
  (
    'admit appoint assign assume berth blast board bribe burn catch cede clamp comp compel concede condemn confine contest ' +
    'cool crank curb cut decline detour dilute disclose disengage disown dispatch displace distribute douse dump earmark ' +
    'elect embark enact endorse engage erect escort exhaust expend explode ferment float flood fly fund furnish greenlight ' +
    'grind ground guarantee halt hand harvest haul heat hold honor implant incite induct inflict injure insure intercept ' +
    'jail jam kill lapse lease lend lift loosen lower lure marry melt mobilize moor negotiate nudge occupy ordain outbid ' +
    'overcharge patrol pledge plug poach pollute pound pour preempt promote push raise ramp reap reclaim recoup recruit ' +
    'reduce refill refuse regulate reinforce relax relieve relist relocate renew rent repay repel replenish rescue reseat ' +
    'reserve resign restock restrain restrict retain reveal reward rig ring rinse roast sacrifice sail salvage sanction ' +
    'scramble seal sell sentence shelve shield ship shock shoot shrink shun shut shuttle sideline silence sink slash slow ' +
    'smash snatch soak solicit sound sow spend spill spin sponsor spray squeeze stamp steal stir stoke strike subdue ' +
    'submerge summon supply suppress surge swear sweep swing tether throttle tighten tilt transfer transport trap treat ' +
    'trip turn undercut unload uphold wage wake warm wash waste weaken withhold wreck'
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
    'mission mob mock mockup modal mode model modifier monitor monitoring mouse movie mr music mutex name network new next ' +
    'node note notebook notification number object observation of onboarding ontology operation operator optimization ' +
    'option orchestration order organization output padding page pane panel paper paragraph parameter part particle patch ' +
    'patchset path pdf performance period permission persona phase phone photo physic picture pipe pipeline plan playback ' +
    'player playground playlist plot plugin pod podcast policy poll pomodoro popup port portfolio position post pr prefab ' +
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
    'wireframe wizard word worker workflow workout workspace worktree world xml zip',
)
const JOINS = /^(?:an?|the|to|for|from|in|on|of|by|with|at|as|into|onto|and|or|via|per|up|down|off|out|it|my|s|v?\d+)$/

/** Servers whose whole world is a screen, a file or a program. */
const SCREEN =
  /browser|playwright|puppeteer|selenium|chrome|devtools|debug|gdb|lldb|vs_?code|jetbrains|serena|minecraft|\bgames?\b|chess|spotify|sonos|music|obsidian|logseq|memory|mermaid|latex|think|xcode|simul|android|emulator|planner|taskmaster|image|photo|video|audio|ffmpeg|magick|graphic|design|draw|paint|canvas|figma|\bpdf|ppt|powerpoint|\bword\b|excel|sheet|docx?\b|docs\b|gimp|\bcad\b|freecad|\bgis\b|qgis|\bmaps?\b|\bmath|statist|\bml\b|\bllm|\bgit\b|\btest|mock|notebook|jupyter|terminal|shell|console|iterm|tmux|\bfile|editor|unity|unreal|blender|godot|davinci|ableton|reaper|\bobs\b|anki|learn|tutor|quiz|fitness|strava|todo|pomodoro|wireshark|frida|ghidra|radare|crawl|scrap|search|wiki|research|arxiv|\bpaper|\bagent|codegen|\bcode\b|\blsp\b|\bide\b|brew|tilt/

/** Whether a verb of everyday is done to something outside of the machine. */
export function acts_outside(named: readonly string[], service: string): boolean {
  // `pumpctl_raise_level`: the service stands in front of its verb.
  const at = named.length > 2 && service.includes(named[0] ?? '') ? 1 : 0
  if (!ACTS.has(named[at] ?? '') || SCREEN.test(service)) return false
  const nouns = named
    .slice(at + 1)
    .filter((word) => !JOINS.test(word))
    .map(singular)
  return nouns.length > 0 && nouns.every((word) => word.length > 2 && !INSIDE.has(word))
}
