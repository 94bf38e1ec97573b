import { z } from "zod"
import { readForm } from "../forms/read-form"
import { ACCOUNTS, COUNTRIES, CURRENCIES, LANGUAGES, PAYMENT_TYPES, TAXES, USERS } from "../lookup-data"
import { notSaved } from "../refusal"
import { pageOf } from "../search/page"
import { searchRows } from "../search/search-rows"
import { type Call, created, type Handler, ok } from "../world"

type Row = { id: number } & Record<string, unknown>

/** Lists of 2.0: a page, and nothing that says how many there are. */
const listOf =
  (rows: readonly Row[]): Handler =>
  ({ request }) =>
    ok(pageOf(rows, request.query, ["id", "name"]))

/** Lists of 3.0 say in headers how many there are. */
function countedList(rows: readonly Row[], { request }: Call) {
  const { limit = "500", offset = "0" } = request.query
  const headers = { "x-total-count": String(rows.length), "x-limit": limit, "x-offset": offset }
  return { ...ok(pageOf(rows, request.query, ["id"])), headers }
}

const taxes: Handler = (call) => {
  const { scope, types } = call.request.query
  const kinds = types?.split(",")
  const isAsked = ({ is_active, type }: (typeof TAXES)[number]) =>
    (scope === undefined || is_active === (scope === "active")) && (kinds?.includes(type) ?? true)
  return countedList(TAXES.filter(isAsked), call)
}

function bankAccounts(call: Call) {
  const { name, street, houseNumber, postcode, city, country, qrIban, bank } = call.company
  const account = {
    id: 1,
    uuid: "00000000-0000-4000-a000-000000000001",
    name: bank,
    owner: name,
    owner_address: street,
    owner_house_number: houseNumber,
    owner_zip: postcode,
    owner_city: city,
    owner_country_code: country,
    bank_name: bank,
    iban_nr: qrIban,
    currency_id: 1,
    account_id: 77,
    invoice_mode: "qr_invoice",
    qr_invoice_iban: qrIban,
    type: "bank",
  }
  return countedList([account], call)
}

const createUnit: Handler = ({ store, request }) => {
  const { name } = readForm(z.strictObject({ name: z.string().min(1) }), request)
  if (store.all("unit").some((unit) => unit.name === name)) throw notSaved("name: is taken")
  return created(store.insert("unit", { id: store.nextId("unit"), name }))
}

const NAME = ["id", "name"]

export const lookups = {
  countries: listOf(COUNTRIES),
  paymentTypes: listOf(PAYMENT_TYPES),
  languages: listOf(LANGUAGES),
  accounts: listOf(ACCOUNTS),
  searchAccounts: ((call) =>
    searchRows(call, {
      rows: ACCOUNTS,
      fields: ["account_no", "fibu_account_group_id", "name", "account_type"],
      orders: NAME,
    })) satisfies Handler,
  units: ((call) =>
    ok(
      pageOf(
        call.store.all("unit").map((row) => ({ ...row })),
        call.request.query,
        NAME,
      ),
    )) satisfies Handler,
  createUnit,
  taxes,
  currencies: ((call) => countedList(CURRENCIES, call)) satisfies Handler,
  me: (() => ok(USERS[0])) satisfies Handler,
  users: ((call) => countedList(USERS, call)) satisfies Handler,
  bankAccounts: bankAccounts satisfies Handler,
}
