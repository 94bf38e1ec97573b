import * as z from "zod/mini"
import { messageKey } from "#kernel/wire/message"
import { lineOfText } from "#kernel/wire/primitives"

/** Texts that pages ask for, with the page that shows each; others that are kept can be written just the same. */
const PAGES = new Map([
  ["home-intro", "/"],
  ["home-information", "/"],
  ["home-laserscanning", "/"],
  ["home-punktwolke", "/"],
  ["home-ueberuns", "/"],
  ["faq", "/faq"],
  ["eventinformation", "/events"],
  ["schulen", "/schulen"],
  ["agb", "/agb"],
  ["datenschutz", "/datenschutz"],
  ["impressum", "/impressum"],
])

export const contentKeys: readonly string[] = [...PAGES.keys()]
export const isContentKey = (key: string): boolean => PAGES.has(key)
/** Path of the page that shows a text; null for one that no page asks for. */
export const pageOfText = (key: string): string | null => PAGES.get(key) ?? null

/** Characters of a text; the longest of the shop has 20'000. */
const LONGEST_TEXT = 200_000

const staffHtml = z
  .string("input.text_missing")
  .check(z.maxLength(LONGEST_TEXT, messageKey("input.too_long", { most: LONGEST_TEXT })))
const version = z.number("input.invalid").check(z.int("input.invalid"), z.nonnegative("input.invalid"))

/** `POST /admin/content/{key}`. */
export const textBody = z.object({
  html: staffHtml,
  /** The version that was changed. */
  version,
})
export type TextBody = z.infer<typeof textBody>

/** `POST /admin/content/{key}/restore`. */
export const restoreBody = z.object({
  /** The version that is wanted back. */
  of: version,
  /** The version that is replaced. */
  version,
})

/** `POST /admin/content-preview`. */
export const previewBody = z.object({ key: lineOfText("content.key_missing"), html: staffHtml })

/** Who wrote something and when; nobody for what came with the shop. */
interface Written {
  version: number
  staff: string | null
  /** ISO 8601; null for what nobody has written yet. */
  written_at: string | null
}

/** `GET /admin/content`: every text; one that nobody has written yet has version 0. */
export interface StaffTexts {
  texts: (Written & { key: string })[]
}

/** `GET /admin/content/{key}`. */
export interface StaffText extends Written {
  key: string
  html: string
}

export interface SavedText {
  version: number
  /** As it was kept. */
  html: string
  /** Whether something was left out that a text may not hold. */
  is_cleaned: boolean
  /** Of the terms: the version that orders accept from now on. */
  label?: string
}

/** Next to the errors of a refused save (409): what is there now. */
export interface TextConflict {
  non_field_errors: string[]
  current: StaffText
}

export interface TextVersion extends Written {
  /** The version that was brought back. */
  restored_from: number | null
  /** Of the terms: the version that orders name. */
  label: string | null
}

/** `GET /admin/content/{key}/versions?limit=&offset=`, the latest first. */
export interface TextVersions {
  versions: TextVersion[]
  count: number
}

/** `GET /admin/content/{key}/versions/{version}`. */
export interface TextVersionDetail extends TextVersion {
  html: string
}

/** A whole page as it would look, without scripts. */
export interface PagePreviewWire {
  html: string
}
