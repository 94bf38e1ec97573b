import { z } from "zod"
import { id, optionalId, optionalMail, optionalText } from "./fields"

const fields = {
  nr: optionalText,
  /** 1: company, 2: person. */
  contact_type_id: z.union([z.literal(1), z.literal(2)]),
  /** The company's name or a person's last name. */
  name_1: z.string().min(1),
  name_2: optionalText,
  salutation_id: optionalId,
  titel_id: optionalId,
  birthday: z.iso.date().nullish(),
  street_name: optionalText,
  house_number: optionalText,
  address_addition: optionalText,
  postcode: optionalText,
  city: optionalText,
  country_id: optionalId,
  mail: optionalMail,
  mail_second: optionalMail,
  phone_fixed: optionalText,
  phone_fixed_second: optionalText,
  phone_mobile: optionalText,
  fax: optionalText,
  url: optionalText,
  skype_name: optionalText,
  remarks: optionalText,
  language_id: optionalId,
  contact_group_ids: optionalText,
  contact_branch_ids: optionalText,
  user_id: id,
  owner_id: id,
}

/** `address` is only ever answered, and a contact has no `api_reference`: both are refused as unknown. */
export const contactForm = z.strictObject(fields)
export const contactChange = z.strictObject(fields).partial()
export type ContactChange = z.output<typeof contactChange>
