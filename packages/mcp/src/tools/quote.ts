import { randomUUID } from "node:crypto"
import type { McpServer } from "@modelcontextprotocol/server"
import * as z from "zod"
import type { Shop } from "../../../client/src/index.js"
import { answered, Refused, taken } from "../answers.js"
import { cartFields } from "../cart.js"
import { dayInput, delivery, pageCategory, SHOP_TEXT } from "../fields.js"

const line = z.object({
  category: z.enum([...pageCategory.options, "package", "plugin", "education", "addon"]),
  id: z.string().min(1).max(100).describe("`id` of the product, or of its package or plugin"),
  quantity: z.int().min(1).max(999).default(1).describe("Of a rental 1: each device is a line"),
  from: dayInput.optional().describe("First day of a rental, YYYY-MM-DD"),
  to: dayInput.optional().describe("Last day of a rental, YYYY-MM-DD"),
  delivery: delivery.optional().describe("Of a rental: `id` of list_delivery_types"),
  services: z.array(z.string().max(100)).max(20).optional().describe("Of a rental: `id`s of `productservices`"),
})
type Line = z.infer<typeof line>

const quoted = z.object({ cart: z.string().describe("Token of the cart, for order_cart"), ...cartFields })

const bodyOf = (cart: string, { quantity, from, to, delivery, services }: Line) => ({
  ...{ cart, quantity, delivery },
  ...{ rentalstartdate: from, rentalenddate: to, productservices: services },
})

/**
 * A cart of its own with these lines.
 * @throws Refused with all lines that can't be had, by their place; then there is no quote
 */
async function cartOf(shop: Shop, lines: Line[]): Promise<string> {
  const cart = randomUUID()
  const refused: object[] = []
  for (const [index, wished] of lines.entries()) {
    const { category, id } = wished
    const added = shop.POST("/cart/{category}/{id}", { params: { path: { category, id } }, body: bodyOf(cart, wished) })
    await taken(added).catch((error: unknown) => {
      if (!(error instanceof Refused)) throw error
      refused.push({ line: index, ...error.details })
    })
  }
  if (refused.length > 0) throw new Refused({ lines: refused })
  return cart
}

export function registerQuote(server: McpServer, shop: Shop) {
  server.registerTool(
    "quote",
    {
      title: "What it costs",
      description: `Puts lines into a cart of their own and answers what they cost with VAT and shipping. Nothing is ordered or held, and prices may change until it is. If a line can't be had, there is no quote and the answer says why and what there is instead. ${SHOP_TEXT}`,
      inputSchema: z.object({ lines: z.array(line).min(1).max(20) }),
      outputSchema: quoted,
      annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: true },
    },
    async ({ lines }) => {
      const cart = await cartOf(shop, lines)
      return answered(quoted, { cart, ...(await taken(shop.GET("/cart/{cart}", { params: { path: { cart } } }))) })
    },
  )
}
