import pg from "pg"
import { describe, expect, it } from "vitest"
import { ensureTriggers } from "#platform/cache/watch-sql"
import type { ProductCard } from "#shop/catalogue/wire/product"
import { AT_ONCE_MS, api, demoProduct, sql, until } from "../harness"
import { target } from "../harness/target"

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
  await until("the new price", async () => (await price()) === "311.00", AT_ONCE_MS)
})

it("listens again after a broken connection", async () => {
  await listener()
  await setPrice(312)
  await until("the new price", async () => (await price()) === "312.00", AT_ONCE_MS)
})

describe("a change of a few products", () => {
  const detail = async (path: string) => (await api("GET", path)).body
  const slugs = async () => (await api<ProductCard[]>("GET", "/products/accessory/")).body.map(({ slug }) => slug)

  it("shows everywhere the product is spoken of", async () => {
    const before = await detail("/products/purchase/rtc-360/")
    const [{ id, name }] = before.accessoryitems
    await sql("update product set title = title || ' neu' where id = $1", id)
    await until("the new name", async () => {
      const [first] = (await detail("/products/purchase/rtc-360/")).accessoryitems
      return first.name === `${name} neu`
    })
  })

  it("moves a product in its list, takes it out and brings it back", async () => {
    const [first, second, ...others] = await slugs()
    await sql("update catalogue_product_profile set sort_order = 999999 where kind = 'accessory' and slug = $1", first)
    await until("the new place", async () => (await slugs()).at(-1) === first)
    expect(await slugs()).toEqual([second, ...others, first])
    const draft = (status: string) =>
      sql(
        `update product set status = $1 where id = (
          select product_id from catalogue_product_profile where kind = 'accessory' and slug = $2)`,
        status,
        second,
      )
    await draft("draft")
    await until("the product gone", async () => !(await slugs()).includes(second))
    await draft("published")
    await until("the product back", async () => (await slugs())[0] === second)
  })

  it("reads those products alone", async () => {
    await price()
    await listener()
    const heard = await notificationsDuring(() => setPrice(313))
    const [{ id }] = await sql("select product_id as id from product_variant where sku = 'MIETE-RTC-360'")
    expect(heard).toEqual([`catalogue:${id}`])
    await until("the new price", async () => (await price()) === "313.00", AT_ONCE_MS)
  })

  it("is told of whole areas where products can't be named", async () => {
    expect(await notificationsDuring(() => sql("update rental_purpose set name = name"))).toEqual(["catalogue"])
    expect(await notificationsDuring(() => sql("update price set amount = amount where false"))).toEqual([])
  })

  it("in the name of the area that a table belongs to now, once", async () => {
    await sql("create table moved ()")
    for (const area of ["former", "former", "present", "present"])
      await sql(ensureTriggers([{ area, tables: ["moved"] }]))
    expect(await notificationsDuring(() => sql("insert into moved default values"))).toEqual(["present"])
    await sql("drop table moved")
  })
})

async function notificationsDuring(act: () => Promise<unknown>): Promise<string[]> {
  const client = new pg.Client(target().databaseUrl)
  await client.connect()
  const heard: string[] = []
  client.on("notification", ({ payload }) => heard.push(payload ?? ""))
  await client.query("listen shop_changed")
  await act()
  await client.query("select 1")
  await client.end()
  return heard
}
