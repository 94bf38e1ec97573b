import { mkdtemp, readdir, rm, symlink } from "node:fs/promises"
import os from "node:os"
import path from "node:path"
import { afterEach, beforeEach, expect, it } from "vitest"
import type { MailMessage } from "#extension/providers"
import { fileDelivery } from "../outbox/file-delivery"
import { listMails, readMail } from "../outbox/read-outbox"

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "outbox-"))
})
afterEach(() => rm(folder, { recursive: true }))

const aMail = (changes: Partial<MailMessage> = {}): MailMessage => ({
  key: "order-confirmation-order_1",
  from: "Muster Vermessung AG <shop@example.ch>",
  to: "anna@example.ch",
  subject: "Bestätigung für Gebäudeaufnahmen mit ganz besonders langem Betreff, gültig ab sofort",
  html: "<p>Grüezi</p>",
  text: "Grüezi",
  attachments: [],
  ...changes,
})

it("keeps a mail as one file with text and HTML", async () => {
  await fileDelivery(folder)(aMail())
  expect(await readdir(folder)).toEqual(["order-confirmation-order_1.eml"])
  const [mail] = await listMails(folder)
  expect(mail).toMatchObject({ to: "anna@example.ch", subject: aMail().subject })
  expect(mail.text.trim()).toBe("Grüezi")
  expect(mail.html.trim()).toBe("<p>Grüezi</p>")
})

it("lists the others when a mail is deleted meanwhile", async () => {
  await fileDelivery(folder)(aMail())
  await symlink("deleted", path.join(folder, "gone.eml"))
  expect(await listMails(folder)).toHaveLength(1)
})

it("carries attachments", async () => {
  const ics = {
    filename: "Miete.ics",
    contentType: "text/calendar; charset=utf-8",
    content: Buffer.from("BEGIN:VCALENDAR"),
  }
  await fileDelivery(folder)(aMail({ attachments: [ics] }))
  const [{ attachments, text }] = await listMails(folder)
  expect(text.trim()).toBe("Grüezi")
  expect(attachments).toMatchObject([{ filename: "Miete.ics", type: "text/calendar" }])
  expect(attachments[0].content.toString().trim()).toBe("BEGIN:VCALENDAR")
})

it("sends the mail of a key once, even when asked fifty times at once by two deliveries", async () => {
  const deliveries = [fileDelivery(folder), fileDelivery(folder)]
  await Promise.all(
    Array.from({ length: 50 }, (_, index) => deliveries[index % 2](aMail({ text: `Fassung ${index}` }))),
  )
  expect(await readdir(folder)).toHaveLength(1)
})

it("writes to one recipient, whatever the address contains", async () => {
  await fileDelivery(folder)(aMail({ to: "anna@example.ch, all@evil.example" }))
  const [{ to }] = await listMails(folder)
  expect(to).not.toMatch(/(^|,\s*)all@evil\.example/)
})

it("does not read outside the outbox", async () => {
  expect(await readMail(folder, "../../etc/passwd")).toBeNull()
})
