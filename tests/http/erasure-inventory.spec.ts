import { describe, expect, it } from "vitest"
import { ACCOUNT, CLOSED, FOLLOWS } from "#shop/erasure/rules/inventory/account"
import type { Holding } from "#shop/erasure/rules/inventory/holding"
import { KEPT, NOT_OF_CUSTOMERS } from "#shop/erasure/rules/inventory/kept"
import { ORDERS, PAST_RETENTION } from "#shop/erasure/rules/inventory/orders"
import { WISHES } from "#shop/erasure/rules/inventory/wishes"
import { sql } from "../harness"

/** What a column is called that says who somebody is, points to a customer or holds what is written about him. */
const PERSONAL =
  /(^|_)(email|mail|first_name|last_name|phone|customer_id|receiver_id|recipients?|signer|caller|notes?|reason)$|^(address(_[12])?|name|to|q|company|company_name|uid|subject)$/

const HOLDINGS: Holding[] = [CLOSED, ...WISHES, ...ORDERS, ...ACCOUNT]
const words = (text: string | undefined) => text?.split(/\s+/) ?? []
const OTHERS = new Set(Object.values(NOT_OF_CUSTOMERS).flatMap(words))

/** Of a table that keeps rows too, each column is decided about. */
const isErased = (table: string, column: string) =>
  table in FOLLOWS ||
  HOLDINGS.some(
    (held) => held.table === table && (held.fate === "deleted" ? !(table in KEPT) : Object.hasOwn(held.set, column)),
  )
const isKept = (table: string, column: string) =>
  Object.values(KEPT[table] ?? {}).some((kept) => words(kept).includes(column))

const columns = () =>
  sql<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns
       join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE' order by 1, 2`,
  )

describe("what is known of a customer", () => {
  it("is erased, or said to be kept and why, in each column of the database that may hold it", async () => {
    const personal = (await columns()).filter(({ column }) => PERSONAL.test(column))
    expect(personal.length).toBeGreaterThan(80)
    const forgotten = personal.filter(
      ({ table, column }) => !isErased(table, column) && !isKept(table, column) && !OTHERS.has(table),
    )
    expect(
      forgotten.map(({ table, column }) => `${table}.${column}`),
      "Say in src/shop/erasure/rules/inventory what becomes of it when its customer is erased.",
    ).toEqual([])
  })

  it("is said of tables and columns that there are", async () => {
    const there = await columns()
    const has = (table: string, column?: string) =>
      there.some((each) => each.table === table && (column === undefined || each.column === column))
    const own = [...HOLDINGS, ...PAST_RETENTION].filter(({ table }) => !table.includes("."))
    const named = [...own.map(({ table }) => table), ...Object.keys(FOLLOWS), ...Object.keys(KEPT), ...OTHERS]
    expect(named.filter((table) => !has(table))).toEqual([])
    const set = own.flatMap((held) =>
      held.fate === "emptied" ? Object.keys(held.set).map((one) => [held.table, one]) : [],
    )
    const kept = Object.entries(KEPT).flatMap(([table, why]) =>
      Object.values(why).flatMap((text) => words(text).map((one) => [table, one])),
    )
    expect([...set, ...kept].filter(([table, column]) => !has(table, column))).toEqual([])
  })

  it.each(Object.entries(FOLLOWS))("in %s goes with its row of %s", async (table, owner) => {
    const found = await sql(
      "select from pg_constraint where conrelid = $1::regclass and confrelid = $2::regclass and confdeltype = 'c'",
      table,
      owner,
    )
    expect(found).toHaveLength(1)
  })

  it("and stays on papers goes once they needn't be kept any more", () => {
    const papers = Object.entries(KEPT).flatMap(([table, { paper }]) =>
      words(paper).map((column) => ({ table, column })),
    )
    const staying = papers.filter(
      ({ table, column }) =>
        !PAST_RETENTION.some(
          (held) => held.table === table && (held.fate === "deleted" || Object.hasOwn(held.set, column)),
        ),
    )
    expect(staying).toEqual([])
  })
})
