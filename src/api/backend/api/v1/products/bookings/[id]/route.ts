import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { customerOf } from "#api/http/identity/identity"
import { parse } from "#api/http/parse"
import { notFound } from "#platform/refusal"
import { catalogueSnapshot } from "#shop/catalogue/queries/snapshot/index"
import { RENTAL_MODULE } from "#shop/rental/data/index"
import type { Bookings, DayAvailability } from "#shop/rental/data/shapes"
import type { RentalService } from "#shop/rental/data/types"
import { refuseUnknownDelivery } from "#shop/rental/queries/period-refusal"
import { type Bookings as BookingsWire, bookingsQuery } from "#shop/rental/wire/rental"

/** The customer's own holds don't count, so that his calendar shows his own period as free. */
export const GET = async (req: MedusaRequest, res: MedusaResponse<BookingsWire>) => {
  const { delivery } = parse(bookingsQuery, req.query)
  // What isn't in the catalogue isn't published yet.
  const { kind = "rental" } = (await catalogueSnapshot(req.scope)).products.get(req.params.id) ?? {}
  if (kind !== "rental") throw notFound()
  const customer = await customerOf(req)
  const bookings = await req.scope
    .resolve<RentalService>(RENTAL_MODULE)
    .bookings(req.params.id, { deliveryTypeId: delivery, customerId: customer?.customerId })
    .catch(refuseUnknownDelivery)
  if (!bookings) throw notFound()
  res.set("cache-control", "no-store").json(toBookingsWire(bookings))
}

const toBookingsWire = ({
  pickup,
  delivery,
  closedDays,
  dayRules,
  firstStarts,
  today,
  horizon,
}: Bookings): BookingsWire => ({
  bookedPickupBookings: pickup.map(toBookedDay),
  bookedDeliveryBookings: delivery.map(toBookedDay),
  closedDays,
  ...(dayRules.length > 0 && { dayRules: dayRules.map(toBarringRule) }),
  firstStarts,
  today,
  horizon,
})

const toBarringRule = ({ rule: { code, title, bars }, pickup, delivery }: Bookings["dayRules"][number]) => ({
  ...{ code, title, bars },
  pickupDays: pickup,
  deliveryDays: delivery,
})

const toBookedDay = ({ day, booked, notBooked, reason }: DayAvailability) => ({
  rentaldate: day,
  booked,
  notBooked,
  reason,
})
