import { tooBusy } from "./refusal"

interface TurnsOptions {
  /** So much runs at once. */
  atOnce: number
  /** Of which so much in one lane. */
  atOnceInLane?: number
  /** So much waits; who comes then is refused at once. */
  waiting: number
  /** Of which so much in one lane. */
  waitingInLane?: number
  /** Who waited so long is refused too; nobody waits longer than a visitor would. */
  patienceMs?: number
  /** Places that rest stay taken for so long that all together work half of the time: `leastMs` a place taken, and a bound. */
  rest?: { leastMs: number; mostMs: number }
  /** Told when nothing runs, rests or waits any more. */
  onIdle?: () => void
}

const PATIENCE_MS = 10_000

interface Lane {
  running: number
  queue: (() => void)[]
}

/**
 * Work that a process does only so much of at a time. Lanes take turns, so that a crowded one doesn't hold up the others;
 * within a lane who came first is first. Nothing is remembered of a lane in which nothing happens.
 */
export class Turns {
  /** In the order in which they get their turns: who got one, or came, goes to the end. */
  readonly #lanes = new Map<string, Lane>()
  #running = 0
  #waiting = 0

  constructor(private readonly options: TurnsOptions) {}

  get waiting(): number {
    return this.#waiting
  }

  /** @throws Refusal 503 with `Retry-After` where too much waits already or it took too long, and what `work` throws */
  async run<Result>(lane: string, work: () => Promise<Result>): Promise<Result> {
    const end = await this.take(lane)
    try {
      return await work()
    } finally {
      end()
    }
  }

  /**
   * Waits for a turn.
   * @param left who waits has gone away: his place is free, and he is told the signal's reason
   * @returns ends the turn, at once or after the place has rested; a second call does nothing
   * @throws Refusal 503 with `Retry-After` where too much waits already, or it took too long
   */
  async take(lane: string, left?: AbortSignal): Promise<(how?: { rests: boolean }) => void> {
    const { atOnceInLane = Number.POSITIVE_INFINITY, waiting, waitingInLane = waiting } = this.options
    const place = this.#lanes.get(lane) ?? { running: 0, queue: [] }
    const isFree = this.#running < this.options.atOnce && place.running < atOnceInLane && place.queue.length === 0
    if (!isFree && (this.#waiting >= waiting || place.queue.length >= waitingInLane)) throw tooBusy()
    this.#lanes.set(lane, place)
    if (isFree) this.#start(lane, place)
    else await this.#wait(lane, place, left)
    const startedAtMs = performance.now()
    let isOver = false
    return ({ rests } = { rests: false }) => {
      if (isOver) return
      isOver = true
      if (!rests) return this.#end(lane, place)
      const { leastMs, mostMs } = this.options.rest ?? { leastMs: 0, mostMs: Number.POSITIVE_INFINITY }
      const restMs = (2 * this.#running - 1) * (performance.now() - startedAtMs)
      setTimeout(() => this.#end(lane, place), Math.min(Math.max(restMs, leastMs * this.#running), mostMs))
    }
  }

  #end(lane: string, place: Lane) {
    place.running -= 1
    // Work that waits for nothing would follow upon work, and the process see nothing else.
    if (this.#waiting > 0) setImmediate(() => this.#passOn())
    else this.#running -= 1
    this.#forgetIdle(lane, place)
  }

  #wait(lane: string, place: Lane, left?: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const leave = (reason: unknown) => {
        place.queue.splice(place.queue.indexOf(mine), 1)
        stopWaiting()
        this.#forgetIdle(lane, place)
        reject(reason)
      }
      const stopWaiting = () => {
        this.#waiting -= 1
        clearTimeout(patience)
        left?.removeEventListener("abort", go)
      }
      const mine = () => {
        stopWaiting()
        this.#start(lane, place)
        resolve()
      }
      const go = () => leave(left?.reason)
      const patience = setTimeout(() => leave(tooBusy()), this.options.patienceMs ?? PATIENCE_MS)
      left?.addEventListener("abort", go, { once: true })
      place.queue.push(mine)
      this.#waiting += 1
    })
  }

  #start(name: string, place: Lane) {
    this.#running += 1
    place.running += 1
    this.#lanes.delete(name)
    this.#lanes.set(name, place)
  }

  /** Till then the place is taken, so that nobody who has just come gets it. */
  #passOn() {
    this.#running -= 1
    const { atOnce, atOnceInLane = Number.POSITIVE_INFINITY } = this.options
    if (this.#running >= atOnce) return
    for (const { running, queue } of this.#lanes.values()) {
      if (running >= atOnceInLane) continue
      const next = queue.shift()
      if (next) return next()
    }
  }

  #forgetIdle(name: string, { running, queue }: Lane) {
    if (running > 0 || queue.length > 0) return
    this.#lanes.delete(name)
    if (this.#lanes.size === 0) this.options.onIdle?.()
  }
}
