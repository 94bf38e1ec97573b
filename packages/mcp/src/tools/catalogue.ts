import type { McpServer } from "@modelcontextprotocol/server"
import * as z from "zod"
import type { Shop } from "../../../client/src/index.js"
import { answered, taken } from "../answers.js"
import { chf, limit, pageCategory, READS, SHOP_TEXT } from "../fields.js"
import { plainText } from "../plain-text.js"

const named = {
  id: z.string(),
  slug: z.string(),
  category: z.string(),
  name: z.string(),
  subtitle: z.string(),
  price: chf.describe("Of a day for rentals, of a piece for others"),
}

const found = z.object({
  products: z.array(
    z.object({
      ...named,
      availability: z.string().optional().describe("in_stock or on_order"),
      has_choices: z.boolean().optional().describe("Packages or plugins to choose from: see get_product"),
    }),
  ),
})

const choice = z.object({ id: z.string(), name: z.string(), price: chf, availability: z.string().optional() })

const DESCRIBED = 1200
const ACCESSORIES = 20

const product = z.object({
  ...named,
  product_is_inactive: z.boolean().describe("Can't be had"),
  availability: z.string().optional(),
  description: z.string(),
  fact_laserreach: z.string(),
  fact_laseraccuracy: z.string(),
  fact_speed: z.string(),
  fact_battery: z.string(),
  rates: z
    .array(z.object({ days: z.number(), price: chf }))
    .optional()
    .describe("What so many days cost together"),
  charges: z
    .array(z.object({ title: z.string(), amount: chf, refundable: z.boolean() }))
    .optional()
    .describe("Charged once for a rental"),
  productservices: z
    .array(
      z.object({
        id: z.string(),
        name: z.string(),
        price: chf,
        basis: z.string().describe("What `price` is of: rental, day, or permille of the price of sale"),
        group: z.string().describe("Of services of a group one can be chosen"),
      }),
    )
    .describe("To choose with a rental"),
  base_package_name: z.string(),
  packages: z.array(choice).describe("Instead of the base package, quoted as category `package`"),
  pluginname: z.string(),
  plugins: z.array(choice).describe("Quoted as category `plugin`"),
  mandatory_companion: z
    .object({ id: z.string(), name: z.string(), price: chf })
    .optional()
    .describe("Comes into the cart by itself"),
  accessoryitems: z
    .array(z.object({ id: z.string(), name: z.string(), price: chf }))
    .describe("Some of them, quoted as category `accessory`"),
})

export function registerCatalogue(server: McpServer, shop: Shop) {
  server.registerTool(
    "search_products",
    {
      title: "Search products",
      description: `Products of all kinds that the words mean, the best first: devices to rent and to buy, accessories, software and services. ${SHOP_TEXT}`,
      inputSchema: z.object({
        query: z.string().min(1).max(100).describe("German or English words"),
        limit: limit(10),
      }),
      outputSchema: found,
      annotations: READS,
    },
    async ({ query, limit }) =>
      answered(found, {
        products: await taken(shop.POST("/products/search", { params: { query: { limit } }, body: { query } })),
      }),
  )

  server.registerTool(
    "get_product",
    {
      title: "A product's details",
      description: `Price, rates, services, packages, plugins and accessories of one product. ${SHOP_TEXT}`,
      inputSchema: z.object({ category: pageCategory, slug: z.string().min(1).max(200) }),
      outputSchema: product,
      annotations: READS,
    },
    async ({ category, slug }) => {
      const read = await taken(shop.GET(`/products/${category}/{slug}` as const, { params: { path: { slug } } }))
      const accessoryitems = read.accessoryitems.slice(0, ACCESSORIES)
      return answered(product, { ...read, accessoryitems, description: plainText(read.description, DESCRIBED) })
    },
  )
}
