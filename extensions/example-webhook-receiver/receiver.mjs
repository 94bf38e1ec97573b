// A system of its own that hears of events by a webhook: `WEBHOOK_SECRET=whsec_… node receiver.mjs`, address http://…:4000/.
import { createServer } from "node:http"
import { Webhook } from "standardwebhooks"

/**
 * @param secret as the admin shows it once
 * @param heard is given each event once, in the order of its subject; what throws is asked again
 */
export function webhookReceiver(secret, heard) {
  const webhook = new Webhook(secret)
  const seen = new Set() // in earnest: a table, written with what the event causes
  return createServer(async (request, response) => {
    let body = ""
    for await (const part of request) body += part
    let event
    try {
      event = webhook.verify(body, request.headers)
    } catch {
      return response.writeHead(400).end()
    }
    try {
      if (!seen.has(event.id)) await heard(event)
      seen.add(event.id)
      response.writeHead(204).end()
    } catch {
      response.writeHead(500).end()
    }
  })
}

if (process.env.WEBHOOK_SECRET)
  webhookReceiver(process.env.WEBHOOK_SECRET, ({ type, subject }) => console.log(type, subject.id)).listen(
    Number(process.env.PORT ?? 4000),
  )
