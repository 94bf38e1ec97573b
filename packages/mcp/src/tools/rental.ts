import type { McpServer } from "@modelcontextprotocol/server"
import * as z from "zod"
import type { Shop } from "../../../client/src/index.js"
import { answered, taken } from "../answers.js"
import {
  chf,
  day,
  limit,
  otherDevice,
  periodInput,
  pricedPeriod,
  productId,
  READS,
  rentalOffer,
  SHOP_TEXT,
} from "../fields.js"

const devices = z.object({ devices: z.array(rentalOffer) })

const deliveryTypes = z.object({
  delivery_types: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      price: chf,
      needs_delivery_address: z.boolean(),
      is_default: z.boolean(),
      lead_days: z.number().optional().describe("Working days before the rental"),
    }),
  ),
})

const OTHER_DEVICES = 5
const DAYS_AROUND = 10

const availability = z.object({
  device: rentalOffer.describe("The device in the period that was asked for"),
  next: z.array(pricedPeriod).describe("Periods of the same length when it is free"),
  devices: z.array(otherDevice).describe("Other devices that are free in the period"),
  closed_days: z.array(z.object({ date: day, name: z.string() })).describe("Near the period: no rental starts or ends"),
  first_starts: z.object({ pickup: day, delivery: day }).describe("No rental starts before"),
  horizon: day.describe("No rental ends after"),
})

const shifted = (of: string, days: number) => {
  const time = Date.parse(of)
  return Number.isNaN(time) ? of : new Date(time + days * 864e5).toISOString().slice(0, 10)
}

export function registerRental(server: McpServer, shop: Shop) {
  server.registerTool(
    "list_delivery_types",
    {
      title: "Ways of delivery",
      description: `How a rental gets to the customer and back, with its price. ${SHOP_TEXT}`,
      inputSchema: z.object({}),
      outputSchema: deliveryTypes,
      annotations: READS,
    },
    async () => answered(deliveryTypes, { delivery_types: await taken(shop.GET("/products/deliverytypes")) }),
  )

  server.registerTool(
    "list_rental_devices",
    {
      title: "Devices to rent in a period",
      description: `Each device with whether it is free in the period, what the period costs, and when it is free next. ${SHOP_TEXT}`,
      inputSchema: z.object({ ...periodInput, limit: limit(20) }),
      outputSchema: devices,
      annotations: READS,
    },
    async (query) => answered(devices, { devices: await taken(shop.GET("/products/rental", { params: { query } })) }),
  )

  server.registerTool(
    "check_availability",
    {
      title: "Availability of a device",
      description: `Whether one device is free in a period, and if not why, its next periods and other devices. Nothing is held. ${SHOP_TEXT}`,
      inputSchema: z.object({ product: productId, ...periodInput }),
      outputSchema: availability,
      annotations: READS,
    },
    async ({ product: id, ...query }) => {
      const of = { path: { id }, query }
      const [instead, offers, bookings] = await Promise.all([
        taken(shop.GET("/products/alternatives/{id}", { params: of })),
        taken(shop.GET("/products/rental", { params: { query } })),
        taken(shop.GET("/products/bookings/{id}", { params: of })),
      ])
      const [first, last] = [shifted(query.from, -DAYS_AROUND), shifted(query.to, DAYS_AROUND)]
      return answered(availability, {
        device: offers.find((offer) => offer.id === id),
        next: instead.next,
        devices: instead.devices.slice(0, OTHER_DEVICES),
        closed_days: bookings.closedDays.filter(({ date }) => date >= first && date <= last),
        first_starts: bookings.firstStarts,
        horizon: bookings.horizon,
      })
    },
  )
}
