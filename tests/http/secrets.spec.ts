import { expect, it } from "vitest"
import { api, impersonationLink, signedInCustomer } from "../harness"
import { leaks, secretsSoFar, sentSideBySide, sightsLike, tablesHolding } from "../harness/secrets"

/** Runs last: all calls of the run lie behind it. */
it("no password, login or link of the whole run is in the shops' output or in a refusal", async () => {
  const { email, password, token } = await signedInCustomer()
  await api("POST", "/token/login/", { body: { username: email, password } })
  await api("POST", "/token/login/", { body: { username: email, password: `${password}-nein` } })
  await api("POST", "/change-password/", { token, body: { current_password: "Kanari-falsch-1", new_password: "kurz" } })
  const link = await impersonationLink(email)
  await api("POST", "/impersonate/", { body: { token: link.token } })
  await api("POST", "/impersonate/", { body: { token: link.token } })
  expect(secretsSoFar()).toBeGreaterThan(6)
  expect(sightsLike(/^refusal .*bereits verwendet/)).not.toEqual([])
  expect(leaks()).toEqual([])
})

it("would find what is in the database as it is", async () => {
  expect(await tablesHolding(["team@example.ch"])).toContain('public."user"')
})

it("sends no statement on a connection that is at work: PostgreSQL's client refuses that from its next version on", () => {
  expect(sentSideBySide()).toEqual([])
})
