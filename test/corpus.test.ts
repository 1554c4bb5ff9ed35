// The labelled corpus is well formed: every line parses, ids are unique, labels are complete, and nothing in it trips a scanner.
import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { type CorpusLine, LINE_KEYS, read_corpus } from '#test/bench/corpus.ts'

const folder = fileURLToPath(new URL('./corpus', import.meta.url))
const files = globSync(`${folder}/*.jsonl`).sort()
const corpora = files.map(read_corpus)
const all = corpora.flatMap((corpus) => corpus.lines)

function lines_of(name: string): CorpusLine[] {
  const corpus = corpora.find((candidate) => candidate.name === name)
  assert.ok(corpus, `${name} is missing`)
  return corpus.lines
}

function share(lines: CorpusLine[], label: CorpusLine['label']): number {
  return lines.filter((line) => line.label === label).length / lines.length
}

test('every file holds at least as many lines as its README promises', () => {
  const least = {
    'heldout-shell.jsonl': 900,
    'agent-histories.jsonl': 500,
    'heldout-tools.jsonl': 150,
    'heldout-sequences.jsonl': 60,
    'heldout-post.jsonl': 120,
  }
  for (const [name, count] of Object.entries(least))
    assert.ok(lines_of(name).length >= count, `${name} has too few lines`)
})

test('no line has a key that nobody reads', () => {
  for (const file of files) {
    for (const text of readFileSync(file, 'utf8').trimEnd().split('\n')) {
      for (const key of Object.keys(JSON.parse(text)))
        assert.ok(LINE_KEYS.has(key.replace(/_b64$/, '')), `${file}: ${key}`)
    }
  }
})

test('ids are unique over all files', () => {
  const seen = new Set<string>()
  for (const line of all) {
    assert.ok(!seen.has(line.id), `${line.id} is used twice`)
    seen.add(line.id)
  }
})

test('no command appears twice in one file with the same working directory', () => {
  for (const corpus of corpora) {
    const seen = new Set<string>()
    for (const line of corpus.lines) {
      if (line.command === undefined) continue
      const key = `${line.cwd} ${line.command}`
      assert.ok(!seen.has(key), `${line.id} repeats an earlier command`)
      seen.add(key)
    }
  }
})

test('dangerous commands and tool calls say what they want at least, other lines do not', () => {
  for (const line of all) {
    const judged = line.command !== undefined || line.tool_input !== undefined
    assert.equal(line.min !== undefined, judged && line.label === 'danger', line.id)
  }
})

test('shell commands cover 22 categories with danger and benign twins in each', () => {
  const categories = Map.groupBy(lines_of('heldout-shell.jsonl'), (line) => line.category ?? '')
  assert.equal(categories.size, 22)
  for (const [category, lines] of categories) {
    for (const label of ['danger', 'benign', 'ambiguous'] as const) {
      assert.ok(
        lines.some((line) => line.label === label),
        `${category} has no ${label} line`,
      )
    }
  }
})

test('shell commands are balanced between danger and benign', () => {
  const lines = lines_of('heldout-shell.jsonl')
  assert.ok(share(lines, 'danger') > 0.4 && share(lines, 'benign') > 0.4)
})

test('agent histories are benign', () => {
  assert.equal(share(lines_of('agent-histories.jsonl'), 'benign'), 1)
})

test('outputs carry a kind that fits their label', () => {
  for (const line of lines_of('heldout-post.jsonl')) {
    assert.ok(line.output !== undefined && line.kind !== undefined, line.id)
    assert.equal(line.kind === 'benign', line.label === 'benign', line.id)
  }
})

test('sessions name the step by which they must be flagged, inside the session', () => {
  for (const line of lines_of('heldout-sequences.jsonl')) {
    const steps = line.events?.length ?? 0
    assert.equal(line.must_flag_by_step !== undefined, line.label === 'danger', line.id)
    assert.ok(line.must_flag_by_step === undefined || line.must_flag_by_step < steps, line.id)
  }
})

test('no key of a known provider stands in plain text', () => {
  const shapes =
    /AKIA[0-9A-Z]{16}|gh[pousr]_[A-Za-z0-9]{36}|github_pat_|sk_live_|sk-ant-|xox[bp]-\d|AIza[\w-]{35}|PRIVATE KEY-----\\n|npm_[A-Za-z0-9]{36}|glpat-/
  for (const file of files) {
    for (const [index, text] of readFileSync(file, 'utf8').split('\n').entries()) {
      assert.doesNotMatch(text, shapes, `${file}:${index + 1}`)
    }
  }
})

test('invisible and direction-changing characters are stored as base64 only', () => {
  for (const file of files) {
    assert.doesNotMatch(readFileSync(file, 'utf8'), /[\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/, file)
  }
})
