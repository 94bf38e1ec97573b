import { randomUUID } from "node:crypto"
import { aCompany, api, checkoutForm, linkIn, newCartToken, type SignedInCustomer, until } from "../harness"
import type { ProductionShop } from "./shop"

/** What the mail server took for an address, as the harness reads mails. */
export const arrivedMails = ({ mailServer }: ProductionShop, address: string) =>
  mailServer.received
    .filter(({ to }) => to.includes(address))
    .map(({ to, mail }) => ({ to: to.join(", "), subject: mail.subject ?? "", text: mail.text ?? "", attachments: [] }))

/** Signs up at one server and is activated through the mail that the worker sent. */
export async function newCustomer(shop: ProductionShop, baseUrl: string): Promise<SignedInCustomer> {
  const email = `kundin-${randomUUID()}@example.ch`
  const password = "Holz-und-Laser-2026"
  const signup = await api("POST", "/signup/", { baseUrl, body: { ...aCompany, email, password } })
  if (signup.status !== 201) throw new Error(`Sign-up refused: ${signup.status} ${JSON.stringify(signup.body)}`)
  const mail = await until("the activation mail", () => arrivedMails(shop, email)[0], 30_000)
  const link = linkIn(mail, "/activation/result").searchParams
  const body = { uidb64: link.get("uidb64"), token: link.get("token") }
  const { body: activated } = await api("POST", "/activate/", { baseUrl, body })
  return { token: activated.auth_token, email, password }
}

/** A cart with one accessory, and the answer to putting it there. */
export async function fillCart(baseUrl: string, productId: string) {
  const cart = newCartToken()
  const body = { cart, product: productId, quantity: 1 }
  return { ...(await api("POST", `/cart/accessory/${productId}/`, { baseUrl, body })), cart }
}

export const checkOut = (baseUrl: string, { token, email }: SignedInCustomer, cart: string) =>
  api("POST", `/checkout/${cart}/`, { baseUrl, token, body: checkoutForm(email) })

/** Buys one accessory; its answer. */
export async function buy(baseUrl: string, customer: SignedInCustomer, productId: string) {
  const filled = await fillCart(baseUrl, productId)
  if (filled.status >= 300) return filled
  return { ...(await checkOut(baseUrl, customer, filled.cart)), cart: filled.cart }
}
