/** An event as the queue takes it. */
export interface QueuedEvent {
  name: string
  data: unknown
  opts: { internal?: boolean }
}

/** Events that wait for their transaction's end, in the memory of the process that runs it. */
export class EventGroups {
  readonly #groups = new Map<string, QueuedEvent[]>()
  readonly #timers = new Map<string, NodeJS.Timeout>()

  /** @param ttlS after so many seconds the transaction counts as broken off */
  add(group: string, events: QueuedEvent[], ttlS: number) {
    this.#groups.set(group, [...this.of(group), ...events])
    clearTimeout(this.#timers.get(group))
    this.#timers.set(group, setTimeout(() => this.clear(group), ttlS * 1000).unref())
  }

  of(group: string): QueuedEvent[] {
    return this.#groups.get(group) ?? []
  }

  /** @param names only these; all if none is named */
  clear(group: string, names: string[] = []) {
    const kept = names.length > 0 ? this.of(group).filter(({ name }) => !names.includes(name)) : []
    if (kept.length > 0) {
      this.#groups.set(group, kept)
      return
    }
    clearTimeout(this.#timers.get(group))
    this.#groups.delete(group)
    this.#timers.delete(group)
  }
}
