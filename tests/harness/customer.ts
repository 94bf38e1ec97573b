import { randomBytes } from "node:crypto"
import { api } from "./api"
import { type AccountRows, copyOfAccount, rowsOfAccount } from "./customer-copy"
import { linkIn, mailTo } from "./mails"
import { oncePerFile } from "./once-per-file"
import { target } from "./target"

export interface SignedInCustomer {
  token: string
  email: string
  password: string
}

/** What the profile step of the sign-up sends, as a plausible company. */
export const aCompany = {
  company: "Muster Holzbau AG",
  company_uid: null,
  sector: "Holzbau",
  first_name: "Petra",
  last_name: "Zimmermann",
  address: "Werkstrasse 12",
  postalcode: "9000",
  city: "St. Gallen",
  phone: "+41 71 000 00 11",
}

type Changes = Partial<typeof aCompany & { email: string }>

const PASSWORD = "Holz-und-Laser-2026"
let customers = 0
const freshEmail = () => `kundin-${++customers}-${randomBytes(3).toString("hex")}@example.ch`

/** Signs up, follows the activation link from the mail and is logged in. */
async function signedUpCustomer(changes: Changes = {}): Promise<SignedInCustomer> {
  const email = changes.email ?? freshEmail()
  const signup = await api("POST", "/signup/", { body: { ...aCompany, ...changes, email, password: PASSWORD } })
  if (signup.status >= 300) throw new Error(`Sign-up refused: ${signup.status} ${JSON.stringify(signup.body)}`)
  const link = linkIn(await mailTo(email, /bestätigen/), "/activation/result").searchParams
  const activation = await api("POST", "/activate/", { body: { uidb64: link.get("uidb64"), token: link.get("token") } })
  if (activation.status !== 200)
    throw new Error(`Activation refused: ${activation.status} ${JSON.stringify(activation.body)}`)
  return { token: activation.body.auth_token, email, password: PASSWORD }
}

/** What sign-ups of this file left, by database and company. */
const signedUp = oncePerFile(async () => new Map<string, AccountRows>())

/**
 * A customer of a company, logged in. Who differs by the e-mail alone from somebody who signed up earlier in the file is a
 * copy of what that sign-up left: in a fraction of the time, and without the mail that asks to confirm the e-mail.
 */
export async function signedInCustomer({ email = freshEmail(), ...company }: Changes = {}): Promise<SignedInCustomer> {
  const known = await signedUp()
  const like = JSON.stringify([target().databaseUrl, company])
  const rows = known.get(like)
  if (rows) return { ...(await copyOfAccount(rows, email)), password: PASSWORD }
  const customer = await signedUpCustomer({ ...company, email })
  known.set(like, await rowsOfAccount(email)) // before anybody changes the account
  return customer
}

/** A cart token as the browser makes one. */
export const newCartToken = () => randomBytes(16).toString("hex")

/** The checkout form as it is when nothing is changed: billing and shipping are the profile's address. */
export function checkoutForm(email: string, changes: Record<string, unknown> = {}) {
  const { company, first_name, last_name, address, postalcode, city, phone } = aCompany
  const billing = { company, first_name, last_name, address, postalcode, city, phone, email }
  const shipping = Object.fromEntries(Object.entries(billing).map(([field, value]) => [`${field}2`, value]))
  return { referencenum: "", ...billing, ...shipping, billing_address_id: null, shipping_address_id: null, ...changes }
}
