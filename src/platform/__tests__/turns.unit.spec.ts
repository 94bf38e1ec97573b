import { setTimeout as sleep } from "node:timers/promises"
import fc from "fast-check"
import { describe, expect, it, vi } from "vitest"
import { Turns } from "../turns"

/** Work that ends when it is told to. */
function desk(options: ConstructorParameters<typeof Turns>[0]) {
  const onIdle = vi.fn()
  const turns = new Turns({ ...options, onIdle })
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const come = (name: string, lane = name[0]) => {
    const visit = turns.run(lane, async () => {
      begun.push(name)
      await new Promise<void>((resolve) => ends.set(name, resolve))
    })
    // Who still waits when a test has ended is refused after it.
    visit.catch(() => undefined)
    return visit
  }
  const end = async (name: string) => {
    ends.get(name)?.()
    await settled()
  }
  return { turns, begun, come, end, onIdle }
}

const nextRound = () => new Promise((resolve) => setImmediate(resolve))
/** Who waits is let in a round after who ended. */
const settled = async () => {
  for (let round = 0; round < 3; round++) await nextRound()
}
const busy = { status: 503, headers: { "Retry-After": expect.stringMatching(/^\d+$/) } }

describe("turns", () => {
  it("go to who has waited, not to who comes at the moment", async () => {
    const { begun, come, turns } = desk({ atOnce: 1, waiting: 10 })
    const end = await turns.take("x")
    void come("a1")
    end()
    void come("b1")
    await settled()
    expect(begun).toEqual(["a1"])
  })

  it("let only so much run at a time, first come first served", async () => {
    const { begun, come, end } = desk({ atOnce: 2, waiting: 10 })
    for (const name of ["a1", "a2", "a3", "a4"]) void come(name)
    await settled()
    expect(begun).toEqual(["a1", "a2"])
    await end("a2")
    expect(begun).toEqual(["a1", "a2", "a3"])
  })

  it("go round the lanes, so that a crowd in one doesn't hold up the others", async () => {
    const { begun, come, end } = desk({ atOnce: 1, waiting: 100 })
    for (const name of ["a1", "a2", "a3", "a4", "b1", "c1", "b2"]) void come(name)
    await settled()
    for (let turn = 0; turn < 7; turn++) await end(begun[turn])
    expect(begun).toEqual(["a1", "a2", "b1", "c1", "a3", "b2", "a4"])
  })

  it("leave room for other lanes where one may have only so many", async () => {
    const { begun, come } = desk({ atOnce: 3, atOnceInLane: 2, waiting: 10 })
    for (const name of ["a1", "a2", "a3", "b1"]) void come(name)
    await settled()
    expect(begun).toEqual(["a1", "a2", "b1"])
  })

  it("refuse with 503 and Retry-After who finds too many waiting, in all or in the lane", async () => {
    const { come } = desk({ atOnce: 1, waiting: 3, waitingInLane: 2 })
    for (const name of ["a1", "a2", "a3"]) void come(name)
    await expect(come("a4")).rejects.toMatchObject(busy)
    void come("b1")
    await expect(come("c1")).rejects.toMatchObject(busy)
  })

  it("let the process look at everything else between two works, even where none of them waits for anything", async () => {
    const turns = new Turns({ atOnce: 1, waiting: 100 })
    let done = 0
    const all = Promise.all(Array.from({ length: 50 }, () => turns.run("a", async () => void done++)))
    await settled()
    expect(done).toBeLessThan(10)
    await all
    expect(done).toBe(50)
  })

  it("pass on when work fails", async () => {
    const onIdle = vi.fn()
    const turns = new Turns({ atOnce: 1, waiting: 1, onIdle })
    const failing = turns.run("a", () => Promise.reject(new Error("broken")))
    const next = turns.run("a", async () => "done")
    await expect(failing).rejects.toThrow("broken")
    expect(await next).toBe("done")
    expect(onIdle).toHaveBeenCalledTimes(1)
  })

  it("refuse who has waited longer than anybody would", async () => {
    const { begun, come, end, onIdle } = desk({ atOnce: 1, waiting: 2, patienceMs: 20 })
    void come("a1")
    await expect(come("a2")).rejects.toMatchObject(busy)
    await end("a1")
    expect(begun).toEqual(["a1"])
    expect(onIdle).toHaveBeenCalledTimes(1)
  })

  it("forget who leaves while waiting", async () => {
    const { turns, begun, come, end, onIdle } = desk({ atOnce: 1, waiting: 2 })
    void come("a1")
    const left = new AbortController()
    const waiting = turns.take("b", left.signal)
    void come("c1")
    left.abort(new Error("gone"))
    await expect(waiting).rejects.toThrow("gone")
    await end("a1")
    expect(begun).toEqual(["a1", "c1"])
    expect(onIdle).not.toHaveBeenCalled()
    await end("c1")
    expect(onIdle).toHaveBeenCalledTimes(1)
  })

  it.each([
    { places: 1, rest: "as long as", times: 1 },
    { places: 2, rest: "three times as long as", times: 3 },
  ])("that rest, $places of them, stay taken $rest the work took, and are free then", async ({ places, times }) => {
    const onIdle = vi.fn()
    const turns = new Turns({ atOnce: 9, atOnceInLane: places, waiting: 2, onIdle })
    const ends = await Promise.all(Array.from({ length: places }, () => turns.take("a")))
    await sleep(20)
    const restedFromMs = performance.now()
    for (const end of ends) end({ rests: true })
    expect(onIdle).not.toHaveBeenCalled()
    const next = await turns.take("a")
    expect(performance.now() - restedFromMs).toBeGreaterThan(times * 17)
    await sleep(100)
    next()
    expect(onIdle).toHaveBeenCalledTimes(1)
  })

  it("never run or hold more than they may, lose nobody, and remember nothing in the end", async () => {
    const visits = fc.array(fc.record({ lane: fc.constantFrom("a", "b", "c"), steps: fc.nat(3) }), { maxLength: 40 })
    await fc.assert(
      fc.asyncProperty(visits, fc.integer({ min: 1, max: 4 }), fc.nat(10), async (comers, atOnce, waiting) => {
        let isIdle = true
        const onIdle = () => {
          isIdle = true
        }
        const turns = new Turns({ atOnce, atOnceInLane: 2, waiting, onIdle })
        let running = 0
        const work = async (steps: number) => {
          isIdle = false
          running += 1
          expect(running).toBeLessThanOrEqual(atOnce)
          for (let step = 0; step < steps; step++) await Promise.resolve()
          running -= 1
        }
        const ends = await Promise.allSettled(comers.map(({ lane, steps }) => turns.run(lane, () => work(steps))))
        expect(ends.filter(({ status }) => status === "fulfilled").length).toBeGreaterThanOrEqual(
          Math.min(comers.length, Math.min(atOnce, 2)),
        )
        expect(isIdle).toBe(true)
      }),
    )
  })
})
