import { expect, it } from "vitest"
import { addDays, calendarDay } from "#kernel/calendar-day"
import { api, demoProduct } from "../harness"
import { cartWithRental, readCart } from "./cart-support"
import { takenWeek } from "./wait-list-support"

const askedFor = ({ product, rentalstartdate, rentalenddate, pickup }: Awaited<ReturnType<typeof takenWeek>>) =>
  api("GET", `/products/alternatives/${product}/?from=${rentalstartdate}&to=${rentalenddate}&delivery=${pickup.id}`)

it("offers the next periods with their price, and devices of a common purpose that are free, cheapest first", async () => {
  const week = await takenWeek("rtc-360")
  const { status, body } = await askedFor(week)
  expect([status, body.next.length]).toEqual([200, 3])
  expect(body.next[0].rentalstartdate > week.rentalstartdate).toBe(true)
  expect(Number(body.next[0].period_price)).toBeGreaterThan(0)

  const { body: purposes } = await api<{ id: string }[]>("GET", "/products/rental-purposes/")
  const lists = await Promise.all(
    purposes.map(async ({ id }) => (await api<{ id: string }[]>("GET", `/products/rental/?purpose=${id}`)).body),
  )
  const common = lists.filter((list) => list.some(({ id }) => id === week.product)).flat()
  const prices = body.devices.map((device: { period_price: string }) => Number(device.period_price))
  expect(prices.length).toBeGreaterThan(0)
  expect(prices).toEqual(prices.toSorted((a: number, b: number) => a - b))
  for (const device of body.devices) {
    expect([device.free, device.id === week.product]).toEqual([true, false])
    expect(common.map(({ id }) => id)).toContain(device.id)
  }
})

it("names no tripod where a scanner is taken", async () => {
  const { body } = await askedFor(await takenWeek("rtc-360"))
  const names = body.devices.map((device: { name: string }) => device.name)
  expect(names).not.toContain("Stativ- und Zielmarken-Set")
  expect(names.length).toBeGreaterThan(0)
})

it("leaves out devices that are taken then, and names no other period where the asked one is free", async () => {
  const { id } = await demoProduct("rtc-360")
  const week = await takenWeek("blk-360-g2")
  const { body } = await askedFor({ ...week, product: id })
  expect(body.next).toEqual([])
  expect(body.devices.map((device: { id: string }) => device.id)).not.toContain(week.product)
})

it("prices more days by the product's rates, as its cart does", async () => {
  const week = await takenWeek("mobile-mapping-set")
  const { body } = await askedFor({ ...week, rentalenddate: addDays(calendarDay(week.rentalenddate), 7) })
  const [{ rentalstartdate, rentalenddate, period_price }] = body.next
  const cart = await readCart(await cartWithRental("mobile-mapping-set", [rentalstartdate, rentalenddate]))
  expect(cart.items[0].rate_parts?.[0]).toMatchObject({ days: 6, price: "1755.00" })
  expect(period_price).toBe(cart.total_shipping_price)
})
