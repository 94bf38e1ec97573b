import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { api, signedInCustomer, slowdown, sql, staff } from "../harness"
import { type ShopProcess, startShop } from "../harness/app"
import { joinStaff, logInAsStaffUser } from "../harness/staff-session"
import { talkTo, target } from "../harness/target"

const MEMBER = { email: "zeit@example.ch", password: "So-lange-wie-alle-1" }

let shop: ShopProcess | undefined
let customer: { email: string }

/** Here passwords cost what they cost in a shop: an answer that hashes none would show. */
beforeAll(async () => {
  const own = target()
  shop = await startShop({ ...own, name: "equal-times" })
  talkTo({ ...own, baseUrl: shop.baseUrl })
  customer = await signedInCustomer()
  await joinStaff(await staff(), MEMBER.email, MEMBER.password)
}, 120_000)
afterAll(() => shop?.stop())

/** Asks with no attempts counted yet. */
const asking = (ask: () => Promise<unknown>) => async () => {
  await sql("delete from session_attempt")
  await ask()
}

describe("nobody learns from the time of an answer who has an account", () => {
  it("a wrong password takes as long as an unknown account", async () => {
    const failing = (username: string) =>
      asking(() => api("POST", "/token/login/", { body: { username, password: "falsch" } }))
    expect(await slowdown(failing(customer.email), failing("niemand@example.ch"))).toBeLessThan(2)
  })

  it("a wrong password of staff takes as long as an unknown e-mail", async () => {
    const failing = (email: string) => asking(() => logInAsStaffUser({ email, password: "falsch" }))
    expect(await slowdown(failing(MEMBER.email), failing("niemand@example.ch"))).toBeLessThan(2)
  })
})
