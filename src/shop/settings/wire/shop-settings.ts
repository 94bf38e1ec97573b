import * as z from "zod/mini"
import { STAFF_ROLES } from "#kernel/staff-rights"
import { parseUid } from "#kernel/uid"
import { messageKey } from "#kernel/wire/message"
import { lineOfText, optionalLine } from "#kernel/wire/primitives"
import type { RentalSettings } from "#shop/rental/rules/rental-settings"

/*
 * What the shop's owner changes in the admin, by group. Named as in the code: what is sent is what is stored and read.
 * Rates and amounts are integers (per mille, Rappen).
 */

const between = (min: number, max: number, message: string) =>
  z.int(message).check(z.minimum(min, message), z.maximum(max, message))

type Unit = "days" | "months" | "minutes" | "renewals" | "rentals" | "rentals_or_any"

const whole = (least: number, most: number, unit: Unit) =>
  between(least, most, messageKey(`settings.whole_${unit}`, { least, most }))

const SWISS_UID = /^CHE-\d{3}\.\d{3}\.\d{3}$/
const VAT_NUMBER = /^CHE-\d{3}\.\d{3}\.\d{3} (MWST|TVA|IVA)$/
const PHONE = /^\+?[\d][\d ()/.-]{6,24}$/

/** An address of another site; anything but https could run script or be read on the way. */
const webAddress = z.string("input.invalid").check(
  z.trim(),
  z.maxLength(500, messageKey("input.too_long", { most: 500 })),
  z.refine((text) => isWebAddress(text), "settings.link_invalid"),
)

function isWebAddress(text: string): boolean {
  if (!URL.canParse(text) || /\s/.test(text)) return false
  const { protocol, hostname, username } = new URL(text)
  return protocol === "https:" && hostname.includes(".") && username === ""
}

const optionalWebAddress = z.union([
  z.pipe(
    z.literal(["", null]),
    z.transform(() => null),
  ),
  webAddress,
])

const validNumber = z.refine<string>((text) => parseUid(text) !== null, "settings.check_digit_wrong")

/** Who the shop is: in the footer, in mails, documents and calendars. */
export const companySettings = z.object({
  name: lineOfText("input.company_missing", 100),
  address: lineOfText("settings.street_missing", 100),
  postalcode: z.string("input.postalcode_missing").check(z.trim(), z.regex(/^\d{4}$/, "settings.postalcode_form")),
  city: lineOfText("input.city_missing", 100),
  phone: lineOfText("input.phone_missing", 30).check(z.regex(PHONE, "settings.phone_form")),
  mail: lineOfText("settings.email_missing", 200).check(z.email("settings.email_invalid")),
  uid: lineOfText("settings.uid_missing", 20).check(
    z.regex(SWISS_UID, { error: "settings.uid_form", abort: true }),
    validNumber,
  ),
  vatNumber: lineOfText("settings.vat_number_missing", 25).check(
    z.regex(VAT_NUMBER, { error: "settings.vat_number_form", abort: true }),
    validNumber,
  ),
})
export type CompanySettings = z.infer<typeof companySettings>

/** How the shop can be reached, and the texts that every page carries. What is empty isn't shown. */
export const pageSettings = z.object({
  supportHours: lineOfText("settings.support_hours_missing", 100),
  mailHours: lineOfText("settings.mail_hours_missing", 100),
  chatUrl: optionalWebAddress,
  appointmentUrl: optionalWebAddress,
  socialLinks: z
    .array(z.object({ name: lineOfText("input.lastname_missing", 50), url: webAddress }), "input.invalid")
    .check(z.maxLength(8, messageKey("input.too_many_entries", { most: 8 }))),
  /** Stands behind every page's title. */
  titleSuffix: lineOfText("settings.title_suffix_missing", 80),
  trademarkNote: optionalLine(300),
  /** Demo only: says that firm, people and prices are invented. */
  sampleNote: optionalLine(300),
})
export type PageSettings = z.infer<typeof pageSettings>

/** What is computed with. */
export const salesSettings = z.object({
  /** Swiss VAT, 81 ‰ = 8.1 %. Prices exclude it. */
  vatPermille: between(0, 1000, "settings.vat_form"),
  /** 'Versandkosten' (VK1), see `shippingFeeRappen` of the domain. */
  shippingFeeRappen: between(0, 1_000_000, "settings.fee_form"),
  /** Payment by invoice. */
  paymentTermDays: whole(0, 180, "days"),
  /** How long the prices of a quote hold. */
  quoteDays: whole(1, 180, "days"),
  /** Version of the terms (AGB) that an order accepts. */
  termsVersion: lineOfText("settings.terms_version_missing", 20),
})
export type SalesSettings = z.infer<typeof salesSettings>

export const timeOfDayText = z
  .string("settings.time_form")
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, "settings.time_form"))

/** Each of them is told where the rules name it. */
export const rentalSettings = z.object({
  horizonMonths: whole(1, 36, "months"),
  dispatchCutOff: timeOfDayText,
  holdMinutes: whole(1, 120, "minutes"),
  maxHoldRenewals: whole(0, 10, "renewals"),
  maxHeldPeriods: whole(1, 20, "rentals"),
  extensionDays: whole(1, 366, "days"),
  calibrationNoticeDays: whole(0, 366, "days"),
  newCustomerUnits: whole(0, 100, "rentals_or_any"),
  newCustomerRentRappen: between(0, 100_000_000, "settings.rent_form"),
}) satisfies z.ZodMiniType<RentalSettings>

/** Who gets into the admin how. */
export const accessSettings = z.object({
  /** Roles that log in with a second factor. */
  secondFactorFor: z.array(z.enum(STAFF_ROLES, "input.invalid"), "input.invalid"),
})
export type AccessSettings = z.infer<typeof accessSettings>

export const settingGroups = {
  company: companySettings,
  page: pageSettings,
  sales: salesSettings,
  rental: rentalSettings,
  access: accessSettings,
}
export type SettingGroup = keyof typeof settingGroups

/** All of it, at one moment. */
export interface ShopSettings {
  company: CompanySettings
  page: PageSettings
  sales: SalesSettings
  rental: RentalSettings
  access: AccessSettings
}
