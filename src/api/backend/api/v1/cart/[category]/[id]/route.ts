import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { clientAddress } from "#api/http/identity/client-address"
import { customerOf } from "#api/http/identity/identity"
import { parse } from "#api/http/parse"
import { addToCart } from "#shop/cart/commands/add-to-cart"
import { changeQuantity } from "#shop/cart/commands/change-quantity"
import { moveRental } from "#shop/cart/commands/move-rental"
import { removeLine } from "#shop/cart/commands/remove-line"
import { serviceWish } from "#shop/cart/commands/rental-line-terms"
import { type AddToCartAnswer, addToCartBody, type CartCount, changeQuantityBody } from "#shop/cart/wire/cart"

export const POST = async (req: MedusaRequest, res: MedusaResponse<AddToCartAnswer>) => {
  const body = parse(addToCartBody, req.body)
  const customer = await customerOf(req)
  const answer = await addToCart(req.scope, {
    token: body.cart,
    category: req.params.category,
    id: req.params.id,
    quantity: body.quantity,
    wish: {
      start: body.rentalstartdate,
      end: body.rentalenddate,
      deliveryId: body.delivery || null,
      services: serviceWish(body),
    },
    customerId: customer?.customerId ?? null,
    address: clientAddress(req),
  })
  res.json(answer)
}

export const PUT = async (req: MedusaRequest, res: MedusaResponse<AddToCartAnswer>) => {
  const { category, id: lineId } = req.params
  const body = parse(changeQuantityBody, req.body)
  const { quantity, rentalstartdate: start, rentalenddate: end } = body
  if (category === "rental" && (start || end)) {
    const customer = await customerOf(req)
    const move = { lineId, start, end, customerId: customer?.customerId ?? null }
    res.json(await moveRental(req.scope, move, body.confirmed_subtotal))
  } else {
    res.json(await changeQuantity(req.scope, { category, lineId, quantity }))
  }
}

export const DELETE = async (req: MedusaRequest, res: MedusaResponse<CartCount>) => {
  const { category, id } = req.params
  res.json(await removeLine(req.scope, category, id))
}
