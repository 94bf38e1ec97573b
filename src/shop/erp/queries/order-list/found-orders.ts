import { documentNumber } from "#kernel/document-number"
import { containingLetters, withoutSigns } from "#platform/sql/like"
import { personName } from "#platform/sql/names"
import { phoneDigits } from "../../rules/phone-digits"
import { NAMED_ORDERS, namedBy } from "../staff/named-orders"

/** Phones of all that an order names, without what people put between the digits. */
const PHONES = "translate(concat_ws(chr(10), billing.phone, place.phone, payer.phone), ' +()./-', '')"

const NAMES = `concat_ws(chr(10),
  billing.company, ${personName("billing")}, billing.address_1, billing.postal_code || billing.city,
  place.company, ${personName("place")}, place.address_1, place.postal_code || place.city,
  payer.company_name, ${personName("payer")})`

/** Ids of orders by reference and serial; blanks and signs don't count. */
const SPELLED = `
  select referred.id from "order" referred where ${withoutSigns("referred.metadata->>'reference'")} ilike :letters
   union
  select reserved.order_id from rental_unit unit
    join rental_reservation reserved on reserved.unit_id = unit.id and reserved.deleted_at is null
   where ${withoutSigns("unit.serial_number")} ilike :letters and reserved.order_id is not null`

/** Ids of orders by whom they are of, where they go, phone and product, likewise. */
const DESCRIBED = `
  select known.id from "order" known
    left join order_address billing on billing.id = known.billing_address_id
    left join order_address place on place.id = known.shipping_address_id
    left join customer payer on payer.id = known.customer_id
   where ${withoutSigns(NAMES)} ilike :letters or ${PHONES} like :phone
   union
  select item.order_id from order_line_item line join order_item item on item.item_id = line.id
   where ${withoutSigns("concat_ws(chr(10), line.product_title, line.variant_title, line.variant_sku)")} ilike :letters`

/** What an order is found by, as a condition on `o` with its values: the number of a document is nobody's name and no product. */
export function foundBy(q: string) {
  if (q === "") return { sql: "true", bindings: {} }
  const digits = phoneDigits(q)
  const isNumber = documentNumber(q) !== null
  return {
    sql: `(o.id in (${NAMED_ORDERS}) or o.id in (${SPELLED}) ${isNumber ? "" : `or o.id in (${DESCRIBED})`})`,
    bindings: { ...namedBy(q), letters: containingLetters(q), phone: digits && `%${digits}%` },
  }
}
