import { z } from "zod"
import { anyText, filledText, id } from "./decimal"

/** 1 a company, 2 a person. */
const contactType = z.union([z.literal(1), z.literal(2)])

export const contact = z.object({
  id,
  nr: anyText,
  contact_type_id: z.number().int(),
  /** Company, or a person's last name. */
  name_1: z.string(),
  /** A person's first name. */
  name_2: anyText,
  /** Street and number as one text; read only. */
  address: anyText,
  street_name: anyText,
  house_number: anyText,
  address_addition: anyText,
  postcode: anyText,
  city: anyText,
  country_id: z.number().int().nullish(),
  mail: anyText,
  phone_fixed: anyText,
  remarks: anyText,
  user_id: id,
  owner_id: id,
  updated_at: anyText,
})
export type Contact = z.infer<typeof contact>
export const contacts = z.array(contact)

/** Body of `POST /2.0/contact`: any other field is refused with 422, an empty text too. */
export const newContact = z
  .strictObject({
    nr: filledText.nullish(),
    contact_type_id: contactType,
    name_1: filledText,
    name_2: filledText.nullish(),
    salutation_id: id.nullish(),
    titel_id: id.nullish(),
    street_name: filledText.nullish(),
    house_number: filledText.nullish(),
    address_addition: filledText.nullish(),
    postcode: filledText.nullish(),
    city: filledText.nullish(),
    country_id: id.nullish(),
    mail: filledText.nullish(),
    mail_second: filledText.nullish(),
    phone_fixed: filledText.nullish(),
    phone_mobile: filledText.nullish(),
    url: filledText.nullish(),
    remarks: filledText.nullish(),
    language_id: id.nullish(),
    contact_group_ids: filledText.nullish(),
    contact_branch_ids: filledText.nullish(),
    user_id: id,
    owner_id: id,
  })
  .refine(({ street_name, house_number, address_addition }) => street_name || !(house_number || address_addition), {
    message: "house_number and address_addition need street_name",
  })
export type NewContact = z.infer<typeof newContact>
