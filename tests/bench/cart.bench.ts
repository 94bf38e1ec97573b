import { beforeAll, describe, it } from "vitest"
import { api, demoDeliveryTypes, demoProduct, newCartToken, sql } from "../harness"
import { alternately, timed } from "./bursts"
import { type MedusaStore, medusaStore } from "./medusa-store"
import { ms, record, times } from "./report"
import { median } from "./statistics"

const area = "Cart"
const RUNS = 60

describe("adding to the cart", () => {
  let store: MedusaStore
  let pickup: string
  let scanner: string
  let accessory: { id: string; variantId: string }
  beforeAll(async () => {
    store = await medusaStore()
    pickup = (await demoDeliveryTypes()).pickup.id
    scanner = (await demoProduct("rtc-360")).id
    const { body } = await api("GET", "/products/accessory/")
    const { id } = body.find((card: { product_is_inactive: boolean }) => !card.product_is_inactive)
    const [variant] = await sql("select id from product_variant where product_id = $1 and deleted_at is null", id)
    accessory = { id, variantId: variant.id }
  })

  it("adds a line", async () => {
    const ourCart = newCartToken()
    await addRental(ourCart, 0)
    const theirCart = await aMedusaCart()
    const rental = await alternately(
      RUNS,
      async () => addRental(newCartToken(), 0),
      async () => addToMedusa(await aMedusaCart()),
    )
    recordRatio("a rental to a new cart", median(rental.ours), median(rental.theirs))
    const sale = await alternately(
      RUNS,
      () => addAccessory(ourCart),
      () => addToMedusa(theirCart),
    )
    recordRatio("an accessory to a cart that has it", median(sale.ours), median(sale.theirs))
  })

  it("adds the 51st line", async () => {
    const long = newCartToken()
    for (let line = 0; line < 50; line++) await addRental(long, line)
    const one: number[] = []
    const many: number[] = []
    for (let run = 0; run < RUNS; run++) {
      const short = newCartToken()
      await addRental(short, 0)
      one.push(await addRental(short, 60))
      many.push(await addRental(long, 60, true))
    }
    const ratio = median(many) / median(one)
    record({
      area,
      what: "add a rental to a cart of 50 lines against a cart of 1",
      target: "≤ 1.5 ×",
      measured: `${times(ratio)} (${ms(median(many))} : ${ms(median(one))})`,
      isReached: ratio <= 1.5,
    })
  })

  function recordRatio(what: string, ours: number, theirs: number) {
    record({
      area,
      what: `add ${what}, p50 against POST /store/carts/:id/line-items`,
      target: "≤ 1/10",
      measured: `1/${(theirs / ours).toFixed(1)} (${ms(ours)} : ${ms(theirs)})`,
      isReached: ours <= theirs / 10,
    })
  }

  /** Tuesday and Wednesday, `week` weeks after 12 January 2027; no holiday falls on them until March 2028. */
  const period = (week: number) => {
    const day = (date: number) => new Date(Date.UTC(2027, 0, date + 7 * week)).toISOString().slice(0, 10)
    return { rentalstartdate: day(12), rentalenddate: day(13) }
  }

  async function addRental(cart: string, week: number, isTakenBack = false): Promise<number> {
    const body = { cart, ...period(week), delivery: pickup }
    const { ms: taken, answer } = await timed(() => api("POST", `/cart/rental/${scanner}/`, { body }))
    if (answer.status >= 300) throw new Error(`Not added: ${JSON.stringify(answer.body)}`)
    if (isTakenBack) await api("DELETE", `/cart/rental/${answer.body.item}/`, {})
    return taken
  }

  async function addAccessory(cart: string): Promise<number> {
    const { ms: taken, answer } = await timed(() =>
      api("POST", `/cart/accessory/${accessory.id}/`, { body: { cart, quantity: 1 } }),
    )
    if (answer.status >= 300) throw new Error(`Not added: ${JSON.stringify(answer.body)}`)
    return taken
  }

  const aMedusaCart = async () => (await store.call("POST", "/store/carts", { region_id: store.regionId })).cart.id

  const addToMedusa = async (cart: string) =>
    (
      await timed(() =>
        store.call("POST", `/store/carts/${cart}/line-items`, { variant_id: accessory.variantId, quantity: 1 }),
      )
    ).ms
})
