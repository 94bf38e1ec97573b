interface RecentFilesOptions {
  /** What all kept files may weigh together; the longest unasked give way. */
  maxBytes: number
  ttlMs: number
  now?: () => number
}

/**
 * Files of a slow neighbour: who asks for one that is being fetched waits for the same answer, and what came is kept for
 * a while. A failure is forgotten at once.
 */
export function recentFiles({ maxBytes, ttlMs, now = Date.now }: RecentFilesOptions) {
  const kept = new Map<string, { content: Buffer; until: number }>()
  const underWay = new Map<string, Promise<Buffer>>()
  let bytes = 0

  function forget(key: string) {
    bytes -= kept.get(key)?.content.length ?? 0
    kept.delete(key)
  }

  function keep(key: string, content: Buffer) {
    forget(key)
    kept.set(key, { content, until: now() + ttlMs })
    bytes += content.length
    for (const oldest of kept.keys()) {
      if (bytes <= maxBytes) break
      forget(oldest)
    }
  }

  /** @param key names the file and its version */
  return (key: string, fetch: () => Promise<Buffer>): Promise<Buffer> => {
    const known = kept.get(key)
    if (known && known.until > now()) {
      kept.delete(key)
      kept.set(key, known)
      return Promise.resolve(known.content)
    }
    const asked = underWay.get(key)
    if (asked) return asked
    const fetching = fetch()
      .then((content) => {
        keep(key, content)
        return content
      })
      .finally(() => underWay.delete(key))
    underWay.set(key, fetching)
    return fetching
  }
}
