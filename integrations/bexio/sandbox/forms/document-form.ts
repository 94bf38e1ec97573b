import { z } from "zod"
import { day, id, optionalId, optionalText } from "./fields"
import { positions } from "./position-form"

const common = {
  title: optionalText,
  contact_id: id,
  contact_sub_id: optionalId,
  user_id: id,
  pr_project_id: optionalId,
  language_id: optionalId,
  bank_account_id: optionalId,
  currency_id: optionalId,
  payment_type_id: optionalId,
  header: optionalText,
  footer: optionalText,
  mwst_type: z.union([z.literal(0), z.literal(1), z.literal(2)]).nullish(),
  mwst_is_net: z.boolean().nullish(),
  show_position_taxes: z.boolean().nullish(),
  is_valid_from: day.nullish(),
  contact_address_manual: optionalText,
  api_reference: optionalText,
  template_slug: optionalText,
}

const delivery = {
  /** 0: as billing, 1: `delivery_address_manual`. */
  delivery_address_type: z.union([z.literal(0), z.literal(1)]).nullish(),
  delivery_address_manual: optionalText,
}

const invoiceOnly = { is_valid_to: day.nullish(), reference: optionalText }
const offerOnly = { is_valid_until: day.nullish(), kb_terms_of_payment_template_id: optionalId }

/** One form per kind of document: fields that another kind has are unknown here. */
export const documentForms = {
  kb_offer: z.strictObject({ ...common, ...delivery, ...offerOnly, positions }),
  kb_order: z.strictObject({ ...common, ...delivery, positions }),
  kb_invoice: z.strictObject({ ...common, ...invoiceOnly, positions }),
}

/** Positions have calls of their own; a changed document keeps them. */
export const documentChanges = {
  kb_offer: z.strictObject({ ...common, ...delivery, ...offerOnly }).partial(),
  kb_order: z.strictObject({ ...common, ...delivery }).partial(),
  kb_invoice: z.strictObject({ ...common, ...invoiceOnly }).partial(),
}

type Common = z.output<z.ZodObject<typeof common>>
type Extra = Partial<z.output<z.ZodObject<typeof delivery & typeof invoiceOnly & typeof offerOnly>>>
/** What any of the forms may carry. */
export type DocumentChange = Partial<Common> & Extra
export type DocumentForm = Common & Extra & { positions: z.output<typeof positions> }
