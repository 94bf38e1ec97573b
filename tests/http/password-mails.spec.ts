import { expect, it } from "vitest"
import { api, linkIn, mails, mailTo, repeatJobs, type SignedInCustomer, signedInCustomer, sql, until } from "../harness"

const NEW = "Neues-Passwort-2026"
const SUBJECT = "Ihr Passwort wurde geändert"
const toldOf = (email: string) => mails().filter(({ to, subject }) => to === email && subject === SUBJECT)
const change = ({ token, password }: SignedInCustomer, new_password = NEW) =>
  api("POST", "/change-password/", { token, body: { current_password: password, new_password } })

async function reset({ email }: SignedInCustomer) {
  await api("POST", "/reset_user_password/", { body: { email } })
  const link = linkIn(await mailTo(email, /Neues Passwort setzen/), "/password/reset/confirm").searchParams
  return api("POST", "/reset_user_password_confirm/", { body: { ...Object.fromEntries(link), password: NEW } })
}

it.each([
  ["changed", change],
  ["set again by the mail's link", reset],
])("the owner of a password that was %s is told when, and what to do if it wasn't him", async (_how, act) => {
  const customer = await signedInCustomer()
  expect((await act(customer)).status).toBe(200)
  const mail = await mailTo(customer.email, new RegExp(`^${SUBJECT}$`))
  expect(mail.text).toMatch(/wurde geändert: Di\s24\.11\.2026, \d\d:\d\d Uhr/)
  expect(mail.text).toContain("Das waren nicht Sie?")
  expect(linkIn(mail, "/password-reset").search).toBe("")
  expect(mail.text).not.toContain(NEW)
})

it("nobody is told of a change that was refused", async () => {
  const customer = await signedInCustomer()
  expect((await change({ ...customer, password: "falsch" })).status).toBe(400)
  expect((await change(customer)).status).toBe(200)
  await mailTo(customer.email, new RegExp(`^${SUBJECT}$`))
  await until("the jobs", async () => {
    const rows = await sql("select from pgboss.job where name = 'password-changed-mail' and state < 'completed'")
    return rows.length === 0
  })
  expect(toldOf(customer.email)).toHaveLength(1)
})

it("a mail is sent once, even if its job runs twice", async () => {
  const customer = await signedInCustomer()
  await change(customer)
  await mailTo(customer.email, new RegExp(`^${SUBJECT}$`))
  await repeatJobs("name = 'password-changed-mail' and data->>'email' = $1", customer.email)
  await until("the repetition", async () => {
    const [{ state }] = await sql(
      "select state from pgboss.job where name = 'password-changed-mail' and data->>'email' = $1",
      customer.email,
    )
    return state === "completed"
  })
  expect(toldOf(customer.email)).toHaveLength(1)
})
