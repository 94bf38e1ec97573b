import { contactAnswer } from "../answers/contact-answer"
import { type ContactChange, contactChange, contactForm } from "../forms/contact-form"
import { readForm } from "../forms/read-form"
import { assertReferences } from "../references"
import { notFound, notSaved } from "../refusal"
import { pageOf } from "../search/page"
import { searchRows } from "../search/search-rows"
import type { ContactRow } from "../store/rows"
import { localTime } from "../swiss-time"
import { type Call, created, DONE, type Handler, ok, rowOf } from "../world"

const SEARCH_FIELDS = [
  ...["id", "name_1", "name_2", "nr", "address", "mail", "mail_second", "postcode", "city", "country_id"],
  ...["contact_group_ids", "contact_type_id", "updated_at", "user_id", "phone_fixed", "phone_mobile", "fax"],
]
const ORDERS = ["id", "nr", "name_1", "name_2", "updated_at"]

const EMPTY = {
  name_2: "",
  salutation_id: null,
  titel_id: null,
  birthday: null,
  street_name: null,
  house_number: null,
  address_addition: null,
  postcode: "",
  city: "",
  country_id: null,
  mail: "",
  mail_second: "",
  phone_fixed: "",
  phone_fixed_second: "",
  phone_mobile: "",
  fax: "",
  url: "",
  skype_name: "",
  remarks: "",
  language_id: null,
  contact_group_ids: null,
  contact_branch_ids: null,
}

/** What the form names; null empties a field. */
function named(form: ContactChange): Partial<ContactRow> {
  const empty: Record<string, unknown> = EMPTY
  const fields = Object.entries(form).filter(([, value]) => value !== undefined)
  return Object.fromEntries(fields.map(([field, value]) => [field, value ?? empty[field]]))
}

/** @throws Refusal 422 */
function assertWhole({ store }: Call, contact: ContactRow) {
  if (!contact.street_name && (contact.house_number || contact.address_addition)) {
    throw notSaved("house_number and address_addition need a street_name")
  }
  const isTaken = store.all("contact").some(({ id, nr }) => nr === contact.nr && id !== contact.id)
  if (isTaken) throw notSaved("nr: is taken")
}

const listed = ({ store }: Call) =>
  store
    .all("contact")
    .filter(({ is_archived }) => !is_archived)
    .map(contactAnswer)

function shown(call: Call): ContactRow {
  const contact = rowOf(call, "contact")
  if (contact.is_archived) throw notFound()
  return contact
}

const save = (call: Call, contact: ContactRow) => {
  assertWhole(call, contact)
  assertReferences(call.store, contact)
}

export const createContact: Handler = (call) => {
  const { store, now, request } = call
  const form = readForm(contactForm, request)
  const id = store.nextId("contact")
  const { contact_type_id, name_1, user_id, owner_id } = form
  const required = { contact_type_id, name_1, user_id, owner_id }
  const state = { is_archived: false, updated_at: localTime(now()) }
  const contact = { ...EMPTY, id, nr: String(id).padStart(6, "0"), ...required, ...named(form), ...state }
  save(call, contact)
  return created(contactAnswer(store.insert("contact", contact)))
}

export const editContact: Handler = (call) => {
  const { store, now, request } = call
  const changes = named(readForm(contactChange, request))
  const contact = { ...shown(call), ...changes, updated_at: localTime(now()) }
  save(call, contact)
  return ok(contactAnswer(store.update("contact", contact)))
}

/** Archives: its documents keep it, nothing new may name it. */
export const deleteContact: Handler = (call) => {
  call.store.update("contact", { ...shown(call), is_archived: true })
  return DONE
}

export const readContact: Handler = (call) => ok(contactAnswer(shown(call)))
export const listContacts: Handler = (call) => ok(pageOf(listed(call), call.request.query, ORDERS))
export const searchContacts: Handler = (call) =>
  searchRows(call, { table: "contact", rows: listed(call), fields: SEARCH_FIELDS, orders: ORDERS })
