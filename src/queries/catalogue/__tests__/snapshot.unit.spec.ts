import type { MedusaContainer } from "@medusajs/framework/types"
import { beforeEach, describe, expect, it, vi } from "vitest"
import type { CatalogueRows } from "../rows"

const listener = vi.hoisted(() => ({ isListening: true, tell: () => {} }))
const database = vi.hoisted(() => ({ reads: 0, answer: (_rows: CatalogueRows) => {}, fail: (_error: Error) => {} }))

vi.mock("../../../config/env", () => ({ readEnv: () => ({ databaseUrl: "postgres://unused" }) }))
vi.mock("../watch", () => ({
  CatalogueWatch: class {
    constructor({ onChange }: { onChange: () => void }) {
      listener.tell = onChange
    }
    get isListening() {
      return listener.isListening
    }
    start = async () => {}
  },
}))
vi.mock("../rows", () => ({
  catalogueRows: () => {
    database.reads += 1
    return new Promise((resolve, reject) => Object.assign(database, { answer: resolve, fail: reject }))
  },
}))

const { catalogueSnapshot, onCatalogueChange } = await import("../snapshot")

const text = (html: string): CatalogueRows => ({
  products: [],
  variants: [],
  services: [],
  purposes: [],
  deliveryTypes: [],
  texts: [{ key: "home-intro", html }],
})
const ask = async () =>
  (await catalogueSnapshot({ resolve: () => undefined } as unknown as MedusaContainer)).contentBlock("home-intro")

beforeEach(async () => {
  listener.isListening = true
  listener.tell()
  database.reads = 0
})

describe("the catalogue in memory", () => {
  it("is read once for all who ask meanwhile", async () => {
    const asked = Promise.all([ask(), ask(), ask()])
    await vi.waitFor(() => expect(database.reads).toBe(1))
    database.answer(text("a"))
    expect(await asked).toEqual(["a", "a", "a"])
    expect(database.reads).toBe(1)
  })

  it("is not read again until something changes", async () => {
    const first = ask()
    await vi.waitFor(() => expect(database.reads).toBe(1))
    database.answer(text("a"))
    await first
    expect(await ask()).toBe("a")
    expect(database.reads).toBe(1)

    listener.tell()
    const second = ask()
    await vi.waitFor(() => expect(database.reads).toBe(2))
    database.answer(text("b"))
    expect(await second).toBe("b")
  })

  it("is read anew by who asks after a change that came during a reading", async () => {
    const early = ask()
    await vi.waitFor(() => expect(database.reads).toBe(1))
    const answerEarly = database.answer
    listener.tell()
    const late = ask()
    await vi.waitFor(() => expect(database.reads).toBe(2))
    database.answer(text("new"))
    answerEarly(text("old"))
    expect(await early).toBe("old")
    expect(await late).toBe("new")
    expect(await ask()).toBe("new")
  })

  it("is not kept while nobody would tell of a change", async () => {
    listener.isListening = false
    for (const reading of [1, 2]) {
      const asked = ask()
      await vi.waitFor(() => expect(database.reads).toBe(reading))
      database.answer(text("a"))
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
    database.answer(text("a"))
    expect(await asked).toBe("a")
  })

  it("tells who depends on it of every change, until they stop listening", () => {
    const changed = vi.fn()
    const stop = onCatalogueChange(changed)
    listener.tell()
    stop()
    listener.tell()
    expect(changed).toHaveBeenCalledTimes(1)
  })
})
