import { beforeAll, describe, expect, it } from "vitest"
import {
  demoDeliveryTypes,
  mails,
  mailTo,
  repeatFailedJobs,
  type SignedInCustomer,
  signedInCustomer,
  sql,
  staff,
  until,
} from "../harness"
import { cartWithAccessory, cartWithRental } from "./cart-support"
import { checkOut } from "./checkout-support"

const VICTIM = "opfer@example.org"
const LIMIT = 10

let customer: SignedInCustomer
beforeAll(async () => {
  customer = await signedInCustomer()
})

interface Placed {
  id: string
  shop_number: string
}
const place = async (email: string, by = customer, cart?: string): Promise<Placed> =>
  (await checkOut(cart ?? (await cartWithAccessory("usb-c-kabel")), by, { email })).body

/** Who was told of the order with this subject, once its job is done. */
async function toldOf({ id, shop_number }: Placed, subject = "Ihre Bestellung") {
  await until("the jobs about the order", async () => {
    const jobs = await sql("select state from pgboss.job where data->>'orderId' = $1 and name like 'order-%'", id)
    return jobs.length > 0 && jobs.every(({ state }) => state === "completed")
  })
  return mails()
    .filter((mail) => mail.subject.startsWith(subject) && mail.subject.includes(shop_number))
    .map(({ to }) => to)
    .sort()
}

describe("orders whose billing e-mail isn't the login's, beyond ten an hour", () => {
  let last: Placed
  beforeAll(async () => {
    for (let placed = 0; placed < LIMIT; placed += 1) last = await place(placed === 3 ? VICTIM.toUpperCase() : VICTIM)
  })

  it("are told to both up to there", async () => {
    expect(await toldOf(last)).toEqual([customer.email, VICTIM].sort())
  })

  it("are taken and told to the login alone, whatever is told of them", async () => {
    const order = await place(VICTIM)
    expect(await toldOf(order)).toEqual([customer.email])
    const admin = await staff()
    expect((await admin("GET", `/admin/orders/${order.id}/letters/new`)).body.to).toEqual([customer.email])
    expect((await admin("POST", `/admin/orders/${order.id}/cancel`, {})).status).toBe(200)
    await until("the mail about its end", async () => (await toldOf(order, "Storniert")).length > 0)
    expect(await toldOf(order, "Storniert")).toEqual([customer.email])
  })

  it("whoever else the same customer names", async () => {
    expect(await toldOf(await place("noch-ein-opfer@example.org"))).toEqual([customer.email])
  })

  it("whoever else names the same e-mail, but no other", async () => {
    const other = await signedInCustomer()
    expect(await toldOf(await place(VICTIM, other))).toEqual([other.email])
    expect(await toldOf(await place("buchhaltung@example.org", other))).toEqual(
      ["buchhaltung@example.org", other.email].sort(),
    )
  })

  it("don't hinder those of the login's own e-mail, nor those of later", async () => {
    expect(await toldOf(await place(customer.email))).toEqual([customer.email])
    await sql(`update "order" set created_at = created_at - interval '61 minutes'`)
    expect(await toldOf(await place(VICTIM))).toEqual([customer.email, VICTIM].sort())
  })
})

it("an address that is refused for good keeps no confirmation from the other", async () => {
  const buyer = await signedInCustomer()
  await sql(`alter table notification add constraint refused check ("to" <> '${buyer.email}') not valid`)
  const order = await place("rechnungen@example.org", buyer)
  await mailTo("rechnungen@example.org", new RegExp(`Ihre Bestellung.*${order.shop_number}`))
  await sql("alter table notification drop constraint refused")
  await repeatFailedJobs()
  expect(await toldOf(order)).toEqual([buyer.email, "rechnungen@example.org"].sort())
})

it("an advertisement is a link neither in the confirmation nor in its calendar entry", async () => {
  const advert = "evil.ch/x"
  const { delivery } = await demoDeliveryTypes()
  const cart = await cartWithRental("blk-360-g2", ["2026-12-14", "2026-12-16"], { delivery: delivery.id })
  const typed = { referencenum: advert, first_name: advert, address2: advert, city2: advert }
  const { body } = await checkOut(cart, customer, { ...typed, email: "buchhaltung@example.net" })
  expect(await toldOf(body)).toEqual(["buchhaltung@example.net", customer.email].sort())
  for (const mail of mails().filter(({ subject }) => subject.includes(body.shop_number))) {
    const unfolded = mail.text.replace(/\r?\n /g, "")
    expect(mail.subject + unfolded).not.toContain("evil.ch")
    expect(unfolded).toMatch(/LOCATION:evil\.\u2060ch/)
  }
})
