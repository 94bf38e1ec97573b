import { LRUCache } from "lru-cache"
import { tooBusy } from "#platform/refusal"

interface CachedOptions {
  /** What all answers may weigh together, keys included: the longest unasked give way. */
  maxBytes: number
  /** So many are asked at the same time; who comes then is refused. */
  maxUnderway: number
  ttlMs: number
}

/** Of an entry besides its key and its answer as JSON. */
const ENTRY_BYTES = 512

const bytesOf = (answer: unknown, key: string) => ENTRY_BYTES + 2 * (key.length + JSON.stringify(answer ?? null).length)

/**
 * `ask`, each key once as long as its answer is cached: who asks meanwhile waits for the same answer, and a failure
 * is forgotten at once.
 */
export function cachedLookup<Answer>(
  ask: (key: string) => Promise<Answer>,
  { maxBytes, maxUnderway, ttlMs }: CachedOptions,
) {
  const answers = new LRUCache<string, { answer: Answer }>({
    maxSize: maxBytes,
    sizeCalculation: ({ answer }, key) => bytesOf(answer, key),
    ttl: ttlMs,
  })
  const underway = new Map<string, Promise<Answer>>()
  return async (key: string): Promise<Answer> => {
    const known = answers.get(key)
    if (known) return known.answer
    const asked = underway.get(key)
    if (asked) return asked
    if (underway.size >= maxUnderway) throw tooBusy()
    const asking = ask(key)
      .then((answer) => {
        answers.set(key, { answer })
        return answer
      })
      .finally(() => underway.delete(key))
    underway.set(key, asking)
    return asking
  }
}
