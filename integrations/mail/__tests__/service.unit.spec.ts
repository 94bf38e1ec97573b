import { existsSync } from "node:fs"
import type { Logger } from "@medusajs/framework/types"
import { expect, it } from "vitest"
import { defineMails, type MailMessage, text, z } from "#extension"
import { MailNotificationService } from "../service"

const OUTBOX = "/nowhere/mail"
const content = { subject: "Guten Tag", html: "<p>Guten Tag</p>", text: "Guten Tag" }
const notification = { to: "petra@example.ch", channel: "email", template: "any", content, idempotency_key: "any-1" }

it("hands each mail to the transport that configuration chose, and to nothing else", async () => {
  const taken: MailMessage[] = []
  const mails = defineMails({
    variables: z.object({ PIGEON: text.optional() }),
    settings: ({ PIGEON }) => PIGEON,
    required: "PIGEON",
    connect: (name) => async (mail) => {
      taken.push(mail)
      return { id: `${name}-${taken.length}` }
    },
  })
  const options = { from: "shop@example.ch", smtpUrl: "smtp://127.0.0.1:1", outboxDir: OUTBOX }
  const service = new MailNotificationService(
    { logger: {} as Logger },
    { ...options, connect: mails.connect({ PIGEON: "p" }) },
  )
  expect(await service.send(notification)).toEqual({ id: "p-1" })
  expect(taken).toMatchObject([
    { key: "any-1", from: "shop@example.ch", to: "petra@example.ch", ...content, attachments: [] },
  ])
  expect(existsSync(OUTBOX)).toBe(false)
})
