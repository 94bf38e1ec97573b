import { randomBytes } from "node:crypto"
import { aCompany, api, linkIn, mailTo, signedInCustomer } from "../../harness"
import { discounted } from "../special-price-support"
import { type CasesByCall, withoutLogin } from "./cases"

const freshEmail = () => `neu-${randomBytes(4).toString("hex")}@example.ch`
const SIGN_UP_FIELDS = ["email", "password", ...Object.keys(aCompany).filter((field) => field !== "company_uid")]
const isProfileField = (field: string) => !["email", "password"].includes(field)
const NEW_PASSWORD = "Neues-Passwort-2026"
const unusedLink = { uidb64: "Y3VzXzE", token: "x".repeat(43) }

/** What the link of an activation mail carries, of an account that waits for it. */
async function openLink() {
  const email = freshEmail()
  await api("POST", "/signup/", { body: { ...aCompany, email, password: "geheim" } })
  return Object.fromEntries(linkIn(await mailTo(email, /bestätigen/), "/activation/result").searchParams)
}

export const accountCases: CasesByCall = {
  "POST /token/login/": {
    good: async () => {
      const { email, password } = await signedInCustomer()
      return { body: { username: email, password } }
    },
    bad: [
      { what: "a wrong password", change: { password: "falsch" }, status: 400, fields: ["non_field_errors"] },
      { what: "a number as name", change: { username: 7 }, status: 400, fields: ["username"] },
    ],
    missing: [
      { what: "no password", change: { password: undefined }, status: 400, fields: ["password"] },
      { what: "an empty body", body: {}, status: 400, fields: ["username", "password"] },
    ],
  },
  "POST /token/logout/": { good: async () => ({ token: (await signedInCustomer()).token }) },
  "GET /discounts/": {
    good: async () => {
      const customer = await signedInCustomer()
      await discounted(customer)
      return { token: customer.token }
    },
  },
  "GET /profile/data/": {
    good: async () => ({ token: (await signedInCustomer()).token }),
    missing: withoutLogin,
  },
  "GET /check-email/": {
    good: () => ({ query: `?email=${freshEmail()}` }),
    bad: [{ what: "half an address", query: "?email=petra@", status: 400, fields: ["email"] }],
    missing: [
      { what: "no address", query: "", status: 400, fields: ["email"] },
      { what: "an empty address", query: "?email=", status: 400, fields: ["email"] },
    ],
  },
  "POST /signup/": {
    good: () => ({ body: { ...aCompany, email: freshEmail(), password: "geheim" } }),
    bad: [
      { what: "an unknown sector", change: { sector: "Raumfahrt" }, status: 400, fields: ["sector"] },
      { what: "half an address", change: { email: "petra@" }, status: 400, fields: ["email"] },
    ],
    missing: [
      { what: "no city", change: { city: undefined }, status: 400, fields: ["city"] },
      { what: "an empty body", body: {}, status: 400, fields: SIGN_UP_FIELDS },
    ],
  },
  "POST /activate/": {
    good: async () => ({ body: await openLink() }),
    bad: [{ what: "an unknown link", body: unusedLink, status: 400, fields: ["non_field_errors", "code"] }],
    missing: [
      { what: "no secret", body: { uidb64: unusedLink.uidb64 }, status: 400, fields: ["token"] },
      { what: "an empty body", body: {}, status: 400, fields: ["uidb64", "token"] },
    ],
  },
  "POST /activate/remove/": {
    good: async () => ({ body: await openLink() }),
    bad: [{ what: "an unknown link", body: unusedLink, status: 400, fields: ["non_field_errors", "code"] }],
    missing: [{ what: "an empty body", body: {}, status: 400, fields: ["uidb64", "token"] }],
  },
  "POST /links/preview/": {
    good: async () => ({ body: await openLink() }),
    bad: [{ what: "an unknown link", body: unusedLink, status: 400, fields: ["non_field_errors", "code"] }],
    missing: [{ what: "an empty body", body: {}, status: 400, fields: ["uidb64", "token"] }],
  },
  "POST /activate/resend/": {
    good: () => ({ body: { email: freshEmail() } }),
    bad: [{ what: "half an address", body: { email: "petra@" }, status: 400, fields: ["email"] }],
    missing: [{ what: "an empty body", body: {}, status: 400, fields: ["email"] }],
  },
  "GET /profile/": {
    good: async () => ({ token: (await signedInCustomer()).token }),
    missing: withoutLogin,
  },
  "PUT /profile/": {
    good: async () => ({ token: (await signedInCustomer()).token, body: aCompany }),
    bad: [{ what: "an unknown sector", change: { sector: "Raumfahrt" }, status: 400, fields: ["sector"] }],
    missing: [
      { what: "an empty body", body: {}, status: 400, fields: SIGN_UP_FIELDS.filter(isProfileField) },
      ...withoutLogin,
    ],
  },
  "POST /change-password/": {
    good: async () => {
      const { token, password } = await signedInCustomer()
      return { token, body: { current_password: password, new_password: NEW_PASSWORD } }
    },
    bad: [
      {
        what: "a wrong password",
        change: { current_password: "falsch" },
        status: 400,
        fields: ["current_password", "error"],
      },
      { what: "a short one", change: { new_password: "kurz" }, status: 400, fields: ["new_password", "error"] },
    ],
    missing: [
      { what: "an empty body", body: {}, status: 400, fields: ["current_password", "new_password", "error"] },
      ...withoutLogin,
    ],
  },
  "POST /reset_user_password/": {
    good: () => ({ body: { email: freshEmail() } }),
    bad: [{ what: "half an address", body: { email: "petra@" }, status: 400, fields: ["email"] }],
    missing: [{ what: "an empty body", body: {}, status: 400, fields: ["email"] }],
  },
  "POST /reset_user_password_confirm/": {
    good: async () => {
      const { email } = await signedInCustomer()
      await api("POST", "/reset_user_password/", { body: { email } })
      const link = linkIn(await mailTo(email, /Passwort/), "/password/reset/confirm").searchParams
      return { body: { ...Object.fromEntries(link), password: NEW_PASSWORD } }
    },
    bad: [
      {
        what: "an unknown link",
        body: { ...unusedLink, password: NEW_PASSWORD },
        status: 400,
        fields: ["non_field_errors"],
      },
    ],
    missing: [{ what: "an empty body", body: {}, status: 400, fields: ["uidb64", "token", "password"] }],
  },
}
