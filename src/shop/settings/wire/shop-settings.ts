import * as z from "zod/mini"
import { parseUid } from "#kernel/uid"
import { lineOfText, optionalLine } from "#kernel/wire/primitives"
import type { RentalSettings } from "#shop/rental/rules/rental-settings"

/*
 * What the shop's owner changes in the admin, by group. Named as in the code: what is sent is what is stored and read.
 * Rates and amounts are integers (per mille, Rappen).
 */

const between = (min: number, max: number, message: string) =>
  z.int(message).check(z.minimum(min, message), z.maximum(max, message))

const whole = (min: number, max: number, unit: string) =>
  between(min, max, `Bitte eine ganze Zahl von ${min} bis ${max} eingeben (${unit})`)

const SWISS_UID = /^CHE-\d{3}\.\d{3}\.\d{3}$/
const VAT_NUMBER = /^CHE-\d{3}\.\d{3}\.\d{3} (MWST|TVA|IVA)$/
const PHONE = /^\+?[\d][\d ()/.-]{6,24}$/

/** An address of another site; anything but https could run script or be read on the way. */
const webAddress = z.string("Ungültiger Wert.").check(
  z.trim(),
  z.maxLength(500, "Höchstens 500 Zeichen."),
  z.refine((text) => isWebAddress(text), "Bitte eine Adresse eingeben, die mit https:// beginnt"),
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

const validNumber = z.refine<string>((text) => parseUid(text) !== null, "Die Prüfziffer dieser Nummer stimmt nicht")

/** Who the shop is: in the footer, in mails, documents and calendars. */
export const companySettings = z.object({
  name: lineOfText("Bitte Firma eingeben", 100),
  address: lineOfText("Bitte Strasse und Hausnummer eingeben", 100),
  postalcode: z
    .string("Bitte Postleitzahl eingeben")
    .check(z.trim(), z.regex(/^\d{4}$/, "Bitte eine Postleitzahl mit vier Ziffern eingeben")),
  city: lineOfText("Bitte Ort eingeben", 100),
  phone: lineOfText("Bitte Telefonnummer eingeben", 30).check(
    z.regex(PHONE, "Bitte eine Telefonnummer eingeben, z. B. +41 71 000 00 00"),
  ),
  mail: lineOfText("Bitte E-Mail-Adresse eingeben", 200).check(z.email("Bitte eine gültige E-Mail-Adresse eingeben")),
  uid: lineOfText("Bitte UID eingeben", 20).check(
    z.regex(SWISS_UID, { error: "Bitte die UID so eingeben: CHE-123.456.788", abort: true }),
    validNumber,
  ),
  vatNumber: lineOfText("Bitte MWST-Nummer eingeben", 25).check(
    z.regex(VAT_NUMBER, { error: "Bitte die MWST-Nummer so eingeben: CHE-123.456.788 MWST", abort: true }),
    validNumber,
  ),
})
export type CompanySettings = z.infer<typeof companySettings>

/** How the shop can be reached, and the texts that every page carries. What is empty isn't shown. */
export const pageSettings = z.object({
  supportHours: lineOfText("Bitte Supportzeiten eingeben", 100),
  mailHours: lineOfText("Bitte angeben, wann E-Mails gelesen werden", 100),
  chatUrl: optionalWebAddress,
  appointmentUrl: optionalWebAddress,
  socialLinks: z
    .array(z.object({ name: lineOfText("Bitte Namen eingeben", 50), url: webAddress }), "Ungültiger Wert.")
    .check(z.maxLength(8, "Höchstens 8 Einträge.")),
  /** Stands behind every page's title. */
  titleSuffix: lineOfText("Bitte den Zusatz der Seitentitel eingeben", 80),
  trademarkNote: optionalLine(300),
  /** Demo only: says that firm, people and prices are invented. */
  sampleNote: optionalLine(300),
})
export type PageSettings = z.infer<typeof pageSettings>

/** What is computed with. */
export const salesSettings = z.object({
  /** Swiss VAT, 81 ‰ = 8.1 %. Prices exclude it. */
  vatPermille: between(0, 1000, "Bitte einen Satz von 0 bis 100 % mit höchstens einer Stelle nach dem Komma eingeben"),
  /** 'Versandkosten' (VK1), see `shippingFeeRappen` of the domain. */
  shippingFeeRappen: between(0, 1_000_000, "Bitte einen Betrag von CHF 0.00 bis 10’000.00 eingeben"),
  /** Payment by invoice. */
  paymentTermDays: whole(0, 180, "Tage"),
  /** How long the prices of a quote hold. */
  quoteDays: whole(1, 180, "Tage"),
  /** Version of the terms (AGB) that an order accepts. */
  termsVersion: lineOfText("Bitte die Version der AGB eingeben", 20),
})
export type SalesSettings = z.infer<typeof salesSettings>

export const timeOfDayText = z
  .string("Bitte eine Uhrzeit eingeben, z. B. 16:00")
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Bitte eine Uhrzeit eingeben, z. B. 16:00"))

/** Each of them is told where the rules name it. */
export const rentalSettings = z.object({
  horizonMonths: whole(1, 36, "Monate"),
  dispatchCutOff: timeOfDayText,
  holdMinutes: whole(1, 120, "Minuten"),
  maxHoldRenewals: whole(0, 10, "Verlängerungen"),
  maxHeldPeriods: whole(1, 20, "Mieten"),
  extensionDays: whole(1, 366, "Tage"),
  calibrationNoticeDays: whole(0, 366, "Tage"),
  newCustomerUnits: whole(0, 100, "Mieten; 0: unbegrenzt"),
  newCustomerRentRappen: between(0, 100_000_000, "Bitte einen Betrag von CHF 0 (unbegrenzt) bis 1’000’000 eingeben"),
}) satisfies z.ZodMiniType<RentalSettings>

export const settingGroups = {
  company: companySettings,
  page: pageSettings,
  sales: salesSettings,
  rental: rentalSettings,
}
export type SettingGroup = keyof typeof settingGroups

/** All of it, at one moment. */
export interface ShopSettings {
  company: CompanySettings
  page: PageSettings
  sales: SalesSettings
  rental: RentalSettings
}
