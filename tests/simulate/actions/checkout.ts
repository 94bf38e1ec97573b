import { checkoutForm, newCartToken } from "../../harness"
import { dayAt, textOf, workingDaysFrom } from "../model/days"
import { cartSums, isPriceOld, isPriceOther, paidDaysOf, rappen } from "../model/money"
import { buffersOf, windowOf } from "../model/period"
import type { Cart, CartLine, Customer, Order } from "../model/state"
import type { Answer, Simulation } from "../world/simulation"
import { judge } from "../world/violation"
import { holdFor } from "./holds"
import { addLine, overTime, verdictOnCart } from "./shopping"
import { type Stored, storedRentals, syncHolds } from "./stored"
import { someRental } from "./wishes"

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
    const { shownPrice: pricePerDay, product } = line
    const { rates } = product
    order.rentals.push({
      ...{ ...line, id: stored.id, orderLine: stored.line, order, first: stored.first, last: stored.last },
      ...{
        after: buffersOf(line).after,
        state: "reserved",
        unit: null,
        isPinned: false,
        handedOverOn: null,
        paidDays: paidDaysOf(line),
        pricePerDay,
        rates,
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
export const isEmpty = ({ lines, pieces }: Cart) => lines.length + pieces === 0

interface Asking {
  by: Customer
  cart: Cart
  order: Order
}
/** The newest orders with what was asked, to be asked again. */
export const asked: Asking[] = []
export const forgetAsked = () => asked.splice(0)

/** From the wish to the order, as most do: with a look at what it costs, or a while at the checkout. */
export async function buy(sim: Simulation) {
  const { random, shop } = sim
  const free = shop.customers.filter(({ cart }) => isEmpty(cart))
  const by = free.length > 0 ? random.oneOf(free) : sim.someCustomer()
  const product = sim.someProduct()
  for (let wishes = 0; wishes < 3 && isEmpty(by.cart); wishes++) await addLine(sim, by, someRental(sim, product))
  if (random.happens(20)) await addLine(sim, by, someRental(sim, product))
  if (random.happens(50)) await holdFor(sim, by)
  if (random.happens(90)) await orderBy(sim, by)
}

/** Orders a cart; sometimes the same request comes twice at once, to both servers. */
export async function order(sim: Simulation) {
  const waiting = sim.shop.customers.filter(({ cart }) => !isEmpty(cart))
  await orderBy(sim, waiting.length > 0 ? sim.random.oneOf(waiting) : sim.someCustomer())
}

export async function orderBy(sim: Simulation, by: Customer) {
  const { cart } = by
  const from = sim.now()
  const body = checkoutForm(by.email)
  // Of two at once with a new price the first is told it, and the second orders at it: who sends no sum orders at that which there is (041).
  const hasNews = cart.lines.some(isPriceOther)
  const times = !hasNews && sim.random.happens(25) ? 2 : 1
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
  if (judgePrice(sim, cart, answer, from)) return
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

/** An old price that has changed is told and ordered at another time, any other stands. @returns whether it was told */
function judgePrice(sim: Simulation, { lines }: Cart, answer: Answer, from: number): boolean {
  const isTold = answer.body.code === "price_changed"
  const [before, after] = [from, sim.now()].map((now) => lines.some((line) => isPriceOld(line, now)))
  const facts = {
    answer,
    lines: lines.map(({ shownPrice, pricedAt, product }) => [shownPrice, product.pricePerDay, new Date(pricedAt)]),
  }
  judge(!isTold || after, "a price is said to have changed only when it has", facts)
  judge(isTold || !before || answer.status !== 200, "nobody orders at an old price that has changed", facts)
  for (const line of isTold ? lines : [])
    if (isPriceOld(line, sim.now())) Object.assign(line, { shownPrice: line.product.pricePerDay, pricedAt: from })
  return isTold
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
