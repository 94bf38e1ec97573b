import { setTimeout as sleep } from "node:timers/promises"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { guardedProvider } from "../guarded-provider"
import { ErpError, type ErpFailure, type ErpFile, type ErpProvider } from "../provider"
import { circuitBreaker } from "../store/circuit-breaker"
import { emptyTables, freshErpDatabase } from "./support/erp-database"

let db: Knex
beforeAll(async () => {
  db = await freshErpDatabase()
})
beforeEach(() => emptyTables(db))
afterAll(() => db?.destroy())

const times = { rest: 60_000, authRest: 60_000 }
const file: ErpFile = { name: "RE-1.pdf", content: Buffer.from("%PDF-") }
const failing = (failure: ErpFailure) => () => Promise.reject(new ErpError(failure, "No"))
const state = () => db("erp_gate").first("reason", "failures")
const restIsOver = () => db("erp_gate").update({ closed_until: new Date(Date.now() - 1_000) })

/** What is asked of an ERP that answers so, through the breaker. */
function asked(answer: () => Promise<ErpFile>, patienceMs = 5_000) {
  let calls = 0
  const invoicePdf = () => {
    calls += 1
    return answer()
  }
  const erp = guardedProvider({ invoicePdf } as unknown as ErpProvider, { database: db, times, patienceMs })
  return { ask: () => erp.invoicePdf("1"), calls: () => calls }
}

const five = async (ask: () => Promise<unknown>) => {
  for (let call = 0; call < 5; call++) await ask().catch(() => undefined)
}

describe("a call outside the mirror", () => {
  it("goes, and tells nothing, while all is well", async () => {
    await expect(asked(async () => file).ask()).resolves.toEqual(file)
    expect(await state()).toEqual({ reason: null, failures: 0 })
  })

  it.each<[ErpFailure, number]>([
    ["transient", 1],
    ["ambiguous", 1],
    ["permanent", 0],
    ["rate_limit", 0],
    ["auth", 0],
  ])("that fails as %s counts as %i failures", async (failure, failures) => {
    await expect(asked(failing(failure)).ask()).rejects.toMatchObject({ failure })
    expect(await state()).toEqual({ reason: null, failures })
  })

  it("is refused at once after five failures in a row, whoever had them", async () => {
    const { ask, calls } = asked(failing("transient"))
    await five(ask)
    expect(await state()).toEqual({ reason: "down", failures: 5 })
    await expect(ask()).rejects.toMatchObject({ failure: "transient", retryAfterMs: 60_000 })
    expect(calls()).toBe(5)
    expect((await circuitBreaker.check(db, times)).state, "for the mirror too").toBe("open")
  })

  it("forgets the failures with a success", async () => {
    await asked(failing("transient"))
      .ask()
      .catch(() => undefined)
    await asked(async () => file).ask()
    expect(await state()).toEqual({ reason: null, failures: 0 })
  })

  it("counts as failed once it takes too long, and no more when it fails in the end", async () => {
    const slow = asked(() => sleep(300).then(failing("transient")), 50)
    const asking = slow.ask().catch(() => undefined)
    await sleep(200)
    expect(await state()).toEqual({ reason: null, failures: 1 })
    await asking
    expect(await state()).toEqual({ reason: null, failures: 1 })
  })

  it("that took too long and came after all was no failure", async () => {
    await asked(() => sleep(200).then(() => file), 50).ask()
    expect(await state()).toEqual({ reason: null, failures: 0 })
  })

  it("finds out alone whether the ERP is back, while others are refused at once, and closes the circuit", async () => {
    await five(asked(failing("transient")).ask)
    await restIsOver()
    let answer: (answered: ErpFile) => void = () => undefined
    const { ask, calls } = asked(
      () =>
        new Promise((resolve) => {
          answer = resolve
        }),
    )
    const trying = ask()
    while (calls() === 0) await sleep(5)
    await expect(ask()).rejects.toMatchObject({ failure: "transient" })
    answer(file)
    await expect(trying).resolves.toEqual(file)
    expect([calls(), await state()]).toEqual([1, { reason: null, failures: 0 }])
  })

  it("leaves the circuit open if it isn't", async () => {
    await five(asked(failing("transient")).ask)
    await restIsOver()
    await asked(failing("transient"))
      .ask()
      .catch(() => undefined)
    expect((await circuitBreaker.check(db, times)).state).toBe("open")
  })

  it("closes the circuit by any answer, a refusal too", async () => {
    await five(asked(failing("transient")).ask)
    await restIsOver()
    await asked(failing("permanent"))
      .ask()
      .catch(() => undefined)
    expect(await state()).toEqual({ reason: null, failures: 0 })
  })

  it("is refused while the login is", async () => {
    await circuitBreaker.open(db, "auth", 60_000)
    const { ask, calls } = asked(async () => file)
    await expect(ask()).rejects.toMatchObject({ failure: "auth" })
    expect(calls()).toBe(0)
  })

  it("goes in spite of a limit, which is another class of calls'", async () => {
    await circuitBreaker.open(db, "rate_limit", 60_000)
    await expect(asked(async () => file).ask()).resolves.toEqual(file)
  })
})
