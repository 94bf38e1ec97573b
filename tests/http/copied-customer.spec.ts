import { expect, it } from "vitest"
import { api, type SignedInCustomer, signedInCustomer } from "../harness"
import { rowsOfAccount } from "../harness/customer-copy"
import { tablesHolding } from "../harness/secrets"
import { customerIdOf } from "./company-support"

/** What the mail that asks to confirm the e-mail leaves. */
const OF_THE_MAIL = /^pgboss\.|^public\.(notification|session_link_token)$/

const placesOf = async ({ token, email }: SignedInCustomer) =>
  (await tablesHolding([email, await customerIdOf(token)])).filter((table) => !OF_THE_MAIL.test(table)).toSorted()

/** Without what tells one account from another. */
const contentOf = async ({ email }: SignedInCustomer) =>
  JSON.stringify(await rowsOfAccount(email))
    .replaceAll(email, "")
    .replaceAll(/"(id|(customer|auth_identity)_id|(created|updated)_at)": ?"[^"]*"/g, "")

/** The other specs' customers stand for people who signed up. */
it("a customer that the harness copies is what a sign-up leaves, and logs in", async () => {
  const [signedUp, copy] = [await signedInCustomer(), await signedInCustomer()]
  expect(await placesOf(copy)).toEqual(await placesOf(signedUp))
  expect(await contentOf(copy)).toBe(await contentOf(signedUp))
  const { body } = await api("POST", "/token/login/", { body: { username: copy.email, password: copy.password } })
  expect((await api("GET", "/profile/", { token: body.auth_token })).body.email).toBe(copy.email)
})
