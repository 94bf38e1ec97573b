import { ACCOUNTS, COUNTRIES, CURRENCIES, LANGUAGES, PAYMENT_TYPES, TAXES, USERS } from "./lookup-data"
import { notSaved } from "./refusal"
import type { Store } from "./store/store"

const BANK_ACCOUNT_ID = 1

const among = (rows: readonly { id: number }[]) => (id: number) => rows.some((row) => row.id === id)

const isSalesTax = (id: number) => TAXES.some((tax) => tax.id === id && tax.type === "sales_tax" && tax.is_active)
const isOpenAccount = (id: number) => ACCOUNTS.some((account) => account.id === id && account.is_active)

function hasContact(store: Store, id: number): boolean {
  const contact = store.get("contact", id)
  return contact !== undefined && !contact.is_archived
}

const knows = (store: Store): Record<string, (id: number) => boolean> => ({
  contact_id: (id) => hasContact(store, id),
  contact_sub_id: (id) => hasContact(store, id),
  user_id: among(USERS),
  owner_id: among(USERS),
  country_id: among(COUNTRIES),
  language_id: among(LANGUAGES),
  currency_id: among(CURRENCIES),
  payment_type_id: among(PAYMENT_TYPES),
  bank_account_id: (id) => id === BANK_ACCOUNT_ID,
  unit_id: (id) => store.get("unit", id) !== undefined,
  tax_id: isSalesTax,
  account_id: isOpenAccount,
})

/** Every `…_id` names something that exists and may be used. @throws Refusal 422 naming all that don't */
export function assertReferences(store: Store, ...forms: object[]) {
  const known = knows(store)
  const wrong = forms
    .flatMap((form) => Object.entries(form))
    .filter(([field, value]) => typeof value === "number" && known[field]?.(value) === false)
  if (wrong.length > 0) throw notSaved(...wrong.map(([field, value]) => `${field}: ${value} doesn't exist`))
}
