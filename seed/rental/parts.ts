import type { MedusaContainer, ProductDTO } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, generateEntityId } from "@medusajs/framework/utils"
import { fromWireMoney } from "#kernel/money"
import { readContent } from "../content"

interface SeedPart {
  name: string
  quantity: number
  price: string
  /** Handles of the products that it goes along with; pieces with serial numbers are shared between them. */
  rentals: string[]
  /** `unit`: serial number of the one that a piece belongs to. */
  pieces?: { serial_number: string; unit?: string }[]
}

/** What goes along with the demo's devices, where nothing does yet. */
export async function seedParts(container: MedusaContainer, products: Map<string, ProductDTO>): Promise<void> {
  const db = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  if (await db("set_part").first("id")) return
  const units: { id: string; serial_number: string }[] = await db("rental_unit").select("id", "serial_number")
  const wanted = readContent<SeedPart[]>("parts.json").map((part) => {
    const poolId = part.pieces ? generateEntityId(undefined, "ppool") : null
    return { ...part, poolId, price_rappen: fromWireMoney(part.price) }
  })
  const pools = wanted.flatMap(({ poolId, name, price_rappen }) =>
    poolId === null ? [] : [{ id: poolId, name, price_rappen }],
  )
  const pieces = wanted.flatMap(({ poolId, pieces: own = [] }) =>
    own.map(({ serial_number, unit }) => ({
      ...{ id: generateEntityId(undefined, "pitem"), pool_id: poolId, serial_number },
      unit_id: units.find((one) => one.serial_number === unit)?.id ?? null,
    })),
  )
  const parts = wanted.flatMap(({ poolId, name, price_rappen, quantity, rentals }, index) =>
    rentals.map((handle) => ({
      ...{ id: generateEntityId(undefined, "spart"), product_id: products.get(handle)!.id, pool_id: poolId, quantity },
      ...(poolId === null ? { name, price_rappen } : { name: "", price_rappen: 0 }),
      sort_order: index + 1,
    })),
  )
  await db.transaction(async (trx) => {
    await trx("part_pool").insert(pools)
    await trx("part_item").insert(pieces)
    await trx("set_part").insert(parts)
  })
}
