import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { generateEntityId } from "@medusajs/framework/utils"
import { now } from "#platform/clock"
import { atOnce } from "#platform/sql/at-once"
import { trackingUrl } from "../../rules/dispatch/carriers"
import type { DispatchBody, StaffLineToSend } from "../../wire/dispatch"
import type { TakenStock } from "./move-stock"

export interface SentLine extends Pick<StaffLineToSend, "id" | "name" | "sku"> {
  quantity: number
}

interface NewDispatch {
  id: string
  orderId: string
  staffId: string
  body: DispatchBody
  lines: readonly SentLine[]
  taken: readonly TakenStock[]
}

/** Keeps what was sent as Medusa keeps a fulfilment that is shipped, so that its pages show it. */
export async function writeDispatch(trx: Knex.Transaction, dispatch: NewDispatch): Promise<void> {
  const { id, orderId, staffId, body, lines, taken } = dispatch
  const at = now()
  const stamps = { created_at: at, updated_at: at }
  const metadata = { carrier: body.carrier, dispatch: body, taken }
  const { rows } = await trx.raw<{ rows: { location: string; option: string | null; provider: string | null }[] }>(
    `select (select id from stock_location where deleted_at is null order by created_at, id limit 1) as location,
            option.id as option, option.provider_id as provider
       from (select 1) one
       left join lateral (
         select option.id, option.provider_id from order_shipping shipping
           join order_shipping_method method on method.id = shipping.shipping_method_id
           join shipping_option option on option.id = method.shipping_option_id
          where shipping.order_id = ? and shipping.deleted_at is null limit 1) option on true`,
    [orderId],
  )
  const [{ location, option, provider }] = rows
  await atOnce(trx, [
    trx("fulfillment").insert({
      id,
      location_id: taken[0]?.location ?? location ?? "",
      packed_at: at,
      shipped_at: at,
      provider_id: provider,
      shipping_option_id: option,
      created_by: staffId,
      marked_shipped_by: staffId,
      data: "{}",
      metadata: JSON.stringify(metadata),
      ...stamps,
    }),
    trx("fulfillment_item").insert(lines.map((line, index) => ({ ...itemRow(id, line, index), ...stamps }))),
    trx("order_fulfillment").insert({
      id: generateEntityId(undefined, "ordful"),
      order_id: orderId,
      fulfillment_id: id,
      ...stamps,
    }),
    ...(body.tracking_number === ""
      ? []
      : [
          trx("fulfillment_label").insert({
            id: generateEntityId(undefined, "fulla"),
            fulfillment_id: id,
            tracking_number: body.tracking_number,
            tracking_url: trackingUrl(body.carrier, body.tracking_number) ?? "",
            label_url: "",
            ...stamps,
          }),
        ]),
  ])
}

const itemRow = (fulfillmentId: string, { id, name, sku, quantity }: SentLine, index: number) => ({
  id: `${fulfillmentId}_${String(index).padStart(3, "0")}`,
  fulfillment_id: fulfillmentId,
  line_item_id: id,
  title: name,
  sku,
  barcode: "",
  quantity,
  raw_quantity: JSON.stringify({ value: String(quantity), precision: 20 }),
})

/** Counts pieces of an order's lines as sent, or as not sent with quantities below zero. */
export const countSent = (
  trx: Knex.Transaction,
  orderId: string,
  lines: readonly { id: string; quantity: number }[],
) => {
  const more = (column: string) =>
    `${column}_quantity = item.${column}_quantity + sent.quantity, raw_${column}_quantity =
       jsonb_build_object('value', (item.${column}_quantity + sent.quantity)::text, 'precision', 20)`
  return trx.raw(
    `update order_item item set ${more("fulfilled")}, ${more("shipped")}, updated_at = :at
       from "order" o, unnest(:ids::text[], :quantities::int[]) sent (line, quantity)
      where o.id = :orderId and item.order_id = o.id and item.version = o.version and item.item_id = sent.line
        and item.deleted_at is null`,
    {
      orderId,
      at: now(),
      ids: lines.map(({ id }) => id),
      quantities: lines.map(({ quantity }) => quantity),
    },
  )
}
