// Caches for results that depend on a tool's name only: agents call the same few tools again and again. Source: ENGINE
// 3.

/** Names cached by each function; at one more the cache is emptied, so that names called once cost no memory. */
const MAX_NAMES = 1_024
/** Longer names are not cached. */
const MAX_NAME_CHARS = 256

/** Caches a function of two texts. */
export function cached<Answer>(
  compute: (one: string, other: string) => Answer,
): (one: string, other: string) => Answer {
  const answers = new Map<string, { answer: Answer }>()
  return (one, other) => {
    if (one.length + other.length > MAX_NAME_CHARS) return compute(one, other)
    const key = `${one.length} ${one}${other}`
    const known = answers.get(key)
    if (known !== undefined) return known.answer
    const answer = compute(one, other)
    if (answers.size >= MAX_NAMES) answers.clear()
    answers.set(key, { answer })
    return answer
  }
}
