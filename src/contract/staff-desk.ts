import * as z from "zod/mini"
import { lineOfText, optionalText } from "./primitives"

/** `POST /admin/rental/reservations/{id}/hand-over`. */
export const handOverBody = z.object({
  /** Of the unit that is given out, as scanned or typed. */
  serial_number: lineOfText("Bitte Seriennummer scannen oder eingeben", 100),
  note: optionalText(1000),
})
export type HandOverBody = z.infer<typeof handOverBody>

/** `POST /admin/rental/reservations/{id}/return`. */
export const takeBackBody = z.object({
  /** The day on which the customer gave it back, to the shop or to the post. */
  returned_on: z.string("Bitte Tag eingeben").check(z.regex(/^\d{4}-\d{2}-\d{2}$/, "Bitte Tag eingeben")),
  /** Late days aren't charged; the note says why. */
  is_waived: z.boolean("Ungültiger Wert."),
  note: optionalText(1000),
})
export type TakeBackBody = z.infer<typeof takeBackBody>

/** What the return came to. Money in CHF without VAT. */
export interface TakenBack {
  late_days: number
  late_fee: string
}
