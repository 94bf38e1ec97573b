import { expect, it } from "vitest"
import { api, checkoutForm, mails, mailTo, signedInCustomer, sql, staff, until } from "../harness"
import { cartWithRental } from "./cart-support"

const MARKUP = `<img src=x onerror="x()">`
const HOSTILE = {
  company: `Holz ${MARKUP} AG`,
  first_name: "<i>Petra</i>",
  last_name: `Z"'&<script>x()</script>`,
  city: "<u>Wil</u>",
}
const REFERENCE = "<b>BV-1</b>"
const hasMarkup = /<img src=x|<i>Petra|<script|<u>Wil|<b>BV-1/

/** The HTML part of a mail as it is read, without what keeps words from being links; its plain text is before it and may hold anything. */
const htmlOf = ({ text }: { text: string }) =>
  text
    .slice(text.search(/<!doctype html/i))
    .split("BEGIN:VCALENDAR")[0]
    .replaceAll("\u2060", "")

it("markup in names, companies and references stays text in mails and calendar files", async () => {
  const customer = await signedInCustomer(HOSTILE)
  const cart = await cartWithRental("rtc-360", ["2027-03-02", "2027-03-04"])
  const body = {
    ...checkoutForm(customer.email, { referencenum: REFERENCE }),
    ...HOSTILE,
    ...Object.fromEntries(Object.entries(HOSTILE).map(([field, value]) => [`${field}2`, value])),
  }
  const placed = await api("POST", `/checkout/${cart}/`, { token: customer.token, body })
  expect(placed.status).toBe(200)

  const confirmation = htmlOf(await mailTo(customer.email, /Ihre Bestellung/))
  expect(confirmation).toContain("&lt;b&gt;BV-1&lt;/b&gt;")
  expect(confirmation).toContain("&lt;i&gt;Petra&lt;/i&gt;")
  expect(confirmation).toContain("Holz &lt;img src=x onerror=&quot;x()&quot;&gt; AG")
  for (const mail of mails()) expect(htmlOf(mail)).not.toMatch(hasMarkup)

  const { body: order } = await api("GET", `/orders/${placed.body.id}/`, { token: customer.token })
  expect(order).toMatchObject({ ...HOSTILE, referencenum: REFERENCE })
  const { body: calendar } = await api<string>("GET", `/orders/${placed.body.id}/calendar.ics`, {
    token: customer.token,
  })
  expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(1)
})

it("a line break in a name starts no line of a mail's head or of a calendar", async () => {
  const [name, city] = ["Petra\r\nBcc: alle@example.net", "Wil\r\nATTENDEE:mailto:x@example.net"]
  const customer = await signedInCustomer()
  const cart = await cartWithRental("rtc-360", ["2027-03-09", "2027-03-11"])
  const body = checkoutForm(customer.email)
  const placed = await api("POST", `/checkout/${cart}/`, { token: customer.token, body })
  await mailTo(customer.email, /Ihre Bestellung/)
  // Forms refuse it; it may have come from elsewhere all the same.
  await sql("update order_address set first_name = $1, city = $2", name, city)
  await sql("update customer set first_name = $1", name)
  const before = mails().length
  const admin = await staff()
  expect((await admin("POST", `/admin/orders/${placed.body.id}/confirmation`, {})).status).toBeLessThan(300)
  await until("the confirmation once more", () => mails().length > before)
  const { body: calendar } = await api<string>("GET", `/orders/${placed.body.id}/calendar.ics`, {
    token: customer.token,
  })
  expect(calendar).toContain("BEGIN:VEVENT")
  expect(calendar).not.toMatch(/^ATTENDEE/m)
  expect(mails().filter(({ to }) => /alle@/.test(to))).toEqual([])
})
