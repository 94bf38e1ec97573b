import { francsFromRappen, type Rappen } from "#kernel/money"
import type { Row } from "#platform/sql/insert-rows"
import { newId } from "#platform/sql/new-id"
import type { orderData } from "./order-data"

type OrderData = ReturnType<typeof orderData>
type TaxLine = OrderData["items"][number]["tax_lines"][number]

interface ShippingMethod {
  id: string
  name: string
  amount: number
  is_tax_inclusive: boolean
  data: object
  shipping_option_id?: string | null
  tax_lines?: TaxLine[]
}

/** A number as Medusa keeps it next to itself. */
const raw = (value: number) => ({ value: String(value), precision: 20 })

/** What of a line is done by and by, in pieces. */
const NOTHING_DONE = Object.fromEntries(
  [
    "fulfilled",
    "shipped",
    "delivered",
    "return_requested",
    "return_received",
    "return_dismissed",
    "written_off",
  ].flatMap((done) => [
    [`${done}_quantity`, 0],
    [`raw_${done}_quantity`, raw(0)],
  ]),
)

/** Its number is the database's to give. */
export type OrderRow = Row & { id: string }

/**
 * The rows that Medusa's order module writes for an order, `createOrders_` of 2.21.2, without its machinery.
 * `tests/http/order-rows.spec.ts` compares them.
 * @returns the order's own row, and those of the other tables
 */
export function orderRows(
  { items, shipping_methods, billing_address, shipping_address, ...own }: OrderData,
  total: Rappen,
): { order: OrderRow; others: [table: string, rows: Row[]][] } {
  const [billing, shipping] = [billing_address, shipping_address].map((address) => ({
    id: newId("ordaddr"),
    ...address,
  }))
  const methods = shipping_methods.map<ShippingMethod>((method) => ({ id: newId("ordsm"), ...method }))
  const others: [string, Row[]][] = [
    ["order_address", [billing, shipping]],
    ["order_line_item", items.map(lineRow)],
    [
      "order_line_item_tax_line",
      items.flatMap(({ id, tax_lines }) => tax_lines.map(taxRow("ordlitxl", { item_id: id }))),
    ],
    ["order_item", items.map((item) => itemRow(own.id, item))],
    ["order_shipping_method", methods.map(methodRow)],
    [
      "order_shipping_method_tax_line",
      methods.flatMap(({ id, tax_lines = [] }) => tax_lines.map(taxRow("ordsmtxl", { shipping_method_id: id }))),
    ],
    [
      "order_shipping",
      methods.map(({ id }) => ({ id: newId("ordspmv"), order_id: own.id, version: 1, shipping_method_id: id })),
    ],
    [
      "order_summary",
      [{ id: newId("ordsum"), order_id: own.id, version: 1, totals: summaryTotals(francsFromRappen(total)) }],
    ],
  ]
  return {
    order: { ...own, version: 1, billing_address_id: billing.id, shipping_address_id: shipping.id },
    others: others.filter(([, rows]) => rows.length > 0),
  }
}

const lineRow = ({ quantity, tax_lines, ...line }: OrderData["items"][number]): Row => ({
  ...line,
  raw_unit_price: raw(line.unit_price),
})

const itemRow = (orderId: string, { id, quantity, metadata }: OrderData["items"][number]): Row => ({
  id: newId("orditem"),
  order_id: orderId,
  item_id: id,
  version: 1,
  quantity,
  raw_quantity: raw(quantity),
  ...NOTHING_DONE,
  metadata,
})

const methodRow = ({ tax_lines, shipping_option_id = null, ...method }: ShippingMethod): Row => ({
  ...method,
  shipping_option_id,
  raw_amount: raw(method.amount),
})

const taxRow =
  (prefix: string, owner: Row) =>
  ({ tax_rate_id, ...line }: TaxLine): Row => ({
    id: newId(prefix),
    ...line,
    tax_rate_id: tax_rate_id ?? null,
    raw_rate: raw(line.rate),
    ...owner,
  })

/** Nothing is paid yet. */
function summaryTotals(total: number) {
  const totals = {
    ...{ transaction_total: 0, original_order_total: total, current_order_total: total, pending_difference: total },
    ...{ paid_total: 0, refunded_total: 0, credit_line_total: 0, accounting_total: total },
  }
  return {
    ...totals,
    ...Object.fromEntries(Object.entries(totals).map(([name, value]) => [`raw_${name}`, raw(value)])),
  }
}
