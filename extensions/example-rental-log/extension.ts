import { addressOf, defineExtension, type EventContext, type ShopEvent, text, z } from "#extension"

const env = z.object({
  RENTAL_LOG_URL: addressOf("http:", "https:").default("http://127.0.0.1:4000/rentals"),
  RENTAL_LOG_TOKEN: text.min(8, "must have at least 8 characters").optional(),
})

/** Tells a warehouse of a unit that goes out or is back. An answer that isn't 2xx throws, so that it is told again. */
async function tellWarehouse({ id, type, subject }: ShopEvent, context: EventContext<z.infer<typeof env>>) {
  const rental = await context.rental(subject.id)
  if (!rental) return
  const order = await context.order(rental.orderId)
  const answer = await context.fetch(context.env.RENTAL_LOG_URL, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      authorization: `Bearer ${context.env.RENTAL_LOG_TOKEN ?? ""}`,
      // The same however often it is told, so that the warehouse can tell.
      "idempotency-key": id,
    },
    body: JSON.stringify({ what: type, unit: rental.unitId, until: rental.lastDay, order: order?.number }),
  })
  if (!answer.ok) throw new Error(`The warehouse answered ${answer.status}`)
  context.logger.info(`${type} of ${rental.unitId} told`)
}

export default defineExtension({
  name: "example-rental-log",
  requires: "^1.0.0",
  env,
  events: { "rental.booked": tellWarehouse, "rental.handed_over": tellWarehouse, "rental.returned": tellWarehouse },
})
