import { expect } from "vitest"
import type { Cart } from "#shop/cart/wire/cart"
import { api, demoDeliveryTypes, demoProduct, newCartToken, sql } from "../harness"

/** Puts a product into a cart and answers the call; further fields of the body as wished. */
export const add = (category: string, id: string, body: Record<string, unknown>, token?: string) =>
  api("POST", `/cart/${category}/${id}/`, { body: { product: id, quantity: 1, ...body }, token })

export const readCart = async (cart: string): Promise<Cart> => (await api<Cart>("GET", `/cart/${cart}/`)).body

/** A cart with one rental, fetched by the customer unless another delivery is named. */
export async function cartWithRental(
  slug: string,
  [rentalstartdate, rentalenddate]: [string, string],
  { delivery, token }: { delivery?: string; token?: string } = {},
): Promise<string> {
  const cart = newCartToken()
  const { pickup } = await demoDeliveryTypes()
  const { id } = await demoProduct(slug)
  const answer = await add(
    "rental",
    id,
    { cart, rentalstartdate, rentalenddate, delivery: delivery ?? pickup.id, productservice: null },
    token,
  )
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return cart
}

/** A cart with pieces of one accessory. */
export async function cartWithAccessory(slug: string, quantity = 1): Promise<string> {
  const cart = newCartToken()
  const { id } = await demoProduct(slug, "accessory")
  const answer = await add("accessory", id, { cart, quantity })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return cart
}

/** As if further articles had been put into a cart of one line, until it has so many. */
export const fillCart = (cart: string, lines: number) =>
  sql(
    `insert into cart_line_item (id, cart_id, title, product_title, quantity, unit_price, raw_unit_price, metadata, variant_id, product_id)
     select id || '_' || n, cart_id, title, product_title, 1, unit_price, raw_unit_price, metadata, id || '_' || n, product_id
       from cart_line_item, generate_series(2, $2::int) n
      where cart_id = (select cart_id from session_cart_token where token = $1)`,
    cart,
    lines,
  )
