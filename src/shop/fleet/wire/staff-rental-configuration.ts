import * as z from "zod/mini"
import { lineOfText, optionalLine, optionalText } from "#kernel/wire/primitives"
import type { DayRule } from "#shop/rental/rules/days/day-bars"
import { SERVICE_BASES } from "#shop/rental/rules/service-price"
import { timeOfDayText } from "#shop/settings/wire/shop-settings"
import { versionField } from "#shop/settings/wire/staff-settings"

const count = (max: number, words: string) => z.int(words).check(z.minimum(0, words), z.maximum(max, words))
const workingDayCount = count(20, "fleet.working_days_form")
const price = count(10_000_000, "fleet.price_form")
const choice = z.boolean("input.invalid")
const name = lineOfText("input.lastname_missing", 80)
/** HTML; sanitised when it is saved. */
const description = optionalText(5000)

/** What a new or a changed delivery type says. Prices in Rappen without VAT; without a price it is a pickup. */
export const deliveryTypeBody = z.object({
  name,
  description,
  price_rappen: price,
  /** Working days before the rent, on the way to the customer and back. */
  preparation_days: workingDayCount,
  transit_out_days: workingDayCount,
  transit_back_days: workingDayCount,
  /** `HH:MM` in Zurich; null: as the shop's general cut-off. */
  cut_off_time: z.nullable(timeOfDayText),
  /** Working days between order and start, 0: the same day until the cut-off; null: from tomorrow on, on a Friday from Monday on. */
  lead_days: z._default(z.nullable(workingDayCount), null),
  needs_delivery_address: choice,
  /** Chosen for the customer who hasn't chosen; exactly one is. */
  is_default: choice,
  /** Whether it can be chosen in the shop. */
  is_active: choice,
})
export type DeliveryTypeBody = z.infer<typeof deliveryTypeBody>

/** A button above the rental list. */
export const purposeBody = z.object({ name })
export type PurposeBody = z.infer<typeof purposeBody>

/** What a new or a changed service says. What a page of before doesn't send is as it was then: once per rental. */
export const serviceBody = z.object({
  name,
  description,
  basis: z._default(z.enum(SERVICE_BASES, "input.invalid"), "rental"),
  /** Of a rental or a day; not read where it is a share of the rent. */
  price_rappen: price,
  /** Of the rent, read where it is a share of it. */
  permille: z._default(count(1000, "fleet.permille_form"), 0),
  /** Of services of one group a rental has at most one; "" for none. */
  group_name: optionalLine(60),
  /** Whether it can be chosen in the shop. */
  is_active: choice,
})
export type ServiceBody = z.infer<typeof serviceBody>

/** Next to the body of a change: the version that was changed. */
export const changedVersion = z.object({ version: versionField })

/** Next to the body of a change that puts reservations at risk: that this was seen. */
export const confirmation = z.object({ is_confirmed: z._default(z.boolean("input.invalid"), false) })

/** `POST /admin/rental/{delivery-types|purposes|services}/order`: puts one before another, or last. */
export const orderBody = z.object({
  id: z.string("input.invalid"),
  before: z.nullable(z.string("input.invalid")),
})
export type OrderBody = z.infer<typeof orderBody>

const dayText = (message: string) => z.string(message).check(z.regex(/^\d{4}-\d{2}-\d{2}$/, message))

/** `POST /admin/rental/closed-days`: both ends inclusive. */
export const closedDaysBody = z.object({
  starts_on: dayText("input.first_day_missing"),
  ends_on: dayText("input.last_day_missing"),
  name: lineOfText("fleet.closing_reason_missing", 80),
  is_confirmed: z._default(z.boolean("input.invalid"), false),
})
export type ClosedDaysBody = z.infer<typeof closedDaysBody>

interface Listed {
  id: string
  version: number
}

/** `upcoming`: reservations not yet over that were made with it. */
export type StaffDeliveryType = DeliveryTypeBody &
  Listed & {
    upcoming: number
    /** What an extension says where staff left it open. */
    by_extension: { lead_days: number | null; cut_off_time: string | null }
  }
/** `products`: how many serve it. */
export type StaffPurpose = PurposeBody & Listed & { products: number }
/** `products`: how many offer it. */
export type StaffService = ServiceBody & Listed & { products: number }

/** `GET /admin/rental/terms`: each list in its order. */
export interface StaffRentalConfiguration {
  today: string
  delivery_types: StaffDeliveryType[]
  purposes: StaffPurpose[]
  services: StaffService[]
  /** Of the coming weeks, for examples. */
  closed_days: { date: string; name: string }[]
}

/** A day on which the shop is closed; a public holiday has no id and can't be removed. */
export interface StaffClosedDay {
  id: string | null
  date: string
  name: string
}

/** `GET /admin/rental/closed-days?year=`. */
export interface StaffClosedDays {
  today: string
  year: number
  days: StaffClosedDay[]
  /** What else lets rentals not start, or not end, on days: rules of extensions, which no staff can change. */
  rules: readonly DayRule[]
}

/** A reservation that a change puts at risk; it stays as it is. Days are `YYYY-MM-DD`. */
export interface RentalAtRisk {
  id: string
  product: string
  serial_number: string
  starts_on: string
  ends_on: string
  delivery: string
  customer: string
  order_id: string | null
  shop_number: string | null
}

/** 409 of a change that puts reservations at risk, until it is confirmed. */
export interface RiskyChange {
  code: "endangers"
  non_field_errors: string[]
  endangered: RentalAtRisk[]
  /** All of them; `endangered` names the first 50. */
  total: number
}
