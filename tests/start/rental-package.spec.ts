import fs from "node:fs"
import path from "node:path"
import { afterAll, beforeAll, expect, it } from "vitest"
import { ROOT } from "../harness/settings"
import { bareProject, MOVED_CLOCK, PACKAGES } from "./bare-project"
import { MISTAKES, RENT_CALL, watchedScript } from "./bare-sources"

const guide = fs.readFileSync(path.join(ROOT, "docs/integrators.md"), "utf8")
/** The files that the guide has its reader write: blocks that begin with a name. */
const FILES = [...guide.matchAll(/^```ts\n\/\/ (\S+\.ts)\n(.*?)^```$/gms)].map(([, name, text]) => ({ name, text }))
/** What it says of tables that have no page. */
const FURTHER = /^```ts\n(await rental\.createRentalDelivery.*?)^```$/ms.exec(guide)?.[1] ?? "none"

const MONDAY = { start: "2027-01-04", end: "2027-01-04" }

interface Watched {
  statements: string[]
  loaded: string[]
  key: string
  /** Id of the delivery type. */
  pickup: string
  /** What a week by post costs. */
  sent: object
}

let project: Awaited<ReturnType<typeof bareProject>>
beforeAll(async () => {
  project = await bareProject([
    ...FILES,
    { name: "src/scripts/watched.ts", text: watchedScript(FURTHER) },
    { name: "src/api/rent/route.ts", text: RENT_CALL },
    { name: "src/mistakes.ts", text: MISTAKES },
  ])
}, 180_000)
afterAll(() => project.remove())

const watched = () => JSON.parse(project.read("watched.json")) as Watched

it("types what the guide has its reader write", async () => {
  const names = FILES.map(({ name }) => name)
  expect(names).toEqual(["medusa-config.ts", "src/workflows/rent-unit.ts", "src/scripts/rent.ts"])
  expect(await project.complaints()).toBe("")
})

it("books, holds, refuses, extends, hands over and takes back in a bare project on Medusa, by its options", async () => {
  await project.medusa("db:migrate", "--skip-scripts")
  const { stdout } = await project.medusa("exec", "./src/scripts/watched.ts")
  expect(JSON.parse(/^\{\n.*?^\}$/ms.exec(stdout)?.[0] ?? stdout)).toEqual({
    today: "2026-12-31",
    period: MONDAY,
    price: { currencyCode: "jpy", chargeableDays: 1, rent: 12_000, delivery: 0, total: 12_000 },
    expiresAt: expect.stringMatching(/^2026-12-30T20:4\d/),
    refused: {
      ...{ name: "PeriodUnavailableError", reason: "booked", day: MONDAY.start },
      // Behind Ann's day comes one of restocking.
      alternatives: expect.arrayContaining([{ start: "2027-01-06", end: "2027-01-06" }]),
    },
    extended: { end: "2027-01-05", refusal: null },
    out: "handed_over",
    back: "returned",
  })
  // A delivery type's price is stored in whole yen, which have no hundredths.
  expect(watched().sent).toEqual({
    currencyCode: "jpy",
    chargeableDays: 6,
    rent: 50_000,
    delivery: 1_500,
    total: 51_500,
  })
})

it("names no table but the engine's, and loads no file of the shop's", () => {
  const { statements, loaded } = watched()
  const ofTheEngine = statements.map(tablesIn).filter((names) => names.some(isOurs))
  expect(new Set(ofTheEngine.flat().filter(isOurs)).size).toBeGreaterThan(7)
  expect(ofTheEngine.flat().filter((name) => !isOurs(name))).toEqual([])
  expect(loaded.filter((file) => file.startsWith(ROOT) && !file.startsWith(PACKAGES))).toEqual([MOVED_CLOCK])
})

const isOurs = (table: string) => table.startsWith("rental_")

/** Names that a statement gives to its own parts. */
const partsOf = (sql: string) => [...sql.matchAll(/(?:\bwith|,)\s+([a-z_]+) as \(/gi)].map(([, name]) => name)

/** Names behind from, join, into and update that aren't functions or parts of the statement. */
const tablesIn = (sql: string): string[] => {
  const parts = partsOf(sql)
  return [...sql.matchAll(/\b(?:from|join|into|update)\s+(?:"?public"?\.)?"?([a-z_]+)\b(?!\()/gi)]
    .map(([, name]) => name)
    .filter((name) => !parts.includes(name))
}

it("lends staff pages, and the calls that they make", async () => {
  const pages = project.read("node_modules/vermessung-shop-rental/.medusa/server/src/admin/index.mjs")
  expect(pages).toContain('path: "/rental"')
  expect(pages).toContain('"product.details.side.after"')
  const address = await project.listening()
  const Authorization = `Basic ${Buffer.from(`${watched().key}:`).toString("base64")}`
  const ask = async (path: string, body?: object, login: Record<string, string> = { Authorization }) => {
    const [method, headers] = [body ? "POST" : "GET", { "Content-Type": "application/json", ...login }]
    const answer = await fetch(`${address}/${path}`, { method, headers, body: JSON.stringify(body) })
    return { status: answer.status, said: await answer.json() }
  }

  expect(await ask("admin/rental-units", undefined, {})).toMatchObject({ status: 401 })
  const [{ product_id, ...first }] = (await ask("admin/rental-units")).said.units
  expect(first).toMatchObject({ product: "Scanner", serial_number: "S-1", rentals: [] })
  const add = (serial_number: string, id = product_id) => ask("admin/rental-units", { product_id: id, serial_number })
  const taken = { type: "not_allowed", message: "There is a unit s-1 already" }
  expect(await add("s-1")).toMatchObject({ status: 400, said: taken })
  expect(await add("")).toMatchObject({ status: 400, said: { type: "invalid_data" } })
  expect(await add("S-9", "prod_0")).toMatchObject({ status: 404 })
  expect(await add("S-2")).toMatchObject({ status: 201 })

  const line = { productId: product_id, deliveryTypeId: watched().pickup, period: MONDAY }
  const { said: rented } = await ask("rent", { ...line, customerId: "cid", orderId: "order-3", orderLineId: "item-3" })
  const unit = async () => (await ask(`admin/rental-units?product_id=${product_id}`)).said.units[1]
  expect(await unit()).toMatchObject({ serial_number: "S-2", rentals: [{ id: rented.id, status: "reserved" }] })
  const step = (name: string, body: object) => ask(`admin/rental-reservations/${rented.id}/${name}`, body)
  expect(await step("return", {})).toMatchObject({ status: 404 })
  expect(await step("hand-over", { serial_number: "s-2" })).toMatchObject({ status: 200 })
  expect(await unit()).toMatchObject({ rentals: [{ id: rented.id, status: "handed_over" }] })
  expect(await step("return", {})).toMatchObject({ status: 200 })
  expect(await unit()).toMatchObject({ rentals: [] })
})
