import * as z from "zod/mini"
import { id, lineOfText, requiredText } from "#kernel/wire/primitives"
import { versionField } from "#shop/settings/wire/staff-settings"
import type { Values } from "../rules/placeholders"

const subject = lineOfText("letters.subject_missing", 120)
const text = requiredText("letters.text_missing", 5000)

/** What a template of a mail says; names in brackets stand for what the order has. */
export const letterTemplateBody = z.object({ name: lineOfText("letters.name_missing", 80), subject, text })
/** The same of one that is there, with the version that was changed. */
export const letterTemplateChange = z.object({ ...letterTemplateBody.shape, version: versionField })
export type LetterTemplateBody = z.infer<typeof letterTemplateBody>

/** `POST /admin/orders/{id}/letters`. */
export const letterBody = z.object({
  /** Made by the page: the same letter sent twice is one. */
  key: z.string("input.invalid").check(z.regex(/^[A-Za-z0-9-]{16,64}$/, "input.invalid")),
  subject,
  text,
  /** Of those that the order has. */
  attachments: z._default(z.array(id, "input.invalid").check(z.maxLength(10, "input.invalid")), []),
})
export type LetterBody = z.infer<typeof letterBody>

export interface StaffLetterTemplate extends LetterTemplateBody {
  id: string
  version: number
  is_archived: boolean
}

/** `GET /admin/letter-templates`. */
export interface StaffLetterTemplates {
  /** What may stand in brackets. */
  placeholders: string[]
  /** By name, those in use first. */
  templates: StaffLetterTemplate[]
}

export interface StaffOrderLetter {
  id: string
  by: string
  at: string
  to: string[]
  subject: string
  /** As it was sent. */
  text: string
  /** Names of what came with it. */
  attachments: string[]
  state: "sent" | "waiting" | "failed"
}

/** `GET /admin/orders/{id}/letters`: what staff wrote about the order, newest first. */
export interface StaffOrderLetters {
  letters: StaffOrderLetter[]
}

/** `GET /admin/orders/{id}/letters/new`: what a letter about the order is written with. */
export interface StaffLetterForm {
  /** To whom it goes. */
  to: string[]
  templates: Pick<StaffLetterTemplate, "id" | "name" | "subject" | "text">[]
  /** What a letter can be about: a rental, or, of an order without one, the order; with what stands for what. */
  subjects: { id: string; name: string; values: Values }[]
  attachments: { key: string; name: string }[]
}
