import { expect } from "vitest"
import { api, linkIn, type SignedInCustomer, sql, until } from "../harness"
import { arrivedMails } from "./customer"
import type { ProductionShop } from "./shop"

const NEW = "Neues-Passwort-2026"
const statusOf = async (baseUrl: string, token: string) => (await api("GET", "/profile/", { baseUrl, token })).status
const logIn = (baseUrl: string, username: string, password: string) =>
  api("POST", "/token/login/", { baseUrl, body: { username, password } })

/** The password is changed on one server, then set anew by a mail's link: each time the logins before end on the other too. */
export async function expectPasswordsEndLogins(shop: ProductionShop, customer: SignedInCustomer) {
  const [one, two] = [shop.one.baseUrl, shop.two.baseUrl]
  const { email, password, token } = customer
  const phone = (await logIn(one, email, password)).body.auth_token
  expect(await statusOf(two, phone)).toBe(200)
  const change = { current_password: password, new_password: NEW }
  const { body } = await api("POST", "/change-password/", { baseUrl: one, token, body: change })
  expect([await statusOf(two, phone), await statusOf(two, body.token)]).toEqual([403, 200])
  await api("POST", "/reset_user_password/", { baseUrl: one, body: { email } })
  const mail = await until("the link", () =>
    arrivedMails(shop, email).find(({ subject }) => /Neues Passwort/.test(subject)),
  )
  const link = linkIn(mail, "/password/reset/confirm").searchParams
  const reset = { ...Object.fromEntries(link), password: "Noch-ein-Passwort-1" }
  expect((await api("POST", "/reset_user_password_confirm/", { baseUrl: one, body: reset })).status).toBe(200)
  expect(await statusOf(two, body.token)).toBe(403)
}

/** As if nine logins with a wrong password had failed on one server, without waiting for their delays. */
export async function failedLogins(baseUrl: string, email: string) {
  await logIn(baseUrl, email, "falsch")
  await sql(
    `insert into session_attempt (rule, subject) select rule, subject from session_attempt, generate_series(2, 9)
      where rule = 'login-account-address'`,
  )
}

export const statusOfLogin = async (baseUrl: string, { email, password }: SignedInCustomer) =>
  (await logIn(baseUrl, email, password)).status
