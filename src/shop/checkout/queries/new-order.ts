import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { type CatalogueProduct, catalogueSnapshot } from "#area/catalogue"
import { displayName } from "#area/lines"
import { type RentalService, refuseUnknownDelivery, shopWorkingDays } from "#area/rental"
import { addDays, type CalendarDay, daysBetween, laterOf, parseCalendarDay, toDayNumber } from "#kernel/calendar-day"
import { toWireMoney } from "#kernel/money"
import { today } from "#platform/clock"
import { invalidField } from "#platform/refusal"
import type { Goods, NewOrderFacts } from "../wire/staff-order"

const DAYS = 21
const FARTHEST_DAYS = 3 * 366
const MOST_GOODS = 12

interface Asked {
  from?: string
  days?: number
  delivery?: string
  customer?: string
}

/**
 * Devices and days as staff sell from, for a way of delivery; the customer's own holds don't count against him. Two statements, one more
 * after a change.
 * @throws Refusal 400 for a delivery type that doesn't exist
 */
export async function newOrderFacts(scope: MedusaContainer, asked: Asked): Promise<NewOrderFacts> {
  const db = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { deliveryTypes, services, list } = await catalogueSnapshot(scope)
  const start = firstDay(asked.from)
  const end = addDays(start, (asked.days ?? DAYS) - 1)
  const delivery = asked.delivery ?? (deliveryTypes.find(({ isDefault }) => isDefault) ?? deliveryTypes[0])?.id ?? ""
  const devices = list("rental").filter(({ isInactive }) => !isInactive)
  const productIds = devices.map(({ id }) => id)
  const search = { productIds, deliveryTypeId: delivery, period: { start, end }, customerId: asked.customer ?? null }
  const [working, free] = await Promise.all([
    shopWorkingDays(db, start, end),
    scope.resolve<RentalService>("rental").freeDays(search).catch(refuseUnknownDelivery),
  ])
  const servicesOf = ({ serviceIds }: CatalogueProduct) => serviceIds.flatMap((id) => services.get(id)?.wire ?? [])
  return {
    today: today(),
    from: start,
    days: daysBetween(start, end).map((day) => ({ day, is_working_day: working.isWorkingDay(toDayNumber(day)) })),
    delivery_types: deliveryTypes.map(({ id, name, priceRappen, isDefault }) => ({
      ...{ id, name, price: toWireMoney(priceRappen), is_default: isDefault },
    })),
    delivery,
    devices: devices.map((device) => ({
      id: device.id,
      name: device.name,
      price: toWireMoney(device.priceRappen),
      services: servicesOf(device),
      free: (free.get(device.id) ?? []).map(({ notBooked }) => notBooked),
    })),
  }
}

function firstDay(asked: string | undefined): CalendarDay {
  const wished = asked === undefined ? today() : parseCalendarDay(asked)
  if (wished === null || wished > addDays(today(), FARTHEST_DAYS)) throw invalidField("from", "input.a_day_missing")
  return laterOf(wished, today())
}

/** What is sold and called so. */
export async function goodsFound(scope: MedusaContainer, words: string): Promise<Goods> {
  const { products } = await catalogueSnapshot(scope)
  const wanted = words.toLowerCase()
  const sold = [...products.values()].filter(
    ({ kind, isInactive, isMandatory }) => kind !== "rental" && !isInactive && !isMandatory,
  )
  const named = sold.flatMap((product) =>
    product.choiceNames.map((choiceName, place) => ({
      product,
      place,
      name: displayName({ productName: product.name, choiceName }),
    })),
  )
  const found = named.filter(({ name }) => name.toLowerCase().includes(wanted)).slice(0, MOST_GOODS)
  return {
    goods: found.map(({ product: { id, choices }, place, name }) => {
      const { isBase, variantId, category, priceRappen } = choices[place]
      return { id: isBase ? id : variantId, category, name, price: toWireMoney(priceRappen) }
    }),
  }
}
