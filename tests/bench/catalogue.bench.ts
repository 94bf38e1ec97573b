import { setTimeout as sleep } from "node:timers/promises"
import { beforeAll, describe, it } from "vitest"
import { api, demoProduct, sql, staff, until } from "../harness"
import { target } from "../harness/target"
import { throughputRatio, timed } from "./bursts"
import { type MedusaStore, medusaStore } from "./medusa-store"
import { ms, perSecond, record, times } from "./report"
import { fewestStatements, ownStatements } from "./statements"

const area = "Catalogue"
const SLUG = "rtc-360"

describe("reading the rental catalogue", () => {
  let store: MedusaStore
  let productId: string
  beforeAll(async () => {
    store = await medusaStore()
    productId = (await demoProduct(SLUG)).id
  })
  const ours = (path: string) => ({ url: `${target().baseUrl}/backend/api/v1${path}` })
  const theirs = (path: string) => ({ url: `${target().baseUrl}${path}`, headers: store.headers })
  const priced = () => `region_id=${store.regionId}&fields=*variants.calculated_price`

  it("lists", async () => {
    const [{ type_id }] = await sql("select type_id from product where id = $1", productId)
    const result = await throughputRatio(
      ours("/products/rental/"),
      theirs(`/store/products?type_id[]=${type_id}&${priced()}`),
    )
    record({
      area,
      what: "rental list, requests/s against /store/products with calculated prices, same products",
      target: "≥ 10 ×",
      measured: `${times(result.ratio)} (${perSecond(result.ours)} : ${perSecond(result.theirs)})`,
      isReached: result.ratio >= 10,
    })
  })

  it("shows one", async () => {
    const result = await throughputRatio(
      ours(`/products/rental/${SLUG}/`),
      theirs(`/store/products/${productId}?${priced()}`),
    )
    record({
      area,
      what: "rental detail, requests/s against /store/products/:id with calculated prices",
      target: "≥ 10 ×",
      measured: `${times(result.ratio)} (${perSecond(result.ours)} : ${perSecond(result.theirs)})`,
      isReached: result.ratio >= 10,
    })
  })

  it.each(["/products/rental/", `/products/rental/${SLUG}/`])("counts the statements of %s", async (path) => {
    const own = await ownStatements()
    const read = () => api("GET", path)
    let price = 1
    const cold = await fewestStatements(read, own, async () => {
      await changePrice(price++)
      await sleep(100) // what the change itself leaves to do isn't the list's
    })
    const warm = await fewestStatements(read, own)
    record({
      area,
      what: `SQL statements of ${path}, uncached and cached`,
      target: "≤ 6 and 0",
      measured: `${cold} and ${warm}`,
      isReached: cold <= 6 && warm === 0,
    })
  })

  it("shows a new price", async () => {
    const waits: number[] = []
    for (let change = 1; change <= 5; change++) {
      const price = 300 + change
      await changePrice(price)
      const isShown = async () => (await demoProduct(SLUG)).price === `${price}.00`
      waits.push((await timed(() => until("the new price", isShown))).ms)
    }
    const longest = Math.max(...waits)
    record({
      area,
      what: "a price changed in the admin until it is answered, longest of 5",
      target: "≤ 1 s",
      measured: ms(longest),
      isReached: longest <= 1000,
    })
  })

  async function changePrice(amount: number) {
    const [variant] = await sql(
      "select id from product_variant where product_id = $1 and deleted_at is null",
      productId,
    )
    const admin = await staff()
    const answer = await admin("POST", `/admin/products/${productId}/variants/${variant.id}`, {
      prices: [{ currency_code: "chf", amount }],
    })
    if (answer.status !== 200) throw new Error(`Price not changed: ${JSON.stringify(answer.body)}`)
  }
})
