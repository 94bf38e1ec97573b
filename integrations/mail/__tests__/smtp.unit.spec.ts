import { afterEach, expect, it } from "vitest"
import type { MailMessage } from "../message"
import { smtpDelivery } from "../smtp"
import { smtpServer } from "./smtp-server"

let close = () => {}
afterEach(() => close())

const aMail: MailMessage = {
  key: "order-confirmation-order_1-1",
  from: "Muster Vermessung AG <shop@example.ch>",
  to: "anna@example.ch",
  subject: "Ihre Bestellung W-1042",
  html: "<p>Grüezi</p>",
  text: "Grüezi",
  attachments: [],
}
const messageIdOf = (source: string) => /^Message-ID: (.+)$/im.exec(source)?.[1]

it("hands a mail to the server, for one recipient", async () => {
  const server = await smtpServer()
  close = server.close
  const { id } = await smtpDelivery(server.url)(aMail)
  expect(server.received).toHaveLength(1)
  expect(server.received[0]).toMatchObject({ from: "shop@example.ch", to: ["anna@example.ch"] })
  expect(messageIdOf(server.received[0].source)).toBe(id)
})

it("gives a repeated mail the same Message-ID, another mail another", async () => {
  const server = await smtpServer()
  close = server.close
  const deliver = smtpDelivery(server.url)
  for (const key of [aMail.key, aMail.key, "order-confirmation-order_2-1"]) await deliver({ ...aMail, key })
  const [first, again, other] = server.received.map(({ source }) => messageIdOf(source))
  expect(again).toBe(first)
  expect(other).not.toBe(first)
})

it("fails where the server refuses, so that the job tries again", async () => {
  const server = await smtpServer({ refuse: true })
  close = server.close
  await expect(smtpDelivery(server.url)(aMail)).rejects.toThrow("451")
  expect(server.received).toEqual([])
})

it("fails where nobody listens", async () => {
  const server = await smtpServer()
  server.close()
  await expect(smtpDelivery(server.url)(aMail)).rejects.toThrow("ECONNREFUSED")
})
