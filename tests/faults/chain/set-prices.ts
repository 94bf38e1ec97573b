import { expect } from "vitest"
import { demoProduct, sql, until } from "../../harness"
import { staffProducts } from "../../http/staff-product-support"
import type { Random } from "../oracle/random"

type Desk = Awaited<ReturnType<typeof staffProducts>>
type Saved = Parameters<Desk["save"]>

const SERVICES = [
  { name: "Vollkasko", basis: "permille", price_rappen: 0, permille: 37, group_name: "Schutz" },
  { name: "Teilkasko", basis: "day", price_rappen: 1_733, permille: 0, group_name: "Schutz" },
  { name: "Auswertung je Tag", basis: "day", price_rappen: 4_999, permille: 0, group_name: "" },
  { name: "Reinigung", basis: "rental", price_rappen: 7_777, permille: 0, group_name: "" },
]

const francs = (rappen: number) => (rappen / 100).toFixed(2)

/** Staff give all that is rented and sold prices that no sum of them is round with; deposits are paid back in coins. */
export async function setPrices(random: Random): Promise<void> {
  const { oneOf, upTo, some } = random
  const desk = await staffProducts()
  const save = async (...saved: Saved) => {
    const { status, body } = await desk.save(...saved)
    expect(status, JSON.stringify({ saved, body })).toBe(200)
  }
  const setPrice = async (id: string, price: () => number) => {
    const { choices } = (await desk.stored(id, "prices")).values
    await save(id, "prices", { choices: choices.map((choice) => ({ ...choice, price: francs(price()) })) })
  }
  const services = await addServices(desk)
  const products = await sql<{ id: string; kind: string; slug: string; is_sold: boolean }>(
    `select product_id as id, kind, slug,
            exists (select from catalogue_product_profile sold where sold.kind = 'purchase' and sold.slug = profile.slug) as is_sold
       from catalogue_product_profile profile where deleted_at is null and kind in ('rental', 'accessory', 'purchase')
      order by kind, slug`,
  )
  for (const { id, kind, is_sold } of products) {
    if (kind !== "rental") {
      await setPrice(id, () => 1_001 + upTo(oneOf([9_000, 3_000_000])))
      continue
    }
    const pricePerDay = 5_003 + upTo(40_000)
    await save(id, "rates", { rates: [] })
    await setPrice(id, () => pricePerDay)
    const rates = some(upTo(3), [4, 6, 12, 26]).map((days) => ({
      days,
      price: francs(Math.ceil(days * pricePerDay * (0.8 - days / 100))),
    }))
    await save(id, "rates", { rates })
    const deposit = oneOf([
      { amount: "0.00", permille: 0 },
      { amount: francs(100_005 + 5 * upTo(80_000)), permille: 0 },
      { amount: "0.00", permille: is_sold ? 1 + upTo(200) : 0 },
    ])
    await save(id, "charges", { charges: { deposit } })
    const { service_ids } = (await desk.stored(id, "offers")).values
    await save(id, "offers", { service_ids: [...service_ids, ...some(upTo(4), services)] })
  }
  const { slug, id } = products.filter(({ kind }) => kind === "rental").at(-1)!
  const { choices } = (await desk.stored(id, "prices")).values
  const saved = (await desk.stored(id, "offers")).values.service_ids
  await until("the prices in the shop", async () => {
    const { price, productservices } = await demoProduct(slug)
    return price === choices[0].price && productservices.length === saved.length
  })
}

/** @returns their ids */
async function addServices({ admin }: Desk): Promise<string[]> {
  const ids: string[] = []
  for (const service of SERVICES) {
    const { status, body } = await admin("POST", "/admin/rental/services", {
      ...service,
      description: "",
      is_active: true,
    })
    expect(status, JSON.stringify(body)).toBe(201)
    ids.push(body.id)
  }
  return ids
}
