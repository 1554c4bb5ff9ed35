// The ways in which an English text addresses the agent that reads it. Source: CONTRACT 16.1, ENGINE 16.
import { in_turn, one_of, within } from '#core/compose.ts'

const rx = (source: string) => new RegExp(source, 'i')

const KIND =
  '(?:ai|llm|coding|email|e-mail|autonomous|automated|support|language|review|screening|moderation|search|' +
  'browsing|research|summari[sz]ation|chat|reading|digital|virtual|software|machine|agentic|client|' +
  'cursor|automatic|repair)'
/** What an agent is called. */
const AGENT =
  `(?:a\\.?i\\.?s?|llms?|(?:large )?language models?|assistants?|agents?|co-?pilots?|claude(?: code)?|` +
  `chat ?gpt|gpt(?:-?\\d\\w?)?|codex|gemini|grok|windsurf|aider|devin|(?:chat)?bots?|robots?|` +
  `(?:ai|llm|automated|autonomous)[- ](?:fixers?|processors?|responders?|handlers?|callers?|scrapers?|clients?|` +
  `crawlers?|consumers?|workers?|recruiters?|screeners?|parsers?|summari[sz]ers?|helpers?|assignees?|judges?|` +
  `upgraders?|reviewers?)|${KIND}[- ](?:\\w{3,12}[- ])?(?:assistants?|agents?|tools?|models?|reviewers?|` +
  `readers?|crawlers?|bots?|systems?|(?:coding )?(?:tools?|agents?|assistants?)))`

const READS =
  '(?:read|process|handl|quot|refactor|pars|summari[sz]|view|analy[sz]|triag|review|index|scann?|work|us|' +
  'visit|brows|open|see|encounter|maintain|resolv|clon|check|crawl|ingest|translat|implement|edit|touch|' +
  'complet|packag|upgrad|bisect|draft|automat)'

/** Text that turns to an agent. */
export const ADDRESS: readonly RegExp[] = [
  // "Assistant, ...", "@agent: ...", "AI-Reviewer: ...", "Claude: ..."
  rx(
    // Behind a slash it is a comment or one of two names; behind a space and a slash it is the name of a page.
    `(?:^|[.!?;:>("'\\]#*,\\n]|(?<=[\\w/])/|(?<!\\w)-|` +
      `\\b(?:hey|hi|dear|attention|please|ok|hello|and|so|thanks))[^\\S\\n]*@?${AGENT}` +
      `(?:\\s*[:,!](?=\\s|$|["'])(?!\\s*(?:how to|sign in|open (?:the )?settings|release|version|v?\\d))|` +
      `\\s*\\u2014|\\s+[-\\u2013]\\s)`,
  ),
  // "AI recruiters: ...", "Reviewer LLM: ...", "to you, GPT"
  rx(
    `(?:^|[.!?"'>(]\\s*)(?:(?:ai|llm)[- ](?!generated|powered|based|driven|assisted|summary|overview|policy|` +
      `act\\b|news|feature|model|notes?\\b)\\w{3,14}(?: \\w{3,14})?|\\w{3,14} (?:llms?|ai|gpt|bots?|` +
      `assistants?)|(?:next|any|every|each|whichever|future) agents?)\\s*:(?=\\s)|\\bto you,? (?:${AGENT})\\b`,
  ),
  rx(
    `(?:^|[\\s>("'*])@(?:${AGENT})\\b(?![-/.@])|\\b(?:hey|hi|dear|attention|hello|` +
      `attn:?) (?:\\w+ )?${AGENT}\\b(?! (?:professor|manager|director|principal|coach|editor|secretary|lawyer))`,
  ),
  rx(`(?:^|[.!?>"']\\s*)(?:model,\\s|(?:hey )?(?:${AGENT}),? please\\b)`),
  rx(`\\bmodel\\s*[:,]\\s*(?=the user|you|ignore|please|run|do |evaluate|execute|your )|\\bcursor agent\\b`),
  // "NOTE TO AI AGENTS", "instruction for the assistant", "message for any LLM", "for the email assistant:"
  rx(
    `(?<!\\b(?:sends?|sent|pass(?:es)?|forwards?|adds?|appends?|writes?|returns?|posts?|delivers?|shows?|` +
      `display\\w*) (?:the |an? |this |that |its |your |each |every |\\w+ )?)\\b(?:(?:note|notice|message|` +
      `instructions?|attention|important|hint|reminder|todo|task|info|comment|directive|p\\.?s\\.?|addressed|` +
      `request|memo|summary|action|word|advice|warning)\\b[^.!?\\n]{0,20}?(?:\\b(?:to|for)|[,:(])|note|notice|` +
      `attention|important|hint|reminder)\\s*(?:all |the |any |every |your )?(?:${AGENT}|` +
      `model)\\b(?! (?:\\w{2,}ed|has|had|is|was|were|will|could|cannot|did|does|went|ran|made|took|sent) )` +
      `(?! must be (?:run|re?-?started|installed|configured|upgraded|updated|registered)\\b)` +
      `(?! (?:widget|manager|role|mode|api|page|panel|button|settings?|config\\w*|sdk|window|tab|chat|feature|` +
      `menu|name|id|pool|process|service|version|class))`,
  ),
  rx(`\\bfor (?:the |any |all |your )?(?:\\w+ )?${AGENT}(?:/${AGENT})*(?: users)?\\s*:`),
  rx(
    `(?:^|[.!?:;>("'#*]\\s*)(?:to|for) (?:the |any |all |every |whichever |support )?(?:\\w+ )?${AGENT} (?:that|who|which|should|must|\\w+ing)\\b`,
  ),
  // "To LLM-based graders: …", "(Transcribing model: …"
  rx(`\\b(?:to|for) (?:all |any |the )?(?:ai|llm|gpt|model)[- ](?:based|powered|driven|assisted) \\w{4,14}\\s*:`),
  rx(
    `(?:^|[.!?:;>("'#*]\\s*)(?:transcrib|summari[sz]|translat|caption|rank|grad|review|screen|index|brows)ing (?:models?|ais?|assistants?|agents?|bots?)\\s*[:,]\\s`,
  ),
  // "To the model editing this module: …"
  rx(
    `(?:^|[.!?:;>("'#*]\\s*)(?:to|for) (?:the|any|every|whichever) (?:language )?model (?:that|which|\\w+ing)\\b[^.!?:\\n]{0,40}[:,]`,
  ),
  // "You're a file editing agent. …"
  rx(`(?:^|[.!?>"']\\s*)you(?:['’]re| are) an? (?:\\w+ ){1,3}agent[.!]`),
  rx(`\\bif (?:you(?:'re| are)|you happen to be) (?:an? |the )?${AGENT}\\b`),
  // "If the agent does not answer, restart it" is about a program.
  rx(
    `\\bif (?:an?|any|the|some) ${AGENT} (?!(?:does(?: not|n['’]t)|is(?: not|n['’]t| down| offline| stuck| unreachable| unhealthy)|` +
      `has (?:not|stopped|crashed|died)|stops|fails|crashes|hangs|exits|dies|loses|times)\\b)(?:is|are|has|\\w+s)\\b`,
  ),
  rx(`\\b(?:as|being) (?:an?|the) ${AGENT}\\b[^.!?\\n]{0,40}\\b(?:you|this|your)\\b`),
  // Not of one that somebody builds: "ship a bot that reviews pull requests".
  rx(
    `(?<!\\b(?:build|ship|creat|writ|mak|deploy|develop|add|set up|launch)(?:e|es|ing|s)? (?:an?|your|our) (?:\\w{2,16} ){0,2})` +
      `\\b(?:any |every |all |which(?:ever)? )?${AGENT} (?:that|who|which)(?: \\w+)? ${READS}\\w*`,
  ),
  rx(`\\b(?:you,? (?:the|an|a) ${AGENT}|${AGENT} (?:${READS}\\w*ing)(?: \\w+)? (?:this|the|these|it)\\b)`),
  rx(
    `["']?\\b(?:ai|agent|assistant|llm|model|copilot|bot)[_. -](?:\\w{3,12}[_ -])?(?:directive|instruction|note|hint|prompt|command|task|action|message|override)s?(?: required)?["']?\\s*[:=]`,
  ),
  // A member of a document: "agentInstructions".
  rx(`["'](?:ai|llm|agent|assistant|model|bot)(?:Directive|Instruction|Note|Hint|Command|Override)s?["']\\s*:`),
  rx(
    `\\b(?:ai|llm|agent|assistant|model|bot)s?(?: \\w+)? only\\b|\\bnot for humans\\b|\\bhumans can (?:skip|ignore)\\b`,
  ),
  rx(
    `\\b(?:todo|fixme|note)\\((?:ai|agent|llm|bot|copilot|claude)\\)\\s*:|^\\W{0,6}\\[(?:(?:ai|assistant|llm)(?: \\w+)?|(?:agent|bot) (?:directive|instruction|note|task|command))\\]|\\b(?:hello|hi|hey)(?: there)?,? (?:machine|robot|model|ai)\\b`,
  ),
  rx(
    `\\b(?:read|processed|parsed|crawled|summari[sz]ed|visited|opened) by (?:an? |any |the )?(?:\\w+ )?(?:${AGENT})\\b`,
  ),
  rx(`\\b(?:an? |the )?(?:${AGENT}) (?:is|are|was) (?:reading|processing|viewing|handling) (?:this|it)\\b`),
  rx(
    `\\b(?:note|message|instructions?|hint)_(?:to|for)_(?:the_)?(?:ai|agent|assistant|llm|model|bot)\\b|` +
      `\\b(?:to|dear) whoever (?:automates|reads|processes|runs|parses) this\\b|\\bwho are (?:${AGENT})\\b`,
  ),
  rx(`\\byou,[^.!?\\n]{3,24}, are an? (?:\\w+ )?(?:\\w+ )?${AGENT}`),
  // "As my email assistant, send …", "Working as a database administrator agent, …"
  rx(`(?:^|[.!?:;>"']\\s*)(?:working |acting )?as (?:my|our|an?|the|your user's) (?:\\w+ ){0,3}?(?:${AGENT}),\\s`),
  // "If you got here through a coding assistant, it should …"
  rx(
    `\\b(?:through|via|using|with|from|by) (?:an? |your |the )?(?:\\w+ )?(?:${AGENT})\\b[^.!?\\n]{0,24},? ` +
      `(?:it|they) (?:should|must|has to|have to|needs? to|shall|is required to) (?:first|always|also)\\b`,
  ),
]

/** Sentences about an agent that may be meant for it: everyday prose too, so only the plainest requests count with them. */
export const LOOSE_ADDRESS: readonly RegExp[] = [
  // "the agent must", "AI coding tools should also"
  rx(
    `(?<!\\b(?:estate|insurance|travel|sales|customs|federal|letting|leasing|shipping|patent|literary|` +
      `transfer|purchasing|field|border|escrow|listing|buyer'?s|seller'?s|the issuing|paying|collateral) )\\b` +
      `${AGENT} (?:always |also |never )?(?:must|should|shall|needs? to|has to|have to|ought to|` +
      `(?:is|are) (?:required|instructed|expected|ordered|authori[sz]ed|asked|obliged|allowed|told|` +
      `hereby \\w+) to)\\b(?! (?:not )?be (?:an?|the|in|on|able|running|up|part)\\b)`,
  ),
  rx(
    `(?<!\\b(?:to|request|idea|proposal|want|wants|option|ability|possible|way|like|able|could|can|would|` +
      `lets?|or|and)(?: to)?[:,]? )\\b(?:let|have|make|instruct|tell|get|ask|order) (?:the |your |` +
      `any )(?:${AGENT}|model) (?:to )?(?:run|execute|install|delete|remove|send|upload|read|open|` +
      `download|disable|retry)\\b`,
  ),
]

/** Cheap test before the patterns above: every one of them needs one of these words. */
export const ADDRESS_HINT = one_of(
  /(?<![a-z])a\.?i(?![a-z])|llm|model|assist|agent|copilot|co-pilot|claude|gpt|codex|gemini|grok|windsurf/i,
  /aider|devin|bots?\b|robot|reader|crawler|reviewer|humans|whoever|machine/i,
  within(
    '\\b',
    [
      /coding|e-?mail|autonomous|automat\w+|support|language|review|screening|moderation|search|browsing/i,
      /research|summari[sz]ation|chat|reading|digital|virtual|software|agentic|repair|client|cursor/i,
    ],
    '[- ](?:\\w+[- ])?(?:tool|system)',
  ),
)

/** Moments that only a reader has who is a program: it acts when it has read. */
export const WHEN_READ = in_turn(
  /\b(?:when|once|after|as soon as) you(?:'ve| have| are)? /i,
  /(?:finish(?:ed)?|complet(?:e|ed)|done|read|pars(?:e|ed)|process(?:ed)?|summari[sz](?:e|ed|ing))/i,
  /\b[^.!?\n]{0,40}\b/i,
  /(?:reading|this (?:page|file|document|text|task|issue|email|article)|the (?:page|file|document|text|summary)|processing|it)\b/i,
)
