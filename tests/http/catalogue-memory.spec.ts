import { expect, it } from "vitest"
import { demoProduct, sql, until } from "../harness"

const price = async () => (await demoProduct("rtc-360")).price
const setPrice = (amount: number) =>
  sql(
    `update price set amount = $1
       from product_variant_price_set l join product_variant v on v.id = l.variant_id
      where l.price_set_id = price.price_set_id and v.sku = 'MIETE-RTC-360'`,
    amount,
  )
/** What the shop does in the database outside of other connections: the one that listens. */
const LISTENER = `datname = current_database() and query = 'listen shop_changed'`

const listener = () =>
  until("a listener", async () => (await sql(`select from pg_stat_activity where ${LISTENER}`)).length > 0)

it("shows a change that was made while nobody was listening", async () => {
  await price()
  await listener()
  const ended = await sql(`select pg_terminate_backend(pid) from pg_stat_activity where ${LISTENER}`)
  expect(ended).toHaveLength(1)
  await setPrice(311)
  await until("the new price", async () => (await price()) === "311.00", 1_000)
})

it("listens again after a broken connection", async () => {
  await listener()
  await setPrice(312)
  await until("the new price", async () => (await price()) === "312.00", 1_000)
})
