import { farPeriod } from "../faults/rental-cart"
import { api, checkoutForm, demoDeliveryTypes, demoProduct, newCartToken, signedInCustomer, sql } from "../harness"

/** Devices of each product of the demo: with the weeks of `farPeriod` room for 46 times as many orders. */
const UNITS = 20
const WEEKS = 46
const VISITORS = 8

interface Card {
  id: string
  product_is_inactive: boolean
}

interface Goods {
  rental: string
  accessory: string
}

/** Lets several customers order side by side, each a rental and an accessory, as if each called from a place of his own. */
export async function orderDesk(baseUrl: () => string) {
  await sql(
    `insert into rental_unit (id, product_id, serial_number)
     select 'runit_load_' || md5(product_id) || n, product_id, 'LOAD-' || left(md5(product_id), 6) || n
       from rental_product, generate_series(1, $1) n on conflict do nothing`,
    UNITS,
  )
  const { pickup } = await demoDeliveryTypes()
  const cards = async (kind: string) =>
    (await accepted(api<Card[]>("GET", `/products/${kind}/`))).body.filter((card) => !card.product_is_inactive)
  const [rentals, accessories] = [await cards("rental"), await cards("accessory")]
  const goods = Array.from(
    { length: VISITORS },
    (_, n): Goods => ({ rental: rentals[n].id, accessory: accessories[n].id }),
  )
  const hot: Goods = { rental: (await demoProduct("rtc-360")).id, accessory: accessories[VISITORS].id }
  const customers = await Promise.all(goods.map(() => signedInCustomer()))
  let carts = 0
  let weeks = 0

  const call = (path: string, request: object, visitor: number) =>
    accepted(api("POST", path, { ...request, baseUrl: baseUrl(), headers: placeOf(visitor) }))

  const addRental = (cart: string, { rental }: Goods) => {
    const wish = { cart, ...farPeriod(weeks++ % WEEKS), delivery: pickup.id }
    return call(`/cart/rental/${rental}/`, { body: wish }, carts++)
  }
  const addAccessory = (cart: string, { accessory }: Goods) =>
    call(`/cart/accessory/${accessory}/`, { body: { cart, quantity: 1 } }, carts++)

  /** An order that waits to be sent. */
  async function order(visitor: number, goodsOf: Goods): Promise<() => Promise<unknown>> {
    const cart = newCartToken()
    await addRental(cart, goodsOf)
    await addAccessory(cart, goodsOf)
    const { token, email } = customers[visitor % VISITORS]
    return () => call(`/checkout/${cart}/`, { token, body: checkoutForm(email) }, visitor)
  }

  return {
    /** Carts to check out, each of a product that no other one's neighbours have, or all of one product. */
    orders: async (count: number, isHot: boolean) => {
      const ready: (() => Promise<unknown>)[] = []
      for (let n = 0; n < count; n++) ready.push(await order(n, isHot ? hot : goods[n % VISITORS]))
      return ready
    },
    /** Rentals to put into new carts. */
    adds: (count: number) =>
      Array.from({ length: count }, (_, n) => () => addRental(newCartToken(), goods[n % VISITORS])),
    hotAccessory: hot.accessory,
  }
}

/** Where a visitor calls from: the shop believes a proxy on this machine. */
export const placeOf = (visitor: number) => ({
  "x-forwarded-for": `10.${visitor >> 16}.${(visitor >> 8) & 255}.${visitor & 255}`,
})

async function accepted<Body>(call: ReturnType<typeof api<Body>>) {
  const answer = await call
  if (answer.status >= 300) throw new Error(`Refused: ${answer.status} ${JSON.stringify(answer.body)}`)
  return answer
}
