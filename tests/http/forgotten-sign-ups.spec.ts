import { randomUUID } from "node:crypto"
import { type Knex, knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { forgetSignUps } from "#shop/accounts/commands/forget-sign-ups"
import job from "../../src/jobs/forget-sign-ups"
import { aCompany, api, linkIn, mailTo, sql, staff, until } from "../harness"
import { target } from "../harness/target"
import { customerIdOf, discounted } from "./special-price-support"

const PASSWORD = "Holz-und-Laser-2026"

let db: Knex
beforeAll(() => {
  db = knex({ client: "pg", connection: target().databaseUrl })
})
afterAll(() => db.destroy())
beforeEach(() => sql("delete from session_attempt"))

const forget = () => job({ resolve: () => db } as unknown as MedusaContainer)
const signUp = (email: string) => api("POST", "/signup/", { body: { ...aCompany, email, password: PASSWORD } })

/** A sign-up whose last link ran out so many days ago. */
async function waiting(days: number): Promise<string> {
  const email = `nie-${randomUUID()}@example.ch`
  expect((await signUp(email)).status).toBe(201)
  await linkOf(email)
  await until("the record of its mail", async () => (await traces(email)) === 4)
  await aged(email, days)
  return email
}

const linkOf = async (email: string) =>
  Object.fromEntries(linkIn(await mailTo(email, /Bitte bestätigen/), "/activation/result").searchParams)

async function aged(email: string, days: number) {
  const id = await customerIdOf({ email })
  await sql(
    `update session_account set created_at = now() - make_interval(days => $2 + 3),
       updated_at = now() - make_interval(days => $2 + 3) where email = $1`,
    email,
    days,
  )
  await sql(
    "update session_link_token set expires_at = now() - make_interval(days => $2) where customer_id = $1",
    id,
    days,
  )
}

/** Customer, account, login and the record of the mail. */
async function traces(email: string): Promise<number> {
  const [{ count }] = await sql(
    `select (select count(*) from customer where email = $1) + (select count(*) from session_account where email = $1)
          + (select count(*) from provider_identity where entity_id = $1)
          + (select count(*) from notification where "to" = $1) as count`,
    email,
  )
  return Number(count)
}

describe("the job that forgets sign-ups", () => {
  it("leaves nothing of one whose last link ran out more than 30 days ago, and its e-mail is free", async () => {
    const email = await waiting(31)
    expect(await forget()).toBe(1)
    expect(await traces(email)).toBe(0)
    expect((await api("GET", `/check-email/?email=${email}`)).body.exists).toBe(false)
    expect((await signUp(email)).status).toBe(201)
  })

  it.each<[string, (email: string) => Promise<unknown>]>([
    ["whose last link ran out 29 days ago", (email) => aged(email, 29)],
    [
      "that was sent another link since",
      (email) =>
        sql(
          `insert into session_link_token (token_hash, customer_id, purpose, expires_at)
           select $1, customer_id, 'activation', now() - interval '3 days' from session_account where email = $1`,
          email,
        ),
    ],
    [
      "of today, whose mail hasn't left",
      (email) => sql("update session_account set created_at = now() where email = $1", email),
    ],
    ["that was activated", (email) => sql("update session_account set activated_at = now() where email = $1", email)],
    [
      "that staff have blocked",
      (email) => sql("update session_account set deactivated_at = now() where email = $1", email),
    ],
    [
      "for which staff have ordered",
      (email) =>
        sql(
          `insert into "order" (id, customer_id, currency_code, is_draft_order)
           select $1, customer_id, 'chf', true from session_account where email = $1`,
          email,
        ),
    ],
    ["to which staff gave a discount", (email) => discounted({ email })],
    [
      "whose limit staff have lifted",
      (email) =>
        sql(
          `insert into rental_trusted_customer (customer_id, staff_id, reason, created_at)
           select customer_id, 'user_any', 'Bekannt', now() from session_account where email = $1`,
          email,
        ),
    ],
  ])("leaves one %s", async (_case, change) => {
    const email = await waiting(31)
    await change(email)
    expect([await forget(), await traces(email)]).toEqual([0, 4])
  })

  it("leaves one whose e-mail staff have just put right, whatever its links", async () => {
    const [email, right] = [await waiting(31), `nie-${randomUUID()}@example.ch`]
    const admin = await staff()
    const path = `/admin/customers/${await customerIdOf({ email })}/login-email`
    expect((await admin("POST", path, { email: right })).status).toBe(200)
    expect(await forget()).toBe(0)
    await aged(right, 31)
    expect(await forget()).toBe(1)
  })

  it("goes on after one that fails, and tells of it", async () => {
    const [failing, ...others] = [await waiting(33), await waiting(32), await waiting(31)]
    const id = await customerIdOf({ email: failing })
    const failed: string[] = []
    const run = forgetSignUps(
      db,
      async (_trx, customerId) => {
        if (customerId === id) throw new Error("refused")
        return false
      },
      (customerId) => failed.push(customerId),
    )
    await expect(run).rejects.toThrow("refused")
    expect(failed).toEqual([id])
    for (const email of others) expect(await traces(email)).toBe(0)
    expect(await traces(failing)).toBe(4)
    expect(await forget()).toBe(1)
  })

  it("forgets each once, of two at the same time", async () => {
    const emails = [await waiting(31), await waiting(31), await waiting(31)]
    const forgotten = await Promise.all([forget(), forget()])
    expect(forgotten.reduce((sum, each) => sum + each)).toBe(emails.length)
    for (const email of emails) expect(await traces(email)).toBe(0)
  })

  it("leaves one that is sent a link for a new password, which activates it", async () => {
    const email = await waiting(31)
    await api("POST", "/reset_user_password/", { body: { email } })
    const reset = linkIn(await mailTo(email, /Neues Passwort/), "/password/reset/confirm").searchParams
    expect(await forget()).toBe(0)
    const body = { ...Object.fromEntries(reset), password: "Neues-Passwort-2026" }
    expect((await api("POST", "/reset_user_password_confirm/", { body })).status).toBe(200)
  })

  it("leaves one that is being activated", async () => {
    const email = await waiting(31)
    await db.transaction(async (trx) => {
      await trx("session_account").where({ email }).update({ activated_at: trx.fn.now() })
      expect(await forget()).toBe(0)
    })
    expect([await forget(), await traces(email)]).toEqual([0, 4])
  })

  it("leaves a link that was on its way leading nowhere", async () => {
    const email = await waiting(31)
    const link = await linkOf(email)
    const id = await customerIdOf({ email })
    const [{ token_hash }] = await sql("select token_hash from session_link_token where customer_id = $1", id)
    await forget()
    await sql(
      `insert into session_link_token (token_hash, customer_id, purpose, expires_at)
       values ($1, $2, 'activation', now() + interval '1 day')`,
      token_hash,
      id,
    )
    const answer = await api("POST", "/activate/", { body: link })
    expect([answer.status, answer.body.code]).toEqual([400, "link_invalid"])
    expect(await sql("select from session_login_token where customer_id = $1", id)).toEqual([])
  })
})
