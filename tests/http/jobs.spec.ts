import { type Knex, knex } from "@medusajs/framework/mikro-orm/knex"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { enqueue } from "#platform/jobs/enqueue"
import { aCompany, api, mails, mailTo, repeatJobs, sql, until } from "../harness"
import { target } from "../harness/target"

let database: Knex

beforeAll(async () => {
  database = knex({ client: "pg", connection: target().databaseUrl })
  await api("POST", "/signup/", { body: { ...aCompany, email: "auftrag@example.ch", password: "geheim" } })
  await mailTo("auftrag@example.ch", /bestätigen/)
})
afterAll(() => database?.destroy())

const promise = (on: Knex | Knex.Transaction, key: string) =>
  enqueue(on, "activation-mail", { email: "auftrag@example.ch", mailKey: key }, { key })
const jobsOf = (key: string) => sql("select state from pgboss.job where data->>'mailKey' = $1", key)
const mailsOf = (key: string) => sql("select 1 from notification where idempotency_key = $1", key)
const isDone = async (key: string) => (await jobsOf(key))[0]?.state === "completed"

describe("a job", () => {
  it("runs once the transaction that promised it is committed, not before", async () => {
    await database.transaction(async (transaction) => {
      await promise(transaction, "bestaetigt")
      expect(await jobsOf("bestaetigt")).toEqual([])
    })
    await until("the job", () => isDone("bestaetigt"))
    expect(await mailsOf("bestaetigt")).toHaveLength(1)
  })

  it("does not exist if the transaction is rolled back", async () => {
    const failed = database.transaction(async (transaction) => {
      await promise(transaction, "verworfen")
      throw new Error("rolled back")
    })
    await expect(failed).rejects.toThrow("rolled back")
    await promise(database, "danach")
    await until("a later job", () => isDone("danach"))
    expect(await jobsOf("verworfen")).toEqual([])
    expect(await mailsOf("verworfen")).toEqual([])
  })

  it("is one, and sends one mail, however often it is promised", async () => {
    const before = mails().length
    await Promise.all(Array.from({ length: 20 }, () => promise(database, "zwanzigmal")))
    await until("the job", () => isDone("zwanzigmal"))
    await promise(database, "zwanzigmal")
    expect(await jobsOf("zwanzigmal")).toHaveLength(1)
    expect(mails()).toHaveLength(before + 1)
  })

  it("that ran twice sends no second mail", async () => {
    await promise(database, "nochmals")
    await until("the job", () => isDone("nochmals"))
    const before = mails().length
    await repeatJobs("data->>'mailKey' = 'nochmals'")
    await until("the repetition", () => isDone("nochmals"))
    expect(mails()).toHaveLength(before)
  })

  it("whose process died between the mail and its record sends no second mail", async () => {
    await promise(database, "gestorben")
    await until("the job", () => isDone("gestorben"))
    const before = mails().length
    await sql("update notification set status = 'pending', external_id = null where idempotency_key = 'gestorben'")
    await repeatJobs("data->>'mailKey' = 'gestorben'")
    await until("the repetition", () => isDone("gestorben"))
    expect(mails()).toHaveLength(before)
    const [{ status }] = await sql("select status from notification where idempotency_key = 'gestorben'")
    expect(status).toBe("success")
  })

  it("for a queue that nobody made is refused", async () => {
    const unknown = "nobody" as Parameters<typeof enqueue>[1]
    await expect(enqueue(database, unknown, { email: "", mailKey: "" }, { key: "x" })).rejects.toThrow("does not exist")
  })
})
