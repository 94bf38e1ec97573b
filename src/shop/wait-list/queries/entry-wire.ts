import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { totalsRates } from "#area/cart"
import { type CatalogueProduct, type CatalogueSnapshot, catalogueSnapshot, priceWith } from "#area/catalogue"
import type { RentalService } from "#area/rental"
import { shopSettings } from "#area/settings"
import { toWireMoney } from "#kernel/money"
import { now, today } from "#platform/clock"
import { notFound } from "#platform/refusal"
import { netOfRental } from "#shop/lines/rules/offer-totals"
import type { ShopSettings } from "#shop/settings/wire/shop-settings"
import { type EntryRow, entryById, stateOn } from "../data/entries"
import { stateAt } from "../rules/entry-states"
import type { WaitListEntryWire } from "../wire/wait-list"

/** What an entry's link shows. @throws Refusal 404 for an entry that has been forgotten */
export async function entryWire(scope: MedusaContainer, id: string): Promise<WaitListEntryWire> {
  const db = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const [entry, catalogue, settings] = await Promise.all([
    entryById(db, id),
    catalogueSnapshot(scope),
    shopSettings(scope),
  ])
  const product = entry && catalogue.products.get(entry.product_id)
  if (!product) throw notFound()
  const delivery = catalogue.deliveryTypes.find(({ id }) => id === entry.delivery_type_id)
  const heldUntil = await heldUntilOf(scope, entry)
  return {
    state: stateAt({ state: stateOn(entry, today()), heldUntil }, now()),
    product: { id: product.id, name: product.name, get_absolute_url: product.card.get_absolute_url },
    delivery: delivery?.name ?? "",
    delivery_id: entry.delivery_type_id,
    rentalstartdate: entry.start_day,
    rentalenddate: entry.end_day,
    flex_days: entry.flex_days,
    offer: offerOf({ ...entry, offer_ends_at: heldUntil ?? entry.offer_ends_at }, product, { catalogue, settings }),
  }
}

async function heldUntilOf(scope: MedusaContainer, { id, state }: EntryRow): Promise<Date | undefined> {
  if (state !== "offered") return undefined
  return (await scope.resolve<RentalService>("rental").heldOffers([id])).get(id)
}

interface Shop {
  catalogue: CatalogueSnapshot
  settings: ShopSettings
}

function offerOf(
  entry: EntryRow,
  product: CatalogueProduct,
  { catalogue, settings }: Shop,
): WaitListEntryWire["offer"] {
  const { offered_start: start, offered_end: end, offer_ends_at: endsAt } = entry
  const delivery = catalogue.deliveryTypes.find(({ id }) => id === entry.delivery_type_id)
  if (start === null || end === null || endsAt === null || !delivery) return null
  const price = priceWith(catalogue, product, delivery, { start, end }, netOfRental(totalsRates(settings.sales)))
  return {
    rentalstartdate: start,
    rentalenddate: end,
    ends_at: endsAt.toISOString(),
    period_price: toWireMoney(price),
  }
}
