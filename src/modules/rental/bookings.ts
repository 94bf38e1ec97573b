import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { type DayLoad, widest } from "../../domain/availability"
import { fromDayNumber } from "../../domain/calendar-day"
import { deskFor, openProductDesk, type ProductDesk } from "./rental-product-desk"
import type { Bookings, DayAvailability } from "./types"

/** @returns null for a product that is not rented out */
export async function bookingsOf(
  db: Knex,
  productId: string,
  deliveryTypeId: string | null,
  customerId: string | null,
): Promise<Bookings | null> {
  const product = await openProductDesk(db, productId, customerId)
  if (!product) return null
  const { today, horizon, closedDays } = product.situation
  const lists = deliveryTypeId ? exactLists(product, deliveryTypeId) : widestLists(product)
  return {
    pickup: listed(lists.pickup),
    delivery: listed(lists.delivery),
    closedDays: closedDays
      .filter(({ date }) => date >= today && date <= horizon)
      .sort((a, b) => (a.date < b.date ? -1 : 1)),
    today,
    horizon,
  }
}

function exactLists(product: ProductDesk, deliveryTypeId: string) {
  const { days } = deskFor(product, deliveryTypeId)
  return { pickup: days, delivery: days }
}

function widestLists(product: ProductDesk) {
  const ids = [...product.terms.keys()]
  const isPickup = (id: string) => product.terms.get(id)?.isPickup === true
  const listOf = (some: string[]) => widest(some.map((id) => deskFor(product, id).days))
  return { pickup: listOf(ids.filter(isPickup)), delivery: listOf(ids.filter((id) => !isPickup(id))) }
}

/** Days on which at least one unit is taken, or on which there is none at all. */
function listed(days: readonly DayLoad[]): DayAvailability[] {
  return days
    .filter(({ booked, notBooked }) => booked > 0 || notBooked <= 0)
    .map(({ day, ...rest }) => ({ day: fromDayNumber(day), ...rest }))
}
