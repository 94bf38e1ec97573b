import type { MedusaContainer } from "@medusajs/framework/types"
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest"
import * as env from "#config/env"
import { cachedUntilChange, onChange } from "../cached-until-change"
import * as changeWatch from "../change-watch"

const listener = { isListening: true, tell: (_area?: string, _products?: string[]) => {} }
const database = { reads: 0, answer: (_text: string) => {}, fail: (_error: Error) => {} }

beforeAll(() => {
  vi.spyOn(env, "readEnv").mockReturnValue({ directDatabaseUrl: "postgres://unused" } as env.Env)
  vi.spyOn(changeWatch, "changeWatch").mockImplementation(({ onChange: tell }) => {
    listener.tell = tell
    return Object.assign(listener, { start: async () => {} }) as unknown as ReturnType<typeof changeWatch.changeWatch>
  })
})
afterAll(() => vi.restoreAllMocks())

const earlierReads: (string | undefined)[] = []
const catalogue = cachedUntilChange<{ text: string }>({ area: "catalogue", tables: [] }, (_knex, earlier) => {
  database.reads += 1
  earlierReads.push(earlier && [earlier.snapshot.text, ...earlier.products].join(" "))
  return new Promise<{ text: string }>((resolve, reject) => {
    database.answer = (text) => resolve({ text })
    database.fail = reject
  })
})
const ask = async () => (await catalogue.read({ resolve: () => undefined } as unknown as MedusaContainer)).text

beforeEach(async () => {
  listener.isListening = true
  listener.tell()
  database.reads = 0
})

describe("an area in memory", () => {
  it("is read once for all who ask meanwhile", async () => {
    const asked = Promise.all([ask(), ask(), ask()])
    await vi.waitFor(() => expect(database.reads).toBe(1))
    database.answer("a")
    expect(await asked).toEqual(["a", "a", "a"])
    expect(database.reads).toBe(1)
  })

  it("is not read again until something changes", async () => {
    const first = ask()
    await vi.waitFor(() => expect(database.reads).toBe(1))
    database.answer("a")
    await first
    expect(await ask()).toBe("a")
    expect(database.reads).toBe(1)

    listener.tell()
    const second = ask()
    await vi.waitFor(() => expect(database.reads).toBe(2))
    database.answer("b")
    expect(await second).toBe("b")
  })

  it("stays when another area changes", async () => {
    const first = ask()
    await vi.waitFor(() => expect(database.reads).toBe(1))
    database.answer("a")
    await first
    listener.tell("site")
    expect(await ask()).toBe("a")
    expect(catalogue.cached()).toEqual({ text: "a" })
    listener.tell("catalogue")
    expect(catalogue.cached()).toBeUndefined()
  })

  it("is read again by who asks after a change that came during a reading", async () => {
    const early = ask()
    await vi.waitFor(() => expect(database.reads).toBe(1))
    const answerEarly = database.answer
    listener.tell()
    const late = ask()
    await vi.waitFor(() => expect(database.reads).toBe(2))
    database.answer("new")
    answerEarly("old")
    expect(await early).toBe("old")
    expect(await late).toBe("new")
    expect(await ask()).toBe("new")
  })

  describe("is made from the one before", () => {
    const answered = async (text: string) => {
      const reading = database.reads + 1
      const asked = ask()
      await vi.waitFor(() => expect(database.reads).toBe(reading))
      database.answer(text)
      await asked
      return earlierReads.at(-1)
    }

    it("as long as the changed products are known", async () => {
      expect(await answered("a")).toBeUndefined()
      listener.tell("catalogue", ["p1"])
      listener.tell("catalogue", ["p2", "p1"])
      expect(await answered("b")).toBe("a p1 p2")
      listener.tell("catalogue", ["p3"])
      expect(await answered("c")).toBe("b p3")
      listener.tell("catalogue", ["p4"])
      listener.tell("catalogue")
      expect(await answered("d")).toBeUndefined()
    })

    it("without forgetting what a reading missed that was overtaken or failed", async () => {
      await answered("a")
      listener.tell("catalogue", ["p1"])
      const overtaken = ask()
      await vi.waitFor(() => expect(database.reads).toBe(2))
      database.fail(new Error("connection lost"))
      await expect(overtaken).rejects.toThrow("connection lost")
      listener.tell("catalogue", ["p2"])
      expect(await answered("b")).toBe("a p1 p2")
    })
  })

  it("is not kept while nobody would tell of a change", async () => {
    listener.isListening = false
    for (const reading of [1, 2]) {
      const asked = ask()
      await vi.waitFor(() => expect(database.reads).toBe(reading))
      database.answer("a")
      await asked
    }
  })

  it("is read again after a failed reading", async () => {
    const failed = ask()
    await vi.waitFor(() => expect(database.reads).toBe(1))
    database.fail(new Error("connection lost"))
    await expect(failed).rejects.toThrow("connection lost")
    const asked = ask()
    await vi.waitFor(() => expect(database.reads).toBe(2))
    database.answer("a")
    expect(await asked).toBe("a")
  })

  it("is watched before it is first read, though it was loaded after the watch began", async () => {
    const raw = vi.fn(async (_sql: string) => ({ rows: [] }))
    const late = cachedUntilChange({ area: "late", tables: ["late_table"] }, async () => ({
      watched: raw.mock.calls.length,
    }))
    const scope = { resolve: () => ({ raw }) } as unknown as MedusaContainer
    expect(await late.read(scope)).toEqual({ watched: 1 })
    expect(raw.mock.calls[0][0]).toContain("late_table")
    listener.tell("late")
    expect(await late.read(scope)).toEqual({ watched: 1 })
  })

  it("tells who depends on it of every change, until they stop listening", () => {
    const changed = vi.fn()
    const stop = onChange(changed)
    listener.tell()
    stop()
    listener.tell()
    expect(changed).toHaveBeenCalledTimes(1)
  })
})
