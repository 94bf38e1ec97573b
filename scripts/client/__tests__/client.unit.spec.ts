import fs from "node:fs"
import path from "node:path"
import { afterAll, beforeAll, expect, it } from "vitest"
import { ROOT } from "../../lib/root.mjs"
import { buildClient, compile, STRICT } from "../build-client.mjs"

const FOLDER = path.join(ROOT, "tests/.results/client")

beforeAll(() => buildClient(FOLDER), 60_000)
afterAll(() => fs.rmSync(FOLDER, { recursive: true, force: true }))

const PROGRAM = `import { counterAt, type CounterSchemas, refusalCodes, type Schemas, shopAt } from "./dist/index.js"

const shop = shopAt({ origin: "https://shop.example.ch", token: () => "login" })
const { data, error, response } = await shop.POST("/orders/{id}/items/{item}/cancel", {
  params: { path: { id: "order_1", item: "ordli_1" } },
  body: { confirmed_fee: "270.00" },
})
const total: string | undefined = data?.total_cost
const cart: Schemas["Cart"] | undefined = (await shop.GET("/cart/{cart}", { params: { path: { cart: "x" } } })).data
if (response.status === 409) {
  const { cancellation } = error as Schemas["CancellationConflict"]
  console.log(cancellation.fee satisfies string, refusalCodes(response), total, cart)
}
const counter = counterAt({ origin: "https://shop.example.ch", key: "sk_1" })
const list: CounterSchemas["StaffOrderList"] | undefined = (await counter.GET("/order-list", { params: { query: { filter: "late" } } })).data
const unit = { serial_number: "RTC-1", note: "", is_in_service: true, calibration_due: null, certificate_id: null, product_id: "prod_1" }
await counter.POST("/rental/units", { body: unit, params: { header: { "Idempotency-Key": "0b2c7f0e-6a1b" } } })
console.log(list?.orders.map(({ shop_number }) => shop_number satisfies string))
`

/** Each line is wrong; the compiler complains of one that isn't. */
const MISTAKES = {
  "a call that there isn't": `await shop.GET("/orderz")`,
  "a body that lacks a field": `await shop.POST("/token/login", { body: { username: "a" } })`,
  "a field of an answer that there isn't": `const { data: profile } = await shop.GET("/profile"); profile?.surname`,
  "a parameter that is left out": `await shop.GET("/orders/{id}")`,
  "a filter that there isn't": `await counter.GET("/order-list", { params: { query: { filter: "lost" } } })`,
  "a unit without its number": `await counter.POST("/rental/units", { body: { note: "" } })`,
}

async function said(program: string): Promise<string> {
  fs.writeFileSync(path.join(FOLDER, "program.ts"), program)
  return compile("A program", ["program.ts", "--noEmit", ...STRICT], FOLDER).then(
    () => "",
    (error: Error) => error.message,
  )
}

it("types what each call takes, answers and refuses", { timeout: 60_000 }, async () => {
  const mistakes = Object.values(MISTAKES).map((line) => `// @ts-expect-error\n${line}`)
  expect(await said([PROGRAM, ...mistakes].join("\n"))).toBe("")
})

it("tells what is wrong, and nothing else", { timeout: 60_000 }, async () => {
  const found = await said([PROGRAM, ...Object.values(MISTAKES)].join("\n"))
  const lines = [...found.matchAll(/program\.ts\((\d+),/g)].map(([, line]) => Number(line))
  const first = PROGRAM.split("\n").length + 1
  expect(lines).toEqual(Object.keys(MISTAKES).map((_name, index) => first + index))
})
