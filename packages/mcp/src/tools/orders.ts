import { randomUUID } from "node:crypto"
import type { McpServer } from "@modelcontextprotocol/server"
import * as z from "zod"
import { answered, taken } from "../answers.js"
import { chf, day, limit, READS, SHOP_TEXT } from "../fields.js"
import { type Customer, needsLogin } from "../login.js"
import { oneLine, periodText } from "../plain-text.js"

const rental = z.object({
  id: z.string().describe("`item` of cancel_rental"),
  display_name: z.string(),
  rentalstartdate: day,
  rentalenddate: day,
  standing: z
    .object({
      state: z.string().describe("reserved, handed_over, returned or cancelled"),
      return_due: day,
      cancellation: z.object({ fee: chf, total: chf.describe("The fee with VAT") }).describe("What it costs today"),
      cancellation_bar: z.string().nullable().describe("Why it can't be cancelled"),
    })
    .nullable(),
})

const order = z.object({
  id: z.string(),
  shop_number: z.string(),
  created_at: z.string(),
  total_cost: chf.describe("With VAT, as it was ordered"),
  paid: z.boolean(),
  cancelled: z.boolean(),
  rentalitems: z.array(rental),
})
const orders = z.object({ orders: z.array(order) })

export function registerOrders(server: McpServer, customer: Customer) {
  const { shop, consents } = customer

  server.registerTool(
    "list_orders",
    {
      title: "The customer's orders",
      description: `Orders of the customer whose login is set, newest first, with the state of each rental and what its cancellation costs today. ${SHOP_TEXT}`,
      inputSchema: z.object({ limit: limit(5) }),
      outputSchema: orders,
      annotations: READS,
    },
    async ({ limit }) => {
      needsLogin(customer)
      return answered(orders, { orders: (await taken(shop.GET("/orders"))).slice(0, limit) })
    },
  )

  server.registerTool(
    "cancel_rental",
    {
      title: "Cancel a rental",
      description: `Cancels one rental of an order for the fee of today. The person in front of the client is asked first, with the fee; without a yes nothing is cancelled. ${SHOP_TEXT}`,
      inputSchema: z.object({
        order: z.string().min(1).max(100).describe("`id` of the order"),
        item: z.string().min(1).max(100).describe("`id` of its rental"),
      }),
      outputSchema: order,
      annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: true },
    },
    async ({ order: id, item }, ctx) => {
      needsLogin(customer)
      const read = await taken(shop.GET("/orders/{id}", { params: { path: { id } } }))
      const rent = read.rentalitems.find((line) => line.id === item)
      if (!rent?.standing) throw new Error("The order has no such rental: see list_orders.")
      const { cancellation, cancellation_bar } = rent.standing
      if (cancellation_bar) throw new Error(`Nothing was done: the rental can't be cancelled (${cancellation_bar}).`)
      const period = periodText(rent.rentalstartdate, rent.rentalenddate)
      const question = {
        subject: item,
        amount: cancellation.fee,
        text: `Miete stornieren? ${oneLine(rent.display_name)}, ${period}, Bestellung ${read.shop_number}.\nStornogebühr: CHF ${cancellation.fee} (mit MWST CHF ${cancellation.total})`,
        yes: `Ja, für CHF ${cancellation.total} stornieren`,
      }
      const agreed = await consents.of(question, ctx, server)
      if (typeof agreed !== "string") return agreed
      const once = { "Idempotency-Key": randomUUID() }
      const params = { path: { id, item }, header: once }
      const cancel = () => shop.POST("/orders/{id}/items/{item}/cancel", { params, body: { confirmed_fee: agreed } })
      return answered(order, await taken(cancel().catch(cancel))) // an answer that got lost: the same key is one cancellation
    },
  )
}
