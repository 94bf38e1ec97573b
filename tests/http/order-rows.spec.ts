import { type Knex, knex } from "@medusajs/framework/mikro-orm/knex"
import { MedusaModule } from "@medusajs/framework/modules-sdk"
import { Modules } from "@medusajs/framework/utils"
import { afterAll, beforeAll, expect, it } from "vitest"
import { withinTransaction } from "#platform/transaction/within-transaction"
import { newOrderLineId } from "#shop/cart/commands/order-lines"
import type { CatalogueChoice } from "#shop/catalogue/queries/snapshot/index"
import { insertOrder } from "#shop/checkout/commands/insert-order"
import { orderData } from "#shop/checkout/commands/order-data"
import { checkoutBody } from "#shop/checkout/wire/checkout"
import { insertOrderRow } from "#shop/erp/data/store/mirror-rows"
import { cartTotals } from "#shop/lines/rules/cart-totals"
import type { ShopLine } from "#shop/lines/rules/shop-line"
import { DEFAULT_SETTINGS } from "#shop/settings/wire/default-settings"
import { checkoutForm } from "../harness"
import { target } from "../harness/target"

interface OrderModule {
  createOrders_(data: object[], context: object): Promise<unknown>
}

let db: Knex
let orders: OrderModule
beforeAll(async () => {
  const clientUrl = target().databaseUrl
  db = knex({ client: "pg", connection: clientUrl })
  const { [Modules.ORDER]: service } = await MedusaModule.bootstrap<OrderModule>({
    moduleKey: Modules.ORDER,
    defaultPath: "@medusajs/order",
    declaration: {
      scope: "internal",
      options: { database: { clientUrl, driverOptions: { connection: { ssl: false } } } },
    },
  })
  orders = service
})
afterAll(() => db.destroy())

const OF_ITEMS = "(select item_id from order_item where order_id = ?)"
const OF_METHODS = "(select shipping_method_id from order_shipping where order_id = ?)"
const ROWS: Record<string, string> = {
  order: "id = ?",
  order_address: `id in (select unnest(array[billing_address_id, shipping_address_id]) from "order" where id = ?)`,
  order_item: "order_id = ?",
  order_line_item: `id in ${OF_ITEMS}`,
  order_line_item_tax_line: `item_id in ${OF_ITEMS}`,
  order_shipping: "order_id = ?",
  order_shipping_method: `id in ${OF_METHODS}`,
  order_shipping_method_tax_line: `shipping_method_id in ${OF_METHODS}`,
  order_summary: "order_id = ?",
}

/** What differs between two of the same order: each row's own id and moments, and the number that the order has from us at once. */
const OWN = ["id", "created_at", "updated_at", "display_id", "custom_display_id"]

/** All rows of an order in Medusa's tables, with what they name told by its kind alone. */
async function rowsOf(trx: Knex.Transaction, orderId: string) {
  const found = Object.entries(ROWS).map(async ([table, condition]) => {
    const { rows } = await trx.raw<{ rows: Record<string, unknown>[] }>(
      `select * from "${table}" where ${condition} order by created_at, id`,
      [orderId],
    )
    const anonymous = rows.map((row) =>
      Object.fromEntries(Object.entries(row).filter(([column]) => !OWN.includes(column))),
    )
    const text = JSON.stringify(anonymous).replace(/"(ord[a-z]*)_[0-9A-Z]{26}"/g, '"$1"')
    return [table, (JSON.parse(text) as object[]).map((row) => JSON.stringify(row, inOrder)).sort()] as const
  })
  return Object.fromEntries(await Promise.all(found))
}

const inOrder = (_key: string, value: unknown) =>
  value !== null && typeof value === "object" && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value

const aLine = (id: string, changes: Partial<ShopLine>): ShopLine => {
  const line = { quantity: 1, unitPrice: 10_000, ...changes }
  return {
    ...{
      id,
      productId: `prod_${id}`,
      variantId: `variant_${id}`,
      productName: "Akku",
      choiceName: "",
      thumbnail: null,
    },
    ...{
      category: "accessory",
      companionOf: null,
      pricedAt: new Date(0),
      rental: null,
      charges: [],
      quote: null,
      special: null,
    },
    ...line,
    total: line.unitPrice * line.quantity,
  }
}

const deposit = { code: "deposit" as const, amount: 50_000, isRefundable: true }

it.each<[string, ShopLine[], { vatPermille?: number; shippingFee?: number; grossStep?: number }]>([
  ["of one article", [aLine("a", {})], {}],
  [
    "of several, whose tax has to be rounded",
    [aLine("a", { unitPrice: 1_437, quantity: 3 }), aLine("b", { unitPrice: 995, choiceName: "gross" })],
    {},
  ],
  [
    "with a charge, the accounts' rounding and no fee",
    [aLine("a", { unitPrice: 3_813, charges: [deposit] })],
    { shippingFee: 0, grossStep: 5 },
  ],
  ["that costs nothing but the shipping", [aLine("a", { unitPrice: 0 })], { shippingFee: 995 }],
])("writes an order %s as Medusa's order module does", async (_case, lines, rates) => {
  const sales = { ...DEFAULT_SETTINGS.sales, vatPermille: rates.vatPermille ?? 81 }
  const totals = cartTotals(lines, { vatPermille: 81, shippingFee: 1_000, grossStep: 1, ...rates })
  const choice = { sku: "SKU-1" } as CatalogueChoice
  const order = (id: string) =>
    orderData({
      ...{ id, totals, sales, acceptedAt: new Date(0) },
      customer: { id: "cus_1", email: "kundin@example.ch" },
      body: checkoutBody.parse(checkoutForm("kundin@example.ch")),
      lines: lines.map((line) => ({ orderLineId: newOrderLineId(), line, choice })),
      commerce: {
        regionId: "reg_1",
        salesChannelId: "sc_1",
        taxRateId: "txr_1",
        stockLocationId: null,
        shippingOptionId: "so_1",
      },
    })
  const trx = await db.transaction()
  const [ours, theirs] = ["order_00000000000000000000000001", "order_00000000000000000000000002"]
  await insertOrder(trx, {
    data: order(ours),
    cartId: "cart_1",
    companyId: null,
    total: totals.total,
    orderedAt: new Date(),
    beside: [],
    mirror: insertOrderRow(trx, { orderId: ours, customerId: "cus_1", lease: null }),
  })
  await withinTransaction(orders, trx, (context) => orders.createOrders_([order(theirs)], context))
  const written = await rowsOf(trx, ours)
  expect(written).toEqual(await rowsOf(trx, theirs))
  expect(Object.values(written).flat().length).toBeGreaterThan(8)
  await trx.rollback()
})
