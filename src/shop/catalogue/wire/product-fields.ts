import * as z from "zod/mini"
import { toWireMoney } from "#kernel/money"
import { messageKey } from "#kernel/wire/message"
import { lineOfText, optionalLine, optionalText } from "#kernel/wire/primitives"
import { priceEntry } from "../rules/price-entry"
import { videoIdOf } from "../rules/video-id"

export const LONGEST_HTML = 20_000

export const listOf = <Item extends z.ZodMiniType>(item: Item, most: number) =>
  z.array(item, "input.invalid").check(z.maxLength(most, messageKey("input.too_many", { most })))
/** Sanitised when it is saved. */
export const htmlField = optionalText(LONGEST_HTML)
export const flag = z.boolean("input.invalid")
export const wholeNumber = (most: number) =>
  z
    .int("input.whole_number")
    .check(z.minimum(0, "input.number_from_0"), z.maximum(most, messageKey("input.too_many", { most })))

/** Typed as people write prices; on the wire and in the shop "1250.00". */
export const priceField = z.pipe(
  lineOfText("input.price_missing", 20).check(z.refine((text) => priceEntry(text) !== null, "catalogue.price_form")),
  z.transform((text: string) => toWireMoney(priceEntry(text) ?? 0)),
)

/** An own file or one at an address of its own: nothing that a browser would run. */
const fileUrl = z
  .string("catalogue.upload_missing")
  .check(
    z.maxLength(500, "catalogue.address_too_long"),
    z.regex(/^(\/(?![/\\])|https?:\/\/)[^\s"'<>\\]+$/, "catalogue.upload_missing"),
  )
export const picture = z.object({ url: fileUrl, alt: optionalLine(200) })
export const file = z.object({
  title: lineOfText("input.title_missing"),
  url: fileUrl,
  /** Missing where nobody knows it. */
  bytes: z.optional(z.nullable(wholeNumber(10_000_000_000))),
})

export const videoField = z.pipe(
  z.string("catalogue.video_missing").check(z.refine((text) => videoIdOf(text) !== null, "catalogue.video_unknown")),
  z.transform((text: string) => videoIdOf(text) ?? ""),
)

/** At most one of both; 0 for none. */
export const chargeEntry = z.object({ amount: priceField, permille: wholeNumber(1000) })
