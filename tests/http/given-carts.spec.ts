import { beforeEach, expect, it } from "vitest"
import { api, demoProduct, mailTo, newCartToken, type SignedInCustomer, signedInCustomer, sql, staff } from "../harness"
import { add, cartWithAccessory, cartWithRental, readCart } from "./cart-support"
import { checkOut } from "./checkout-support"
import { colleague, founder, remove } from "./company-support"
import { issuedQuote } from "./document-support"
import { customerIdOf, discounted, pricesOf } from "./special-price-support"
import { confirmedEntry, freshAddress, offeredToken, takenWeek } from "./wait-list-support"

let giver: SignedInCustomer
let other: SignedInCustomer
beforeEach(async () => {
  await sql("delete from session_attempt")
  giver = await founder()
  other = await colleague(giver)
})

const link = (cart: string, { token }: SignedInCustomer) => api("PUT", `/cart/${cart}/`, { token, body: {} })
const linked = async (cart: string) => {
  expect((await link(cart, giver)).status).toBe(200)
  return cart
}
const give = async (cart: string, to = other, by = giver) =>
  api("POST", `/cart/${cart}/give/`, { token: by.token, body: { colleague: await customerIdOf(to) } })
const earlierOf = async (customer: SignedInCustomer) => (await link("n".repeat(24), customer)).body.earlier

it("is the colleague's then, who orders it, and nobody else's", async () => {
  const cart = await linked(await cartWithRental("rtc-360", ["2027-06-08", "2027-06-09"]))
  const hold = await api("POST", `/checkout/${cart}/hold/`, { token: giver.token })
  expect(hold.status).toBe(200)
  expect(await give(cart)).toMatchObject({ status: 200, body: { colleague: "Beat Keller" } })

  expect((await readCart(cart)).items).toEqual([])
  expect(await earlierOf(giver)).toBeNull()
  const { token, total_quantity } = await earlierOf(other)
  expect(total_quantity).toBe(1)
  expect((await link(token, giver)).status).toBe(404)
  const mail = await mailTo(other.email, /^Petra Zimmermann hat Ihnen einen Warenkorb übergeben/)
  expect(mail.text).toContain("/log-in?to=%2Fcart")
  const { status, body } = await checkOut(token, other)
  expect(status, JSON.stringify(body)).toBe(200)
  expect((await api("GET", "/orders/", { token: giver.token })).body[0]).toMatchObject({
    id: body.id,
    ordered_by: "Beat Keller",
  })
})

it("answers who gave it by none of its lines' ids any more, neither prices nor changes", async () => {
  await discounted(other)
  const cart = await linked(await cartWithRental("rtc-360", ["2027-06-15", "2027-06-16"]))
  const [{ id }] = (await demoProduct("icon-icr70", "purchase")).packages
  expect((await add("package", id, { cart })).status).toBe(200)
  const known = (await readCart(cart)).items
  expect((await give(cart)).status).toBe(200)
  const given = (await earlierOf(other)).token
  const before = await readCart(given)

  const days = { rentalstartdate: "2027-06-15", rentalenddate: "2027-06-17" }
  const [rental, device] = [`/cart/rental/${known[0].id}/`, `/cart/package/${known[1].id}/`]
  const { token } = giver
  const answers = [
    await api("GET", `${rental}period/?${new URLSearchParams(days)}`, { token }),
    await api("PUT", rental, { token, body: { quantity: 1, ...days } }),
    await api("PUT", device, { token, body: { quantity: 2 } }),
    await api("DELETE", rental, { token }),
    await api("DELETE", device, { token }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
  expect(await readCart(given)).toEqual(before)

  const placed = ({ items }: typeof before) =>
    items.map(({ product, demanded_by }) => [product.id, items.findIndex((line) => line.id === demanded_by)])
  expect(placed(before)).toEqual(placed({ ...before, items: known }))
  const [, theirs] = before.items
  expect((await api("DELETE", `/cart/package/${theirs.id}/`)).status).toBe(200)
  expect((await readCart(given)).items).toEqual(before.items.slice(0, 1))
})

it("has held what the wait list offered for one of its lines", async () => {
  const week = await takenWeek()
  const email = freshAddress()
  await confirmedEntry(week, email)
  await week.free(1)
  const cart = newCartToken()
  const body = { token: await offeredToken(email), cart }
  expect((await api("POST", "/wait-list/take/", { body })).status).toBe(200)
  await linked(cart)
  expect((await give(cart)).status).toBe(200)
  const { token } = await earlierOf(other)
  expect((await readCart(token)).items.map(({ conflict }) => conflict)).toEqual([null])
  expect((await checkOut(token, other)).status).toBe(200)
})

it("is what he sees, though he has changed a cart of his own since", async () => {
  const cart = await linked(await cartWithAccessory("usb-c-kabel", 3))
  await link(await cartWithAccessory("usb-c-kabel"), other)
  expect((await earlierOf(other)).total_quantity).toBe(1)
  expect((await give(cart)).status).toBe(200)
  expect((await earlierOf(other)).total_quantity).toBe(3)
})

it("holds its unit once: for the colleague, while the next one is another's", async () => {
  const week = await takenWeek("blk-2-go")
  await week.free(2)
  const days: [string, string] = [week.rentalstartdate, week.rentalenddate]
  const hold = async (cart: string, { token }: SignedInCustomer) => {
    const { status, body } = await api("POST", `/checkout/${cart}/hold/`, { token })
    return [status, body.not_held]
  }
  const cart = await linked(await cartWithRental("blk-2-go", days))
  expect(await hold(cart, giver)).toEqual([200, []])
  expect((await give(cart)).status).toBe(200)
  expect(await hold((await earlierOf(other)).token, other)).toEqual([200, []])
  const third = await signedInCustomer()
  expect(await hold(await cartWithRental("blk-2-go", days), third)).toEqual([200, []])
})

it("has the colleague's prices", async () => {
  await discounted(other)
  const cart = await linked(await cartWithAccessory("usb-c-kabel"))
  const [before] = (await readCart(cart)).items
  await give(cart)
  const [line] = (await readCart((await earlierOf(other)).token)).items
  expect(line).toMatchObject({ discount_percent: "10", list_subtotal: before.subtotal })
})

it.each([
  ["the giver", () => giver],
  ["the colleague", () => other],
])(
  "has the colleague's prices for further days where staff set that of the rent and %s has a discount",
  async (_who, whose) => {
    await discounted(whose())
    const cart = await linked(await cartWithRental("rtc-360", ["2027-08-03", "2027-08-04"]))
    const [line] = (await readCart(cart)).items
    expect((await (await pricesOf(giver)).setPrice(line.id, { price: 9_000, reason: "Zusage" })).status).toBe(200)
    expect((await give(cart)).status).toBe(200)
    const { token } = await earlierOf(other)
    expect((await readCart(token)).items[0]).toMatchObject({ subtotal: "90.00", price_is_set: true })
    const ownCart = await cartWithRental("rtc-360", ["2027-09-07", "2027-09-08"], { token: other.token })
    const furtherDay = async (one: string) => {
      const { body } = await checkOut(one, other)
      const order = (await api("GET", `/orders/${body.id}/`, { token: other.token })).body
      const path = `/orders/${order.id}/items/${order.rentalitems[0].id}/extension/`
      return (await api("GET", path, { token: other.token })).body.options[0].price
    }
    expect(await furtherDay(token)).toBe(await furtherDay(ownCart))
  },
)

it("is given once, of two who are asked at the same time", async () => {
  const third = await colleague(giver)
  const cart = await linked(await cartWithAccessory("usb-c-kabel"))
  const answers = await Promise.all([give(cart), give(cart, third)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
  const carts = [await earlierOf(other), await earlierOf(third)]
  expect(carts.filter((one) => one !== null)).toHaveLength(1)
})

it.each<[string, () => Promise<SignedInCustomer>]>([
  ["himself", async () => giver],
  ["a stranger", () => signedInCustomer()],
  [
    "who has left the company",
    async () => {
      await remove(giver, other)
      return other
    },
  ],
  [
    "whose account staff have closed",
    async () => {
      const path = `/admin/customers/${await customerIdOf(other)}/deactivation`
      expect((await (await staff())("POST", path, { reason: "Ausgetreten" })).status).toBe(200)
      return other
    },
  ],
])("goes to nobody but a colleague: not to %s", async (_who, whom) => {
  const cart = await linked(await cartWithAccessory("usb-c-kabel"))
  const { status, body: refused } = await give(cart, await whom())
  expect([status, Object.keys(refused)]).toEqual([400, ["colleague"]])
  expect((await readCart(cart)).items).toHaveLength(1)
})

it("stays where nothing is in it, where it is nobody's yet, and where a price is a quote's", async () => {
  const cart = await linked(await cartWithAccessory("usb-c-kabel"))
  const [line] = (await readCart(cart)).items
  await api("DELETE", `/cart/accessory/${line.id}/`)
  expect((await give(cart)).status).toBe(400)
  expect((await give(await cartWithAccessory("usb-c-kabel"))).status).toBe(404)
  const quote = await issuedQuote(giver)
  const { cart: quoted } = (await api("POST", `/quotes/${quote.id}/redeem/`, { token: giver.token })).body
  expect((await give(quoted)).status).toBe(409)
})

it("comes to one colleague ten times an hour at most, whoever gives it", async () => {
  const carts = [await cartWithAccessory("usb-c-kabel"), await cartWithAccessory("usb-c-kabel")]
  const third = await colleague(giver)
  expect((await give(await linked(carts[0]))).status).toBe(200)
  await sql(
    "insert into session_attempt (rule, subject) select rule, subject from session_attempt, generate_series(2, 10) where rule like 'given-carts%'",
  )
  await link(carts[1], third)
  expect((await give(carts[1], other, third)).status).toBe(429)
  expect((await give(carts[1], giver, third)).status).toBe(200)
})

it("is given away twenty times an hour at most, whoever gets it", async () => {
  const third = await colleague(giver)
  const statuses = []
  for (let count = 0; count < 7; count += 1)
    for (const to of [other, giver, third]) statuses.push((await give("n".repeat(24), to)).status)
  expect(statuses).toEqual([...Array<number>(20).fill(404), 429])
})
