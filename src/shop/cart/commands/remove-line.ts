import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { catalogueSnapshot } from "#area/catalogue"
import { refused } from "#platform/refusal"
import { isGoneCompanion } from "../queries/current-offer"
import { countCart } from "../queries/read-cart"
import { lockToken } from "./cart-token-row"
import { lockLine } from "./found-line"
import { deleteLine } from "./line-changes"

/**
 * Takes a line out of its cart, with what came along with it.
 * @throws Refusal 404 for an unknown line, 400 for one that came along and can be had
 */
export async function removeLine(
  scope: MedusaContainer,
  category: string,
  lineId: string,
): Promise<{ total_quantity: number }> {
  const catalogue = await catalogueSnapshot(scope)
  return scope.resolve(ContainerRegistrationKeys.PG_CONNECTION).transaction(async (trx) => {
    const { token, cartId, line } = await lockLine(trx, category, lineId)
    if (line.companionOf !== null && !isGoneCompanion(line, catalogue)) throw refused("cart.companion_stays")
    await deleteLine(trx, cartId, lineId)
    return { total_quantity: await countCart(trx, token) }
  })
}

/** Takes everything out of the cart behind a token. */
export async function clearCart(db: Knex, token: string): Promise<void> {
  await db.transaction(async (trx) => {
    const row = await lockToken(trx, token)
    if (row && row.detached_at === null) await trx("cart_line_item").where({ cart_id: row.cart_id }).delete()
  })
}
