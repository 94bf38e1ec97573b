import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { invalidField } from "#platform/refusal"
import { sanitised } from "#platform/staff-html"
import { rentalsWithDelivery } from "../../queries/at-risk-of-change"
import type { DeliveryTypeBody } from "../../wire/staff-rental-configuration"
import { addToList, changeInList, type StaffList } from "./listed-rows"
import { refuseUnlessConfirmed } from "./risky-change"

export const DELIVERY_TYPES: StaffList = {
  table: "rental_delivery_type",
  idPrefix: "rdel",
  subject: "delivery-type",
  columns: [
    "name",
    "description",
    "price_rappen",
    "preparation_days",
    "transit_out_days",
    "transit_back_days",
    "cut_off_time",
    "lead_days",
    "needs_delivery_address",
    "is_default",
    "is_active",
  ],
}

const columnsOf = (body: DeliveryTypeBody): DeliveryTypeBody => ({ ...body, description: sanitised(body.description) })

/** @returns its id @throws Refusal 400 keyed by field */
export const addDeliveryType = (scope: MedusaContainer, staffId: string, body: DeliveryTypeBody): Promise<string> =>
  addToList(scope, DELIVERY_TYPES, { staffId, prepare: (trx) => settleDefault(trx, body, false) }, columnsOf(body))

/**
 * Reservations keep the days they were made with; those that would need more with the new ones have to be confirmed.
 * @throws Refusal 404, 400 keyed by field, 409 if somebody else changed it since or reservations are at risk
 */
export const changeDeliveryType = (
  scope: MedusaContainer,
  staffId: string,
  change: { id: string; version: number; is_confirmed: boolean },
  body: DeliveryTypeBody,
): Promise<void> =>
  changeInList(
    scope,
    DELIVERY_TYPES,
    {
      staffId,
      ...change,
      prepare: async (trx, before) => {
        await settleDefault(trx, body, before?.is_default === true)
        if (change.is_confirmed || !takesLonger(before as unknown as DeliveryTypeBody, body)) return
        refuseUnlessConfirmed(await rentalsWithDelivery(trx, change.id), LONGER)
      },
    },
    columnsOf(body),
  )

const LONGER = "fleet.shorter_ways"

const takesLonger = (before: DeliveryTypeBody, after: DeliveryTypeBody): boolean =>
  after.preparation_days + after.transit_out_days > before.preparation_days + before.transit_out_days ||
  after.transit_back_days > before.transit_back_days

/** Exactly one type is the default, and it can be chosen. */
async function settleDefault(
  trx: Knex.Transaction,
  { is_default: isDefault, is_active: isActive }: DeliveryTypeBody,
  wasDefault: boolean,
): Promise<void> {
  if (wasDefault && !isDefault) throw invalidField("is_default", "fleet.default_stays")
  if (isDefault && !isActive) throw invalidField("is_active", "fleet.default_is_active")
  if (isDefault && !wasDefault)
    await trx("rental_delivery_type")
      .where({ is_default: true, deleted_at: null })
      .update({ is_default: false, version: trx.raw("version + 1"), updated_at: trx.fn.now() })
}
