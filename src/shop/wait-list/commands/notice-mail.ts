import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { type CatalogueProduct, catalogueSnapshot } from "#area/catalogue"
import { type ShopMail, sendMail } from "#area/mails"
import { shopSettings } from "#area/settings"
import { readEnv } from "#config/env"
import { isRecipientRefused } from "#integrations/mail/refused"
import { now } from "#platform/clock"
import type { JobHandler } from "#platform/jobs/job"
import { type EntryRow, entryById } from "../data/entries"
import { noteRefused } from "../data/unheard"
import type { EntryState } from "../rules/entry-states"
import { linksOf } from "./links"
import type { WaitListNotice } from "./notices"

/** What the records of its mails call an entry. */
export const ENTRY = "wait_list_entry"

/** One mail for the offer that stands, however many were promised for those before it. */
export const offerMailKey = ({ id, offered_at }: EntryRow) => `wait-list-offer-${id}-${offered_at?.getTime()}`

const STATE_OF: Record<WaitListNotice, EntryState> = {
  confirm: "unconfirmed",
  waiting: "waiting",
  offer: "offered",
  free: "ended",
}

/** Tells an entry what became of it, unless something else has become of it meanwhile. */
export const sendWaitListMail: JobHandler<"wait-list-mail"> = async ({ entryId, notice, key }, { scope }) => {
  const entry = await entryById(scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), entryId)
  if (entry?.state !== STATE_OF[notice]) return
  const product = (await catalogueSnapshot(scope)).products.get(entry.product_id)
  if (!product) return
  const mail = {
    key,
    to: entry.email,
    ...(entry.customer_id === null ? {} : { customerId: entry.customer_id }),
    resource: { type: ENTRY, id: entry.id },
  }
  await SENDERS[notice](scope, { mail, entry, product })
}

interface Notice {
  mail: Pick<ShopMail<"wait-list-waiting">, "key" | "to" | "customerId" | "resource">
  entry: EntryRow
  product: CatalogueProduct
}
type Sender = (scope: MedusaContainer, notice: Notice) => Promise<void>

const wishIn = ({ entry, product }: Notice) => ({
  product_name: product.name,
  period: { start: entry.start_day, end: entry.end_day },
  flex_days: entry.flex_days,
  end_url: linksOf(entry.id).end,
})

const sendOffer: Sender = async (scope, notice) => {
  const { mail, entry } = notice
  const { offered_start: start, offered_end: end, offer_ends_at: endsAt } = entry
  if (start === null || end === null || endsAt === null || endsAt <= now()) return
  const { company } = await shopSettings(scope)
  const data = {
    ...wishIn(notice),
    offered_period: { start, end },
    ends_at: endsAt,
    offer_url: linksOf(entry.id).offer,
    phone: company.phone,
  }
  try {
    await sendMail(scope, { ...mail, key: offerMailKey(entry), template: "wait-list-offer", data })
  } catch (error) {
    if (isRecipientRefused(error)) await noteRefused(scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), entry.id)
    throw error
  }
}

const sendFree: Sender = async (scope, { mail, entry, product }) => {
  const { offered_start: start, offered_end: end, delivery_type_id: delivery } = entry
  if (start === null || end === null) return
  const { company } = await shopSettings(scope)
  const data = {
    product_name: product.name,
    offered_period: { start, end },
    product_url: `${readEnv().publicUrl}${product.card.get_absolute_url ?? ""}?${new URLSearchParams({ from: start, to: end, delivery })}`,
    phone: company.phone,
  }
  await sendMail(scope, { ...mail, template: "wait-list-free", data })
}

const SENDERS: Record<WaitListNotice, Sender> = {
  confirm: (scope, notice) =>
    sendMail(scope, {
      ...notice.mail,
      template: "wait-list-confirm",
      data: { ...wishIn(notice), confirm_url: linksOf(notice.entry.id).confirm },
    }),
  waiting: (scope, notice) => sendMail(scope, { ...notice.mail, template: "wait-list-waiting", data: wishIn(notice) }),
  offer: sendOffer,
  free: sendFree,
}
