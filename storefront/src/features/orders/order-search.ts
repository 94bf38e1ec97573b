import { fold } from "#kernel/words/fold"
import { linesOf, type Order } from "./order"

export const ORDER_FILTERS = ["all", "running", "open", "done"] as const
export type OrderFilter = (typeof ORDER_FILTERS)[number]

/** Numbers are written with and without spaces, dots and hyphens. */
const plain = (text: string) => fold(text).replace(/[\s.,\-–/]/g, "")

/** What an order is known by: its numbers, references, people, and what was ordered. */
function wordsOf(order: Order): string[] {
  const { billing, shipping } = order
  const people = [billing, shipping].flatMap(({ company, firstName, lastName, email, city }) => [
    company,
    `${firstName} ${lastName}`,
    email,
    city,
  ])
  const numbers = [order.shopNumber, order.erpNumber ?? "", order.invoiceNumber ?? "", order.reference]
  const bills = order.monthly?.instalments.map(({ document_nr }) => document_nr ?? "") ?? []
  return [...numbers, ...bills, ...people, order.orderedBy ?? "", ...linesOf(order).map(({ name }) => name)]
}

/** A device that is out comes back even where its order was cancelled. */
const isRunning = (order: Order) =>
  linesOf(order).some(
    ({ rental }) =>
      rental?.status?.state === "handed_over" || (rental?.status?.state === "reserved" && order.status !== "cancelled"),
  )

/** Orders that are cancelled or paid and have nothing that comes back are done. */
const BELONGS: Record<OrderFilter, (order: Order) => boolean> = {
  all: () => true,
  running: isRunning,
  open: ({ status }) => status === "open",
  done: (order) => order.status !== "open" && !isRunning(order),
}

/** Orders in which every word of the query is somewhere. */
export function foundOrders(orders: readonly Order[], query: string, filter: OrderFilter): Order[] {
  const words = query.split(/\s+/).map(plain).filter(Boolean)
  const whole = plain(query)
  const isFound = (order: Order) => {
    const texts = wordsOf(order).map(plain)
    return (
      texts.some((text) => text.includes(whole)) || words.every((word) => texts.some((text) => text.includes(word)))
    )
  }
  return orders.filter((order) => BELONGS[filter](order) && isFound(order))
}
