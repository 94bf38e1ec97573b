import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { shopSettings } from "#area/settings"
import { message } from "#kernel/wire/message"
import { labelPdf } from "#platform/pdf/labels"
import { notFound } from "#platform/refusal"
import { personName, placeName } from "#platform/sql/names"
import { shopNumber } from "#platform/sql/shop-numbers"
import type { CompanySettings } from "#shop/settings/wire/shop-settings"
import type { Texts } from "#texts/texts"
import { drawParcelLabel, PARCEL_LABEL } from "./draw-parcel-label"

interface Recipient {
  number: string
  company: string
  person: string
  street: string
  place: string
  phone: string
  reference: string
}

/** To where an order goes; to whom it is billed where nothing else was said. */
async function recipientOf(db: Knex, orderId: string): Promise<Recipient> {
  const { rows } = await db.raw<{ rows: Recipient[] }>(
    `select ${shopNumber("o")} as number, coalesce(a.company, '') as company, ${personName("a")} as person,
            coalesce(a.address_1, '') as street, ${placeName("a")} as place,
            coalesce(a.phone, '') as phone, coalesce(o.metadata->>'reference', '') as reference
       from "order" o
       join order_address a on a.id = coalesce(o.shipping_address_id, o.billing_address_id)
      where o.id = ? and o.deleted_at is null and not o.is_draft_order`,
    [orderId],
  )
  const [recipient] = rows
  if (!recipient) throw notFound()
  return recipient
}

const sentBy = ({ name, address, postalcode, city }: CompanySettings) => `${name}, ${address}, ${postalcode} ${city}`

/**
 * The label of an order's parcel, goods or a rental: to whom, from whom, and a code by which staff find the order.
 * @throws Refusal 404 for what isn't an order, or goes nowhere
 */
export async function parcelLabelPdf(scope: MedusaContainer, orderId: string, texts: Texts) {
  const db = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const [{ company }, recipient] = await Promise.all([shopSettings(scope), recipientOf(db, orderId)])
  const { number, phone, reference } = recipient
  const title = texts(message("orders.parcel_label", { number }))
  const label = {
    number,
    to: [recipient.company, recipient.person, recipient.street].filter(Boolean),
    place: recipient.place,
    from: texts(message("orders.parcel_from", { sender: sentBy(company) })),
    order: texts(message("orders.parcel_order")),
    more: [
      phone && texts(message("orders.parcel_phone", { phone })),
      reference && texts(message("orders.parcel_reference", { reference })),
    ].filter(Boolean),
  }
  const paper = { format: PARCEL_LABEL, title, author: company.name, tag: texts.tag }
  return { name: `${title}.pdf`, content: await labelPdf({ ...paper, labels: [label], draw: drawParcelLabel }) }
}
