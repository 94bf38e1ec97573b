import { randomBytes } from "node:crypto"
import autocannon from "autocannon"
import { expect, inject, it } from "vitest"
import { api as call, demoProduct } from "../harness"
import { target } from "../harness/target"
import { residentMb } from "./processor"
import { record } from "./report"

const REQUESTS = 100_000

it(`stays small through ${REQUESTS} mixed requests`, async () => {
  const { id } = await demoProduct("rtc-360")
  const accessory = await anAccessory()
  const api = "/backend/api/v1"
  const pages = ["/", "/mieten", "/mieten/rtc-360/", "/log-in", "/cart"]
  const reads = [
    "/products/rental/",
    "/products/rental/blk-2-go/",
    "/products/deliverytypes/",
    `/products/bookings/${id}/`,
  ]
  const gets = [...pages, ...reads.map((path) => api + path), `${api}/cart/${token()}`].map((path) => ({ path }))
  const adds = Array.from({ length: 20 }, () => {
    const body = { cart: token(), quantity: 1 }
    const headers = { "content-type": "application/json" }
    return { method: "POST", path: `${api}/cart/accessory/${accessory}/`, headers, body: JSON.stringify(body) }
  })
  const requests = adds.flatMap((add) => [...gets, add])

  const before = residentMb(inject("shopPid"))
  const result = await autocannon({ url: target().baseUrl, connections: 10, amount: REQUESTS, requests })
  expect(result.non2xx + result.errors + result.timeouts).toBe(0)
  const after = residentMb(inject("shopPid"))

  record({
    area: "Process",
    what: `server process after ${REQUESTS} mixed requests (pages, API reads, carts that fill)`,
    target: "≤ 700 MB",
    measured: `${after.toFixed(0)} MB (before: ${before.toFixed(0)} MB)`,
    isReached: after <= 700,
  })
})

const anAccessory = async (): Promise<string> => {
  const { body } = await call("GET", "/products/accessory/")
  return body.find((card: { product_is_inactive: boolean }) => !card.product_is_inactive).id
}

const token = () => randomBytes(16).toString("hex")
