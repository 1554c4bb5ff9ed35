// What is worked out of the name of a tool alone, kept for the next call: agents call the same few tools again and again. Source: ENGINE 3.

/** Names that are kept of each kind; with one more all are forgotten, so that names nobody calls twice cost no memory. */
const MAX_NAMES = 1_024
/** Longer names are worked out each time. */
const MAX_NAME_CHARS = 256

/** The same function of two texts, which remembers its answers. */
export function remembering<Answer>(
  work_out: (one: string, other: string) => Answer,
): (one: string, other: string) => Answer {
  const answers = new Map<string, { answer: Answer }>()
  return (one, other) => {
    if (one.length + other.length > MAX_NAME_CHARS) return work_out(one, other)
    const key = `${one.length} ${one}${other}`
    const known = answers.get(key)
    if (known !== undefined) return known.answer
    const answer = work_out(one, other)
    if (answers.size >= MAX_NAMES) answers.clear()
    answers.set(key, { answer })
    return answer
  }
}
