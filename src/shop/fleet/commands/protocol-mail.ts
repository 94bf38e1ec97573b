import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { mailEach, sendMail } from "#area/mails"
import { isRentalLine, orderRecords } from "#area/orders"
import { readEnv } from "#config/env"
import type { RentalProtocolMail } from "#integrations/mail/templates/protocols"
import type { JobHandler } from "#platform/jobs/job"
import type { ProtocolPart } from "#shop/parts/wire/desk-parts"
import { protocolsById, type RentalProtocol } from "#shop/rental/data/units/protocols"
import { textsFor } from "#texts/texts"
import { partPoint } from "../queries/protocols/part-points"

type Told = Pick<RentalProtocolMail, "way" | "units" | "former_serial_number">

/**
 * Tells the customer what changed hands at once, and where the protocols are: one mail for each order. Nobody is told of a rental
 * without an order.
 */
export const sendProtocolMails: JobHandler<"rental-protocols"> = async ({ protocolIds }, { scope }) => {
  const db = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const protocols = await protocolsById(db, protocolIds)
  const orderIds = new Set(protocols.flatMap(({ order_id }) => (order_id === null ? [] : [order_id])))
  await mailEach([...orderIds], (orderId) => {
    const ofOrder = protocols.filter(({ order_id }) => order_id === orderId)
    return tellOfOrder(scope, db, orderId, ofOrder)
  })
}

async function tellOfOrder(scope: MedusaContainer, db: Knex, orderId: string, protocols: readonly RentalProtocol[]) {
  const [order] = await orderRecords(db, { id: orderId })
  if (!order) return
  const sentLines = new Set(
    order.lines.filter(isRentalLine).flatMap(({ id, rental }) => (rental.delivery.price === 0 ? [] : [id])),
  )
  const endOf = ({ order_line_id }: RentalProtocol, fallback = protocols[0].day) =>
    order.rentals.find(({ orderLineId }) => orderLineId === order_line_id)?.period.end ?? fallback
  await sendMail(scope, {
    key: `rental-protocol-${protocols[0].id}`,
    to: order.email,
    customerId: order.customer_id,
    resource: { type: "order", id: order.id },
    template: "rental-protocol",
    data: {
      first_name: order.billing?.first_name ?? "",
      last_name: order.billing?.last_name ?? "",
      shop_number: order.shop_number,
      day: protocols[0].day,
      ...toldOf(protocols, endOf, sentLines),
      order_url: `${readEnv().publicUrl}/orders/${order.id}`,
    },
  })
}

/** Of an exchange the unit that was given is told of, with the one that came back next to it. */
function toldOf(
  protocols: readonly RentalProtocol[],
  endOf: (protocol: RentalProtocol) => RentalProtocol["day"],
  sentLines: ReadonlySet<string>,
): Told {
  const given = protocols.filter(({ kind }) => kind === "hand_over")
  const told = given.length > 0 ? given : protocols
  const [{ kind, order_line_id, other_serial_number }] = told
  const out = sentLines.has(order_line_id ?? "") ? "sent" : "handed"
  const handed = kind === "hand_over" ? out : "returned"
  return {
    way: other_serial_number === null ? handed : "swapped",
    former_serial_number: other_serial_number ?? "",
    units: told.map((protocol) => ({
      display_name: protocol.product,
      serial_number: protocol.serial_number,
      rental_end: endOf(protocol),
      parts: partsOf(protocol),
    })),
  }
}

/** What of its set changed hands, as the protocol says it. */
const partsOf = ({ parts }: RentalProtocol): string[] =>
  (parts as readonly ProtocolPart[]).map((part) => {
    const { text, open = text } = partPoint(part, textsFor("customer"))
    return open
  })
