import type { McpServer } from "@modelcontextprotocol/server"
import * as z from "zod"
import { deliverTo, formOf, formText } from "../addresses.js"
import { answered, taken } from "../answers.js"
import { cartText } from "../cart.js"
import { chf, SHOP_TEXT } from "../fields.js"
import { type Customer, needsLogin } from "../login.js"

const ordered = z.object({
  id: z.string(),
  shop_number: z.string().nullable().describe("Number of the order; none while it waits for an approval"),
  total_cost: chf.describe("With VAT"),
  approval: z
    .object({ expires_at: z.string() })
    .optional()
    .describe("The customer's company wants it approved: it is no order until a colleague did"),
})
type Ordered = z.infer<typeof ordered>

export function registerOrder(server: McpServer, customer: Customer) {
  const { shop, origin, consents } = customer
  /** What this program ordered, by what it was asked for: asked again, it answers again and asks nobody. */
  const done = new Map<string, Promise<Ordered>>()

  server.registerTool(
    "order_cart",
    {
      title: "Order a quoted cart",
      description: `Orders a cart of \`quote\` for the customer whose login is set, which binds him. The person in front of the client is asked first, with lines, total and addresses; without a yes nothing is ordered. Goods and invoice go to the customer's own address unless \`deliver_to\` names other fields. ${SHOP_TEXT}`,
      inputSchema: z.object({
        cart: z.string().min(16).max(128).describe("`cart` of quote"),
        reference: z.string().max(15).optional().describe("The customer's own, for the invoice"),
        deliver_to: deliverTo.optional(),
      }),
      outputSchema: ordered,
      annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: true },
    },
    async ({ cart, reference, deliver_to }, ctx) => {
      needsLogin(customer)
      const path = { path: { cart } }
      const [read, profile] = await Promise.all([
        taken(shop.GET("/cart/{cart}", { params: path })),
        taken(shop.GET("/profile")),
      ])
      const asked = JSON.stringify([cart, reference, deliver_to])
      const before = done.get(asked) // after the cart was read: of two calls at once the other may have emptied it
      if (before) return answered(ordered, await before)
      if (read.items.length === 0)
        throw new Error("The cart is empty: it was ordered already, see list_orders, or nothing is in it.")
      const form = formOf(profile, deliver_to, reference)
      const question = {
        subject: cart,
        amount: read.total_cost,
        text: [
          `Bei ${new URL(origin).host} verbindlich bestellen?`,
          ...["", cartText(read), "", formText(form), `Es gelten die AGB: ${origin}/agb`],
        ].join("\n"),
        yes: `Ja, für CHF ${read.total_cost} bestellen`,
      }
      const agreed = await consents.of(question, ctx, server)
      if (typeof agreed !== "string") return agreed
      const order = () => shop.POST("/checkout/{cart}", { params: path, body: { ...form, confirmed_total: agreed } })
      // Once more where the answer got lost: the same cart is one order.
      const placed = taken(order().catch(order)).then((answer) => ordered.parse(answer))
      done.set(asked, placed)
      placed.catch(() => done.delete(asked))
      return answered(ordered, await placed)
    },
  )
}
