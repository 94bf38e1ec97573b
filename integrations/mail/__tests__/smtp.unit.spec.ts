import type { SMTPServerOptions } from "smtp-server"
import { afterEach, expect, it } from "vitest"
import type { MailMessage } from "#extension/providers"
import { isRecipientRefused } from "../refused"
import { smtpDelivery } from "../smtp"
import { smtpServer } from "./smtp-server"

let close = async () => {}
afterEach(() => close())

async function started(options?: SMTPServerOptions) {
  const server = await smtpServer(options)
  close = server.close
  return server
}

const aMail: MailMessage = {
  key: "order-confirmation-order_1-1",
  from: "Muster Vermessung AG <shop@example.ch>",
  to: "anna@example.ch",
  subject: "Ihre Bestellung für «Bäder & Küchen» W-1042",
  html: "<p>Grüezi</p>",
  text: "Grüezi",
  attachments: [
    { filename: "Miete für März.ics", contentType: "text/calendar; charset=utf-8", content: Buffer.from("BEGIN:ä") },
  ],
}

it("hands a mail to the server, for one recipient, with both forms and its files", async () => {
  const server = await started()
  const { id } = await smtpDelivery(`smtp://${server.host}`)(aMail)
  expect(server.received).toHaveLength(1)
  const [{ from, to, mail }] = server.received
  expect({ from, to }).toEqual({ from: "shop@example.ch", to: ["anna@example.ch"] })
  expect(mail).toMatchObject({ messageId: id, subject: aMail.subject })
  expect([mail.text?.trim(), mail.html?.trim()]).toEqual(["Grüezi", "<p>Grüezi</p>"])
  const [file] = mail.attachments
  expect(file).toMatchObject({ filename: "Miete für März.ics", mimeType: "text/calendar" })
  expect(
    Buffer.from(file.content as ArrayBuffer)
      .toString()
      .trim(),
  ).toBe("BEGIN:ä")
})

it.each([
  ["asks for no answer of the mailbox's own", {}, "auto-generated"],
  ["may be answered so if somebody wrote it", { replyTo: "team@example.ch" }, undefined],
])("%s", async (_case, more, automatic) => {
  const server = await started()
  await smtpDelivery(`smtp://${server.host}`)({ ...aMail, ...more })
  const headers = Object.fromEntries(server.received[0].mail.headers.map(({ key, value }) => [key, value]))
  expect(headers["auto-submitted"]).toBe(automatic)
  expect(headers["x-auto-response-suppress"]).toBe(automatic && "All")
})

it("signs in with what the address says", async () => {
  const server = await started({
    authOptional: false,
    onAuth: ({ username, password }, _session, done) =>
      username === "shop@example.ch" && password === "p/w" ? done(null, { user: 1 }) : done(new Error("no")),
  })
  await smtpDelivery(`smtp://shop%40example.ch:p%2Fw@${server.host}`)(aMail)
  expect(server.received).toHaveLength(1)
  await expect(smtpDelivery(`smtp://shop%40example.ch:wrong@${server.host}`)(aMail)).rejects.toThrow("no")
})

it("gives a repeated mail the same Message-ID, another mail another", async () => {
  const server = await started()
  const deliver = smtpDelivery(`smtp://${server.host}`)
  for (const key of [aMail.key, aMail.key, "order-confirmation-order_2-1"]) await deliver({ ...aMail, key })
  const [first, again, other] = server.received.map(({ mail }) => mail.messageId)
  expect(again).toBe(first)
  expect(other).not.toBe(first)
})

it.each([
  ["refuses the recipient for now", { onRcptTo: (_address, _session, done) => done(busy()) }],
  ["takes the mail and fails", { onData: (stream, _session, done) => stream.resume().on("end", () => done(busy())) }],
] satisfies [string, SMTPServerOptions][])(
  "fails where the server %s, so that the job tries again",
  async (_case, options) => {
    const server = await started(options)
    await expect(smtpDelivery(`smtp://${server.host}`)(aMail)).rejects.toThrow("451")
    expect(server.received).toEqual([])
  },
)

it("fails where nobody listens", async () => {
  const server = await smtpServer()
  await server.close()
  await expect(smtpDelivery(`smtp://${server.host}`)(aMail)).rejects.toThrow("ECONNREFUSED")
})

it.each([
  ["where he is refused for good", "", { onRcptTo: (_address, _session, done) => done(answer(550, "no")) }, true],
  ["not where it is for now", "", { onRcptTo: (_address, _session, done) => done(busy()) }, false],
  [
    "nor where the shop's login is",
    "shop:word@",
    { onAuth: (_login, _session, done) => done(answer(535, "no")) },
    false,
  ],
] satisfies [string, string, SMTPServerOptions, boolean][])(
  "tells that the recipient is refused %s",
  async (_case, login, options, expected) => {
    const server = await started(options)
    const error = await smtpDelivery(`smtp://${login}${server.host}`)(aMail).catch((reason) => reason)
    // As Medusa passes it on.
    expect(isRecipientRefused(new Error(`Failed to send notification with id noti_1:\n${error.message}`))).toBe(
      expected,
    )
  },
)

const answer = (responseCode: number, words: string) => Object.assign(new Error(words), { responseCode })
const busy = () => answer(451, "later")
