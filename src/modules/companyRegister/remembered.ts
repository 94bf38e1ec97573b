import { TTLCache } from "@isaacs/ttlcache"

interface RememberedOptions {
  max: number
  ttlMs: number
}

/**
 * `ask`, each key once as long as its answer is remembered: who asks meanwhile waits for the same answer, and a failure
 * is forgotten at once. At `max` keys the one that ends first gives way.
 */
export function remembered<Answer>(ask: (key: string) => Promise<Answer>, { max, ttlMs }: RememberedOptions) {
  const answers = new TTLCache<string, Promise<Answer>>({ max, ttl: ttlMs })
  return (key: string): Promise<Answer> => {
    const known = answers.get(key)
    if (known) return known
    const asking = ask(key)
    answers.set(key, asking)
    asking.catch(() => {
      if (answers.get(key) === asking) answers.delete(key)
    })
    return asking
  }
}
