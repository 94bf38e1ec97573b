import { beforeEach, expect, it } from "vitest"
import { api, mails, mailTo, newCartToken, signedInCustomer, sql, until } from "../harness"
import { cartWithRental } from "./cart-support"
import { checkOut } from "./checkout-support"
import {
  askedToken,
  confirmedEntry,
  entryOf,
  freshAddress,
  join,
  letMailsBeLost,
  letOffersRunOut,
  offeredToken,
  type TakenWeek,
  takenWeek,
} from "./wait-list-support"

beforeEach(() => sql("delete from session_attempt"))

const codeOf = ({ status, headers }: { status: number; headers: Headers }) => [status, headers.get("refusal-code")]
const isFreeFor = async ({ product, wish }: TakenWeek) =>
  (
    await api("POST", `/cart/rental/${product}/`, {
      body: { ...wish(""), cart: newCartToken(), quantity: 1, productservice: null },
    })
  ).status
const toldOf = (email: string) => mails().filter(({ to, subject }) => to === email && subject.includes("Frei geworden"))

it("isn't joined for what a checkout holds, also the own one: it may be free soon, or ordered", async () => {
  const week = await takenWeek()
  await week.free(1)
  const buyer = await signedInCustomer()
  const cart = await cartWithRental("icon-icr70", [week.rentalstartdate, week.rentalenddate])
  const hold = () => api("POST", `/checkout/${cart}/hold/`, { token: buyer.token })
  expect((await hold()).body.not_held).toEqual([])
  const refused = await join(week.wish(freshAddress()))
  expect(codeOf(refused)).toEqual([409, "waitlist.being_ordered"])
  expect(refused.body.non_field_errors).toEqual([expect.stringContaining("in 15 Minuten wieder frei")])
  expect(codeOf(await join(week.wish(buyer.email), buyer.token))).toEqual([409, "waitlist.being_ordered"])

  await sql("delete from rental_hold where product_id = $1", week.product)
  expect(codeOf(await join(week.wish(freshAddress())))).toEqual([409, "waitlist.free"])
  await hold()
  expect((await checkOut(cart, buyer)).status).toBe(200)
  expect((await join(week.wish(freshAddress()))).status).toBe(200)
})

it("isn't confirmed for days that have come free meanwhile, or are in a checkout", async () => {
  const week = await takenWeek()
  const email = freshAddress()
  await join(week.wish(email))
  const token = await askedToken(email)
  const confirm = () => api("POST", "/wait-list/confirm/", { body: { token } })
  await week.free(1)
  const free = await confirm()
  expect([...codeOf(free), free.body.alternatives]).toEqual([
    409,
    "waitlist.free",
    [{ rentalstartdate: week.rentalstartdate, rentalenddate: week.rentalenddate }],
  ])
  const buyer = await signedInCustomer()
  const cart = await cartWithRental("icon-icr70", [week.rentalstartdate, week.rentalenddate])
  await api("POST", `/checkout/${cart}/hold/`, { token: buyer.token })
  expect(codeOf(await confirm())).toEqual([409, "waitlist.being_ordered"])
  expect((await entryOf(token)).state).toBe("unconfirmed")
  await checkOut(cart, buyer)
  expect((await confirm()).status).toBe(200)
  expect((await entryOf(token)).state).toBe("waiting")
})

it("holds the same days three times for addresses that order nothing, then tells the others; a customer's is held still", async () => {
  const week = await takenWeek()
  const addresses = Array.from({ length: 5 }, freshAddress)
  const tokens: string[] = []
  for (const address of addresses) tokens.push(await confirmedEntry(week, address))
  const customer = await signedInCustomer()
  await join(week.wish(customer.email), customer.token)
  await week.free(1)
  for (const address of addresses.slice(0, 3)) {
    await offeredToken(address)
    expect(await isFreeFor(week)).toBe(409)
    await letOffersRunOut(week.product)
  }
  const own = await offeredToken(customer.email)
  expect((await entryOf(own)).state).toBe("offered")
  expect(addresses.slice(3).flatMap(toldOf)).toEqual([])

  expect((await api("POST", "/wait-list/end/", { body: { token: own } })).status).toBe(200)
  const told = await Promise.all(addresses.slice(3).map((address) => mailTo(address, /Frei geworden/)))
  for (const { text } of told) {
    expect(text).toContain(`/mieten/icon-icr70/?from=${week.rentalstartdate}&to=${week.rentalenddate}`)
    expect(text).not.toContain("/warteliste/angebot")
  }
  await until("they wait no longer", async () => (await entryOf(tokens[4])).state === "ended")
  expect(await isFreeFor(week)).toBe(200)
  const [first] = await Promise.all(tokens.map(entryOf))
  expect(first.state).toBe("expired")
  await letOffersRunOut(week.product)
  expect(addresses.map((address) => toldOf(address).length)).toEqual([1, 1, 1, 1, 1])
})

it("leaves his place to who never heard of his offer, though not for ever", async () => {
  const week = await takenWeek()
  const addresses = [freshAddress(), freshAddress()]
  const [first, second] = [await confirmedEntry(week, addresses[0]), await confirmedEntry(week, addresses[1])]
  const runOutUnheard = async () => {
    await letMailsBeLost(first)
    await letOffersRunOut(week.product)
  }
  const ofFirst = async () => {
    const [row] = await sql("select * from wait_list_entry where email = $1", addresses[0])
    return row
  }
  await week.free(1)
  await offeredToken(addresses[0])
  const { queued_at } = await ofFirst()
  for (let unheard = 1; unheard <= 3; unheard++) {
    await runOutUnheard()
    await until("another mail", () => toldOf(addresses[0]).length === unheard + 1)
    expect(await ofFirst()).toMatchObject({ state: "offered", queued_at, unheard_offers: unheard })
    expect((await entryOf(second)).state).toBe("waiting")
  }
  await runOutUnheard()
  await offeredToken(addresses[1])
  expect((await entryOf(first)).state).toBe("expired")
})
