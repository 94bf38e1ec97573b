import { expect } from "vitest"
import { api, checkoutForm, demoProduct, newCartToken, type SignedInCustomer, signedInCustomer } from "../harness"
import { farPeriod, rentalCart } from "./rental-cart"

export interface PlacedOrder {
  id: string
  shopNumber: string
  total: string
  email: string
  /** Pieces of the accessory, as the ERP has to show them. */
  pieces: number
}

/** Companies of their own, each with one account. */
export const companies = (count: number): Promise<SignedInCustomer[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => signedInCustomer({ company: `Muster Bau ${index + 1} AG` })))

/** A cart with pieces of an accessory; every tenth of the first 400 with a rental too, each in a week of its own. */
export async function cartFor(index: number, accessoryId: string, rentalIds: readonly string[]): Promise<string> {
  const isRental = index % 10 === 0 && index < 400
  const rental = rentalIds[Math.floor(index / 10) % rentalIds.length]
  const cart = isRental ? await rentalCart(rental, farPeriod(index / 10)) : newCartToken()
  const added = await api("POST", `/cart/accessory/${accessoryId}/`, {
    body: { cart, product: accessoryId, quantity: piecesOf(index) },
  })
  expect(added.status, JSON.stringify(added.body)).toBe(200)
  return cart
}

export const piecesOf = (index: number) => 1 + (index % 7)

export const accessory = async () => (await demoProduct("usb-c-kabel", "accessory")).id

/** Checks the cart out. @throws TypeError if the server dies meanwhile */
export async function order(cart: string, customer: SignedInCustomer, pieces: number): Promise<PlacedOrder> {
  const { token, email } = customer
  const { status, body } = await api("POST", `/checkout/${cart}/`, { token, body: checkoutForm(email) })
  expect(status, JSON.stringify(body)).toBe(200)
  return { id: body.id, shopNumber: body.shop_number, total: body.total_cost, email, pieces }
}
