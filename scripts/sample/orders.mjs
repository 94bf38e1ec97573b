import { randomBytes } from "node:crypto"

const DAY_MS = 86_400_000

/** The day, or the Monday after a weekend: no rental begins or ends on one everywhere. */
function workday(time) {
  const day = new Date(time)
  const past = { 6: 2, 0: 1 }[day.getUTCDay()] ?? 0
  return new Date(time + past * DAY_MS).toISOString().slice(0, 10)
}

/** Periods as they lie from a day on. */
function calendarOf(today) {
  const time = Date.parse(today)
  const monday = time - ((new Date(time).getUTCDay() + 6) % 7) * DAY_MS
  const days = (from, first, last) => [first, last].map((n) => workday(from + n * DAY_MS))
  return {
    inDays: (first, last) => days(time, first, last),
    /** So many days from the Monday in so many weeks. */
    week: (weeks, count) => days(monday + 7 * weeks * DAY_MS, 0, count - 1),
  }
}

const newCart = () => randomBytes(16).toString("hex")
const productOf = (shop, kind, slug) => shop.call("GET", `/products/${kind}/${slug}/`)
const deliveriesOf = (shop) => shop.call("GET", "/products/deliverytypes/")

/** Puts a rental into a new cart, in the next possible period where the wished one can't be had. */
async function rented(shop, { token }, { slug, period, services = [], isDelivered = false }) {
  const cart = newCart()
  const { id, productservices } = await productOf(shop, "rental", slug)
  const delivery = (await deliveriesOf(shop)).find(({ price }) => (price !== "0.00") === isDelivered)
  const add = ([rentalstartdate, rentalenddate]) => {
    const chosen = productservices.filter(({ name }) => services.includes(name)).map((service) => service.id)
    const wish = { cart, product: id, quantity: 1, rentalstartdate, rentalenddate, delivery: delivery.id }
    return shop.attempt("POST", `/cart/rental/${id}/`, { token, body: { ...wish, productservices: chosen } })
  }
  let answer = await add(period)
  const [next] = answer.body.alternatives ?? []
  if (next) answer = await add([next.rentalstartdate, next.rentalenddate])
  if (answer.status >= 300) throw new Error(`${slug} can't be rented: ${JSON.stringify(answer.body)}`)
  return cart
}

async function bought(shop, { token }, slugs) {
  const cart = newCart()
  for (const slug of slugs) {
    const { id } = await productOf(shop, "accessory", slug)
    await shop.call("POST", `/cart/accessory/${id}/`, { token, body: { cart, product: id, quantity: 2 } })
  }
  return cart
}

const FIELDS = ["company", "first_name", "last_name", "address", "postalcode", "city", "phone", "email"]

/** Orders a cart; the bill goes to the person or to another e-mail. */
function order(shop, person, cart, { reference = "", email = person.email } = {}) {
  const fields = FIELDS.map((field) => [field, field === "email" ? email : person[field]])
  const shipping = FIELDS.map((field) => [`${field}2`, person[field]])
  const addresses = { billing_address_id: null, shipping_address_id: null, referencenum: reference }
  const body = { ...Object.fromEntries([...fields, ...shipping]), ...addresses }
  return shop.call("POST", `/checkout/${cart}/`, { token: person.token, body })
}

async function cancelled(shop, { token }, { id }) {
  const [line] = (await shop.call("GET", `/orders/${id}/`, { token })).rentalitems
  const body = { confirmed_fee: line.standing.cancellation.fee }
  await shop.call("POST", `/orders/${id}/items/${line.id}/cancel/`, { token, body })
}

/** Given out at the counter, and kept for longer than was ordered. */
async function handedOverAndExtended(shop, { token }, { id }) {
  const [{ reservation_id, serial_number }] = (await shop.asStaff("GET", `/admin/rental/orders/${id}`)).lines
  const unsigned = { photos: [], signer: "", signature: null, unsigned_reason: "Probe" }
  const checklist = [{ text: "Gerät und Zubehör vollständig", is_checked: true }]
  const body = { serial_number, is_exchanged: false, checklist, note: "", ...unsigned }
  await shop.asStaff("POST", `/admin/rental/reservations/${reservation_id}/hand-over`, body)
  const [line] = (await shop.call("GET", `/orders/${id}/`, { token })).rentalitems
  const path = `/orders/${id}/items/${line.id}/extension/`
  const [option] = (await shop.call("GET", path, { token })).options
  if (!option) return
  const { rentalenddate, price } = option
  await shop.call("POST", path, { token, body: { rentalenddate, confirmed_price: price } })
}

/** A deposit on the device whose rates the demo shows: a tenth of what it is sold for. */
async function deposit(shop, slug) {
  const { id } = await productOf(shop, "rental", slug)
  const { version } = (await shop.asStaff("GET", `/admin/shop/products/${id}`)).groups.charges
  const charges = { deposit: { amount: "0", permille: 100 } }
  await shop.asStaff("POST", `/admin/shop/products/${id}`, { group: "charges", version, charges })
}

/** Orders in several states: by rates with services and a deposit, out and extended, soon, for months, of goods, cancelled, and a quote. */
export async function orders(shop, { petra, beat, anna }) {
  const { inDays, week } = calendarOf(await shop.today())
  await deposit(shop, "blk-2-go")
  const services = ["Einführung vor Ort", "Versicherung"]
  const byRates = await rented(shop, petra, { slug: "blk-2-go", period: week(6, 12), services, isDelivered: true })
  await order(shop, petra, byRates, { reference: "Neubau Süd", email: "buchhaltung@example.ch" })
  const soon = await rented(shop, petra, {
    slug: "icon-icr70",
    period: inDays(1, 3),
    services: ["Versicherung nach Tagen"],
  })
  await handedOverAndExtended(shop, petra, await order(shop, petra, soon, { reference: "Umbau Lager" }))
  await order(shop, petra, await rented(shop, petra, { slug: "rtc-360", period: inDays(1, 3) }))
  await order(shop, beat, await rented(shop, beat, { slug: "blk-3d", period: inDays(2, 4), isDelivered: true }))
  const forMonths = await rented(shop, beat, { slug: "mobile-mapping-set", period: week(8, 54) })
  await order(shop, beat, forMonths, { reference: "Tunnel Los 2" })
  await order(shop, beat, await bought(shop, beat, ["akku-rtc-360", "carbon-stativ"]))
  const dropped = await rented(shop, anna, { slug: "rtc-360", period: week(10, 5) })
  await cancelled(shop, anna, await order(shop, anna, dropped))
  const quoted = await rented(shop, anna, { slug: "blk-3d", period: week(4, 5) })
  await shop.call("PUT", `/cart/${quoted}/`, { token: anna.token })
  await shop.call("POST", `/cart/${quoted}/quote/`, { token: anna.token })
}
