import { expect, it } from "vitest"
import { containingLetters, withoutSigns } from "#platform/sql/like"
import { addressLetters, customerLetters, lineLetters, referenceLetters } from "#platform/sql/search-texts"
import { documentNames, NAMED_ORDERS, namedBy, orderNames } from "#shop/erp/queries/staff/named-orders"
import { sql, staff } from "../harness"

const UNITS = 20_000

const explained = async (words: string): Promise<string> => {
  const { named } = namedBy(words)
  const asked = NAMED_ORDERS.replaceAll(":named", "$1").replaceAll(":ended", "null::text")
  const rows = await sql<{ "QUERY PLAN": string }>(`explain ${asked}`, named)
  return rows.map((row) => row["QUERY PLAN"]).join("\n")
}

it(`finds a serial number among ${UNITS} by an index`, async () => {
  await sql(
    `insert into rental_unit (id, product_id, serial_number)
     select 'many-' || n, 'prod_many', 'MANY-' || n from generate_series(1, ${UNITS}) n`,
  )
  await sql(
    `insert into rental_reservation (id, product_id, unit_id, kind, order_id, start_day, end_day, window_start, window_end)
     select 'many-' || n, 'prod_many', 'many-' || n, 'rental', 'order-' || n, '2027-06-01', '2027-06-02', '2027-06-01', '2027-06-02'
       from generate_series(1, ${UNITS}) n`,
  )
  await sql("analyze rental_unit, rental_reservation")
  await sql("set enable_seqscan = off") // so many are read as quickly, now and then
  const plan = await explained("icr70-001")
  expect(plan).toContain("rental_unit_serial_words")
  const spelled = await sql<{ "QUERY PLAN": string }>(
    `explain select id from rental_unit unit where ${withoutSigns("unit.serial_number")} ilike $1`,
    containingLetters("icr 70-001"),
  )
  expect(JSON.stringify(spelled)).toContain("rental_unit_serial_letters")
  const admin = await staff()
  expect((await admin("GET", "/admin/customer-search?q=MANY-19999")).status).toBe(200)
})

it.each([
  ["order_address_letters", "order_address", addressLetters],
  ["customer_letters", "customer", customerLetters],
  ["order_line_item_letters", "order_line_item", lineLetters],
  ["order_letters", "order", referenceLetters],
  ["order_names", "order", orderNames],
  ["order_address_email", "order_address", (row: string) => `${row}.metadata->>'email'`],
  ["erp_mirror_documents", "erp_mirror", documentNames],
])("finds any part of what staff look for by the index %s", async (index, table, textOf) => {
  await sql("set enable_seqscan = off")
  const plan = await sql(
    `explain select from "${table}" r where (${textOf("r")}) ilike any(array['%holzbau%', '%holz%'])`,
  )
  expect(JSON.stringify(plan)).toContain(index)
})
