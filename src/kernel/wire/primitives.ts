import * as z from "zod/mini"
import type { PlainCode } from "#texts/codes"
import { messageKey } from "./message"

/** Decimal text in CHF with two digits, excluding VAT unless the field's name says otherwise: "1250.00". */
export const money = z.string().check(z.regex(/^-?\d+\.\d{2}$/))

/** Money as answers carry it, as whoever confirms it was shown it. */
export const confirmedAmount = z.string("orders.amount_missing").check(z.regex(/^\d{1,9}\.\d{2}$/, "input.amount"))

/** A day in Switzerland, `YYYY-MM-DD`. */
export const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))

/** An instant, ISO 8601. */
export const instant = z.string()

/** Opaque identifier; never parsed by a client. */
export const id = z.string()

/** HTML that the server has sanitised. */
export const html = z.string()

/** The browser's cart token (ruling 5): 16 to 128 of `A-Za-z0-9_-`. */
export const cartToken = z.string().check(z.regex(/^[A-Za-z0-9_-]{16,128}$/, "cart.invalid_token"))

/** A rate of VAT in per cent as decimal text: "8.1". */
export const percent = z.string().check(z.regex(/^\d+(\.\d)?$/))

const INVALID = "input.characters"

// Controls but tabs and the ends of lines.
const TEXT = /^(?:[^\p{Cc}]|[\t\n\r])*$/u
// Controls, line and paragraph separators, and characters that turn the reading direction of what follows.
const ONE_LINE = /^[^\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]*$/u

/** What says that there is nothing: a code, or the key of a page's own text ("auth:company.error.city"). */
type Missing = PlainCode | `${string}:${string}`

const required = (missing: Missing, max: number, allowed: RegExp) =>
  z
    .string(missing)
    .check(
      z.trim(),
      z.minLength(1, missing),
      z.maxLength(max, messageKey("input.too_long", { most: max })),
      z.regex(allowed, { error: INVALID, abort: true }),
    )
const optional = (max: number, allowed: RegExp) =>
  z.pipe(
    z.transform((value: unknown) => value ?? ""),
    z
      .string("input.invalid")
      .check(z.trim(), z.maxLength(max, messageKey("input.too_long", { most: max })), z.regex(allowed, INVALID)),
  )

/** Required text of any number of lines, at most `max` characters; blanks around it do not count. */
export const requiredText = (missing: Missing, max = 150) => required(missing, max, TEXT)

/** Required text of one line as a person would type it: names, addresses, numbers. */
export const lineOfText = (missing: Missing, max = 150) => required(missing, max, ONE_LINE)

/** Optional text of any number of lines: missing and null read as "". */
export const optionalText = (max = 150) => optional(max, TEXT)

/** Optional text of one line: missing and null read as "". */
export const optionalLine = (max = 150) => optional(max, ONE_LINE)

interface Suffixes {
  3: 2 | 3
  4: 2 | 3 | 4
  6: 2 | 3 | 4 | 5 | 6
}
type NumberedName<Name extends string, Count extends keyof Suffixes> = Name | `${Name}${Suffixes[Count]}`

/** `name`, `name2` … `name{count}`: the wire's way of repeating a field (ruling 2). */
export function numbered<Name extends string, Count extends keyof Suffixes, Schema extends z.ZodMiniType>(
  name: Name,
  count: Count,
  schema: Schema,
) {
  const keys = Array.from({ length: count }, (_, index) => (index === 0 ? name : `${name}${index + 1}`))
  return Object.fromEntries(keys.map((key) => [key, z.optional(schema)])) as Record<
    NumberedName<Name, Count>,
    z.ZodMiniOptional<Schema>
  >
}
