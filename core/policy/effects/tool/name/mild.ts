// Names that sound like a loss and are everyday steps, of editors, browsers and shared documents. Source: CONTRACT 2.8,
// ENGINE 3.
import { whole, within } from '#core/compose.ts'

/** Everyday steps of editors and browsers that only sound like it. */
const MILD = whole(
  within(
    '(?:create|open|update|edit|draft)_(?:new_|draft_){0,2}(?:merge|pull)_requests?',
    [/_(?:notes?|comments?|threads?|discussions?|descriptions?|title|branch)/],
    '?',
  ),
  within(
    'remove_',
    [
      /label|reaction|assignee|(?:reading_|wish)?list_(?:entry|item)|related_\w{1,40}/,
      /from_(?:list|cart|basket|wishlist|reading_list|queue)|sub_issue(?:_write)?|tag|comment|node|item/,
      /todo|watcher|highlight/,
    ],
    's?',
  ),
  /remove_(?:label|reaction|assignee|tag|watcher|vote)s?_(?:from|on)_\w{1,60}/,
  /(?:remove|unassign)_(?:votes?|(?:\w{1,60}_)?from_(?:card|task|issue|ticket|epic|sprint|section|milestone|backlog|playlist|album|favou?rites|bookmarks|watchlist)s?)/,
  within(
    '(?:delete|remove)_(?:\\w{1,60}_)?',
    [
      /conditional_format(?:ting)?|checklist_items?|dimension_group|slide_element|page_element/,
      /data_validation|filter_view|borders?/,
    ],
    '',
  ),
  /(?:remove|unassign)_(?:issue|task|ticket|card|story|bug|work_item)s?_(?:from_\w{1,60}|labels?|tags?|assignees?)/,
  /(?:restore|recover|undelete|untrash)_(?:\w{1,60}_)?from_(?:trash|(?:recycle_)?bin|archive)/,
  /publish_(?:draft_|pending_)?(?:pull_request|comments|review|review_comments)/,
  /(?:transaction_)?rollback_(?:to_savepoint|transaction)/,
  /transaction_(?:rollback(?:_to)?|release|savepoint)/,
  /(?:generate|build|download|upload|list|add_to|save)_(?:\w{1,120}_)?archives?|force_index/,
  /reset_(?:view|zoom|filters?|cursor|context|conversation|chat)/,
  /cancel_(?:task|run|request|order_draft)|archive_(?:thread|chat|conversation)|drop_file/,
  /(?:create|extract|open|unpack|make|compress|read)_(?:\w{1,120}_)?archive/,
  /force_(?:refresh|reload|render|redraw|gc|sync)|delete_memory/,
  /merge_(?:cells|pdfs?|images?|videos?|audios?|layers|shapes|csvs?|sheets)|force_layout|disable_cache/,
  /(?:set|create|add|update|edit|save|new)_(?:\w{1,40}_)?(?:price|stock|weather|keyword|search|news|fare)_alerts?/,
  /(?:pause|resume|stop|retry|cancel)_(?:download|upload|playback|recording|render)s?/,
  /(?:add|move|save)_(?:\w{1,40}_)?to_(?:basket|cart|wishlist|watchlist|favou?rites|bookmarks)/,
  /(?:switch|select|choose)_(?:database|db|connection|context|workspace|project|account|profile|board|team)/,
  /(?:change|update|set)_(?:\w{1,40}_)?column_values?/,
  /(?:assign|request|add|suggest)_(?:\w{1,40}_)?reviewers?/,
  /(?:raise|increase|lower|set|change)_(?:query|search|page|result|row|line|token|context)_limits?/,
  /(?:api_)?(?:update|edit|patch|append|insert|retrieve)_(?:a_)?(?:\w{1,20}_)?blocks?(?:_children)?/,
  /(?:dismiss|mark|clear)_(?:all_)?(?:\w{1,20}_)?notifications?(?:_(?:thread|done|read))?/,
  /send_later|manage_(?:\w{1,20}_)?notification_subscription|(?:delete|discard)_pending(?:_\w{1,40})?/,
  /(?:safe_)?delete_(?:symbol|lines?|line_range)|create_project|(?:qdrant|memory|memories|vectors?|knowledge)_(?:store|remember|save|add)/,
  /port_forward|empty_line|detach_(?:debugger|session|tab)/,
)
/** Documents that several people write, every step of which is kept, and what stands in one of them. */
const OF_DOCUMENTS = /(?:docs?|sheets?|slides?|workspace|drive|word|excel|powerpoint|notion|coda)(?:$|[-_])/
const PIECE_OF_DOCUMENT =
  /^(?:sheets_|docs_|slides_)?(?:delete|remove|clear)_(?:\w{1,40}_)?(?:chart|format|formats|formatting|image|footnote|header|footer|bullets?|break|element|validation|filter|named_range|style)s?$/

/** What an agent noted for itself, and takes back. */
const OF_MEMORY = /memor|mem0|knowledge.?graph/
const PIECE_OF_MEMORY = /^(?:delete|remove|forget)_(?:entit(?:y|ies)|relations?|observations?|notes?|facts?)$/

/** Programs for files of one kind, which they put together and take apart. */
const OF_FILES =
  /(?:^|[-_])(?:pdfs?|ffmpeg|images?|imagemagick|video|audio|csv|markdown|pandoc|docx|xlsx|zip)(?:[-_]|$)/
const PIECES = /^(?:merge|split|combine|concat\w{0,8}|join|rotate|crop|compress|convert|extract)(?:_\w{1,40})?$/

/** Engines of containers, and what only runs in one and is started again: the engine's own commands are no question either. */
const OF_CONTAINERS = /docker|podman|nerdctl|colima|orbstack|rancher-?desktop|containerd|\bcontainers?\b/
const RUN_OF_CONTAINER =
  /^(?:(?:docker|podman|compose)_){0,2}(?:(?:start|stop|restart|pause|unpause)(?:_(?:containers?|services?|compose))?|containers?_(?:start|stop|restart|pause|unpause)|compose_(?:up|stop|restart))$/

/** Devices that are only programs or lie on the desk, and the programs under test on them: they are started again. */
const OF_DEVICES = /mobile|simulator|emulator|android|\bios\b|xcode|appium|maestro|\badb\b/
const APP_ON_DEVICE =
  /^(?:(?:mobile|device|sim|simulator|emulator|android|ios)_)?(?:launch|start|stop|terminate|close|kill|restart|uninstall|reset|force_stop)_apps?(?:_(?:sim|simulator|device|emulator))?$/

/** Services by which a person is told on a screen of their own that work is done. */
const OF_NOTICES =
  /^(?:ntfy|gotify|pushover|bark|apprise|toasts?|notify|notifier|(?:desktop|os|system|mac)[-_]?notif\w{0,12})$/
const NOTICE = /^(?:send|publish|push|show|notify)(?:_(?:notification|notice|message|toast|alert))?$/

/** Whether a name means an everyday step. */
export function is_mild(action: string, service: string): boolean {
  if (MILD.test(action)) return true
  if (OF_DOCUMENTS.test(service) && PIECE_OF_DOCUMENT.test(action)) return true
  if (OF_MEMORY.test(service) && PIECE_OF_MEMORY.test(action)) return true
  if (OF_FILES.test(service) && PIECES.test(action)) return true
  if (OF_NOTICES.test(service) && NOTICE.test(action)) return true
  if (OF_DEVICES.test(service) && APP_ON_DEVICE.test(action)) return true
  return OF_CONTAINERS.test(service) && RUN_OF_CONTAINER.test(action)
}

/** Things that only the agent itself, its screen or its own process sees. */
export const OWN = within(
  '(?:^|_)',
  [
    /todos?|plan(?:s|ning|ner)?|task_list|scratch\w{0,20}|think\w{0,20}|memor\w{0,20}/,
    /note(?:s|book|books)?|timers?|breakpoints?|debug\w{0,20}|editors?|cursor|tabs?|windows?|browsers?/,
    /computer|mouse|keyboard|process(?:es)?|terminals?|sessions?|clipboard|labels?|reactions?|cells?/,
    /drafts?/,
  ],
  '(?:_|$)',
)
