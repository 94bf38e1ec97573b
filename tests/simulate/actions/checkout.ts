import { checkoutForm, newCartToken, sql } from "../../harness"
import { dayAt, textOf, workingDaysFrom } from "../model/days"
import { cartSums, rappen, rentOf } from "../model/money"
import { buffersOf, windowOf } from "../model/period"
import type { Cart, CartLine, Customer, Order, Reservation } from "../model/state"
import type { Answer, Simulation } from "../world/simulation"
import { judge } from "../world/violation"
import { syncHolds } from "./holds"
import { addLine, overTime, someRental, verdictOnCart } from "./shopping"

interface Stored {
  id: string
  line: string
  unit: string
  product: string
  status: Reservation["state"]
  first: number
  last: number
  start: number
  end: number
}

export const storedRentals = (orderId: string) =>
  sql<Stored>(
    `select id, order_line_id as line, unit_id as unit, product_id as product, status,
            window_start - date '1970-01-01' as first, window_end - date '1970-01-01' as last,
            start_day - date '1970-01-01' as start, end_day - date '1970-01-01' as end
       from rental_reservation where order_id = $1 and deleted_at is null and swapped_out_of is null order by id`,
    orderId,
  )

/** Notes an order that was answered, after having judged what it left behind. */
export async function noteOrder(sim: Simulation, by: Customer, cart: Cart, answer: Answer): Promise<Order> {
  const { shop } = sim
  const { id, shop_number: number, total_cost: total } = answer.body
  const expected = cartSums(cart, shop).total
  judge(rappen(total) === expected, "an order costs what its cart did, to the Rappen", { number, total, expected })
  judge(
    !shop.orders.some((order) => order.number === number || order.id === id),
    "each order has a number of its own",
    { number },
  )
  const order: Order = { id, number, customer: by, total: expected, rentals: [], placedAt: sim.now() }
  const left = new Set(cart.lines)
  for (const stored of await storedRentals(id)) {
    const isIt = ({ product, start, end }: CartLine) =>
      product.id === stored.product && start === stored.start && end === stored.end
    const fits = (line: CartLine) =>
      isIt(line) && windowOf(line, shop).first === stored.first && windowOf(line, shop).last === stored.last
    const line = [...left].find(fits)
    judge(line !== undefined, "a reservation stands for each rental, with its window", {
      number,
      stored,
      cart: cart.lines.map(windowText(sim)),
    })
    left.delete(line)
    const rent = rentOf(line.start, line.end, line.product)
    const { pricePerDay, rates } = line.product
    order.rentals.push({
      ...{ ...line, id: stored.id, orderLine: stored.line, order, first: stored.first, last: stored.last },
      ...{
        after: buffersOf(line).after,
        state: "reserved",
        unit: null,
        isPinned: false,
        pricePerDay,
        rates,
        rent,
        charges: [],
      },
    })
    judgeUnit(sim, stored)
  }
  judge(left.size === 0, "a reservation stands for each rental", {
    number,
    left: [...left].map(({ product }) => product.slug),
  })
  shop.orders.push(order)
  shop.reservations.push(...order.rentals)
  await syncHolds(sim, by)
  return order
}

const windowText =
  ({ shop }: Simulation) =>
  (line: CartLine) => {
    const { first, last } = windowOf(line, shop)
    return [line.product.slug, textOf(line.start), textOf(line.end), textOf(first), textOf(last)]
  }

/** A unit that is with somebody isn't promised to a start before it can be back. */
function judgeUnit({ shop, now }: Simulation, stored: Stored) {
  const today = dayAt(now())
  const out = shop.reservations.find(({ unit, state }) => unit === stored.unit && state === "handed_over")
  if (!out) return
  const back = out.end < today ? workingDaysFrom(today, out.after, 1, shop.closed) : out.last
  judge(stored.first > back, "a unit that is out isn't assigned before it can be back", {
    unit: stored.unit,
    out: [textOf(out.start), textOf(out.end)],
    back: textOf(back),
    assigned: [textOf(stored.first), textOf(stored.last)],
  })
}

export const emptyCart = (): Cart => ({ token: newCartToken(), lines: [], pieces: 0 })
const isEmpty = ({ lines, pieces }: Cart) => lines.length + pieces === 0

interface Asking {
  by: Customer
  cart: Cart
  order: Order
}
/** The newest orders with what was asked, to be asked again. */
const asked: Asking[] = []
export const forgetAsked = () => asked.splice(0)

/** Orders a cart; sometimes the same request comes twice at once, to both servers. */
export async function order(sim: Simulation) {
  const waiting = sim.shop.customers.filter(({ cart }) => !isEmpty(cart))
  const by = waiting.length > 0 ? sim.random.oneOf(waiting) : sim.someCustomer()
  const { cart } = by
  const from = sim.now()
  const body = checkoutForm(by.email)
  const times = sim.random.happens(25) ? 2 : 1
  const expected = (now: number) => verdictOnCart(sim, by, now)
  const atFrom = expected(from)
  const answers = await Promise.all(
    Array.from({ length: times }, () => sim.ask("POST", `/checkout/${cart.token}/`, { by, body })),
  )
  const [answer] = answers
  const facts = { by: by.email, lines: cart.lines.map(windowText(sim)), answers }
  judge(
    answers.every(({ status, body: { id } }) => status === answer.status && id === answer.body.id),
    "the same order asked for twice at once is one",
    facts,
  )
  if (isEmpty(cart)) return judge(answer.status === 400, "an empty cart can't be ordered", facts)
  if (answer.body.code === "price_changed") {
    const isNews = cart.lines.some((line) => line.shownPrice !== line.product.pricePerDay)
    judge(isNews, "a price is said to have changed only when it has", facts)
    for (const line of cart.lines) line.shownPrice = line.product.pricePerDay
    return
  }
  const verdict = overTime([from, sim.now()], (now) => (now === from ? atFrom : expected(now)))
  if (answer.status !== 200) {
    judge(
      [400, 409].includes(answer.status) && verdict !== "accept",
      "a cart whose periods are free can be ordered",
      facts,
    )
    by.cart = emptyCart()
    return
  }
  judge(verdict !== "refuse", "a cart whose period is taken can't be ordered", facts)
  const placed = await noteOrder(sim, by, cart, answer)
  asked.push({ by, cart, order: placed })
  by.cart = emptyCart()
}

/** A request that was on its way for long: the order of then, or nothing. */
export async function orderLate(sim: Simulation) {
  const late = asked[asked.length - 1 - sim.random.below(3)]
  if (!late) return
  const { by, cart, order: placed } = late
  const answer = await sim.ask("POST", `/checkout/${cart.token}/`, { by, body: checkoutForm(by.email) })
  const ageMs = sim.now() - placed.placedAt
  if (ageMs < 23 * 3_600_000)
    judge(
      answer.body.id === placed.id && rappen(answer.body.total_cost) === placed.total,
      "a late repetition is answered with its order",
      { number: placed.number, answer },
    )
  else
    judge(answer.body.id === placed.id || answer.status === 400, "a late repetition makes no other order", {
      number: placed.number,
      answer,
    })
}

/** Several customers want the same days at once: as many get them as there are units. */
export async function race(sim: Simulation) {
  const rental = someRental(sim)
  const runners: Customer[] = []
  for (const by of sim.shop.customers) {
    if (!isEmpty(by.cart)) continue
    if (await addLine(sim, by, rental)) runners.push(by)
  }
  if (runners.length < 2) return
  const carts = runners.map(({ cart }) => cart)
  const from = sim.now()
  const answers = await Promise.all(
    runners.map((by) => sim.ask("POST", `/checkout/${by.cart.token}/`, { by, body: checkoutForm(by.email) })),
  )
  const facts = {
    product: rental.product.slug,
    period: [textOf(rental.start), textOf(rental.end)],
    statuses: answers.map(({ status }) => status),
  }
  const won = runners.filter((_, index) => answers[index].status === 200)
  for (const [index, by] of runners.entries()) {
    if (answers[index].status !== 200) continue
    const verdict = overTime([from, sim.now()], (now) => verdictOnCart(sim, by, now))
    judge(verdict !== "refuse", "of several at once no more are served than there are units", facts)
    const placed = await noteOrder(sim, by, carts[index], answers[index])
    asked.push({ by, cart: carts[index], order: placed })
  }
  for (const [index, by] of runners.entries()) {
    if (answers[index].status !== 200) {
      const verdict = overTime([from, sim.now()], (now) => verdictOnCart(sim, by, now))
      judge(verdict !== "accept", "of several at once as many are served as there are units", {
        ...facts,
        won: won.length,
      })
    }
    by.cart = emptyCart()
  }
}
