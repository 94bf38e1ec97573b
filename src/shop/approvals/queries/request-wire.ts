import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { currentOffer, isGoneCompanion, linesOfCart, totalsRates } from "#area/cart"
import { catalogueSnapshot } from "#area/catalogue"
import { companyById } from "#area/companies"
import { shopSettings } from "#area/settings"
import { toWireMoney } from "#kernel/money"
import { notFound } from "#platform/refusal"
import { may } from "#shop/companies/rules/rights"
import { cartTotals } from "#shop/lines/rules/cart-totals"
import type { OrderRequestWire } from "../wire/order-request"
import { seenRequests, summaryWire } from "./requests"

/** A request with its lines as its company sees it. @throws Refusal 404 for another's */
export async function requestWire(scope: MedusaContainer, customerId: string, id: string): Promise<OrderRequestWire> {
  const db = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const [seen] = await seenRequests(db, customerId, id)
  const company = seen && (await companyById(db, seen.row.company_id))
  if (!company) throw notFound()
  const summary = summaryWire(seen)
  const { shown, cart_id: cartId } = seen.row
  const isOpen = summary.state === "open"
  return {
    ...summary,
    company: company.name,
    items: shown.lines,
    sums: shown.sums,
    current_total: isOpen && cartId ? await currentTotal(scope, db, cartId) : null,
    may: { approve: isOpen && may(seen.right, "approve"), withdraw: isOpen && summary.requester.is_self },
  }
}

/** What would be ordered costs at its prices, with today's fees and VAT; null where a line can't be had any more. */
async function currentTotal(scope: MedusaContainer, db: Knex, cartId: string): Promise<string | null> {
  const [asked, catalogue, { sales }] = await Promise.all([
    linesOfCart(db, cartId),
    catalogueSnapshot(scope),
    shopSettings(scope),
  ])
  const lines = asked.filter((line) => !isGoneCompanion(line, catalogue))
  if (lines.some((line) => currentOffer(line, catalogue, 0, true) === null)) return null
  return toWireMoney(cartTotals(lines, totalsRates(sales)).total)
}
