import * as z from "zod"
import type { Schemas } from "../../client/src/index.js"
import { oneLine } from "./plain-text.js"

const printed = z
  .string()
  .max(100)
  .transform((text) => oneLine(text))
  .optional()

/** Where an order goes if not to the customer's own address. */
export const deliverTo = z.object({
  company: printed,
  first_name: printed,
  last_name: printed,
  address: printed,
  postalcode: printed,
  city: printed,
  phone: printed,
  email: printed,
})

type Form = Schemas["CheckoutBody"]

/** The form of an order: the invoice to the customer's own address, the goods there too, but for the fields named. */
export function formOf(profile: Schemas["Profile"], to: z.infer<typeof deliverTo> = {}, reference?: string): Form {
  const { company_name: company, first_name, last_name, address, postalcode, city, phone, email } = profile
  return {
    ...{ company, first_name, last_name, address, postalcode, city, phone, email, referencenum: reference },
    company2: to.company ?? company,
    first_name2: to.first_name ?? first_name,
    last_name2: to.last_name ?? last_name,
    address2: to.address ?? address,
    postalcode2: to.postalcode ?? postalcode,
    city2: to.city ?? city,
    phone2: to.phone ?? phone,
    email2: to.email ?? email,
  }
}

/** Addresses and reference of a form, as who orders reads them, in German. */
export function formText(form: Form): string {
  const lines = [
    [
      "Rechnung an",
      form.company,
      `${form.first_name} ${form.last_name}`,
      form.address,
      `${form.postalcode} ${form.city}`,
    ],
    [
      "Lieferung an",
      form.company2,
      `${form.first_name2} ${form.last_name2}`,
      form.address2,
      `${form.postalcode2} ${form.city2}`,
    ],
    ["Lieferung angekündigt bei", form.email2, form.phone2],
    ["Ihre Referenz", form.referencenum],
  ]
  return lines
    .map(([title, ...parts]) => [title, oneLine(parts.filter(Boolean).join(", "), 500)])
    .flatMap(([title, line]) => (line ? `${title}: ${line}` : []))
    .join("\n")
}
