import type { MedusaContainer, ProductDTO } from "@medusajs/framework/types"
import { fromWireMoney } from "#kernel/money"
import { RENTAL_MODULE } from "#shop/rental/data/index"
import type { RentalModuleService } from "#shop/rental/data/service"
import { readContent, type SeedProduct } from "../content"
import { type RentedProduct, seedFleet } from "./fleet"
import { seedRates } from "./rates"

interface SeedPurpose {
  slug: string
  name: string
  description: string
  order: number
}

interface SeedDeliveryType extends SeedPurpose {
  price: string
  preparation_days: number
  transit_out_days: number
  transit_back_days: number
  cutoff_time: string | null
  needs_delivery_address: boolean
  is_default: boolean
}

/** Delivery types, purposes, and which product is rented for what; then units and reservations. */
export async function seedRental(container: MedusaContainer, wanted: SeedProduct[], products: Map<string, ProductDTO>) {
  const rental = container.resolve<RentalModuleService>(RENTAL_MODULE)
  await seedDeliveryTypes(rental)
  const purposeIds = await seedPurposes(rental)

  const rented = wanted
    .filter(({ kind }) => kind === "rental")
    .map((product) => ({ ...product, productId: products.get(product.handle)!.id }))
  await seedRentalProducts(container, rented, purposeIds)
  await seedFleet(rental, rented)
}

/** How products are rented out, as long as nobody has any of them, then their purposes, where there is none yet. */
async function seedRentalProducts(
  container: MedusaContainer,
  rented: (RentedProduct & SeedProduct)[],
  purposeIds: Map<string, string>,
) {
  const rental = container.resolve<RentalModuleService>(RENTAL_MODULE)
  const [knownUnit] = await rental.listRentalUnits({}, { take: 1 })
  if (!knownUnit) {
    await seedRates(container, rented)
    await rental.updateRentalProducts(
      rented.map(({ productId, restocking_days = 0 }) => ({ product_id: productId, restocking_days })),
    )
  }
  const [knownPurpose] = await rental.listRentalProductPurposes({}, { take: 1 })
  if (knownPurpose) return
  await rental.createRentalProductPurposes(
    rented.flatMap(({ productId, purposes = [] }) =>
      purposes.map((slug) => ({ product_id: productId, purpose_id: purposeIds.get(slug)! })),
    ),
  )
}

async function seedDeliveryTypes(rental: RentalModuleService) {
  const known = await rental.listRentalDeliveryTypes({}, { select: ["slug"], take: null })
  const missing = readContent<SeedDeliveryType[]>("delivery-types.json").filter(
    ({ slug }) => !known.some((type) => type.slug === slug),
  )
  await rental.createRentalDeliveryTypes(
    missing.map((type) => ({
      slug: type.slug,
      name: type.name,
      description: type.description,
      price_rappen: fromWireMoney(type.price),
      preparation_days: type.preparation_days,
      transit_out_days: type.transit_out_days,
      transit_back_days: type.transit_back_days,
      cut_off_time: type.cutoff_time,
      needs_delivery_address: type.needs_delivery_address,
      is_default: type.is_default,
      sort_order: type.order,
    })),
  )
}

/** @returns ids by slug */
async function seedPurposes(rental: RentalModuleService): Promise<Map<string, string>> {
  const known = await rental.listRentalPurposes({}, { take: null })
  const missing = readContent<SeedPurpose[]>("purposes.json").filter(
    ({ slug }) => !known.some((purpose) => purpose.slug === slug),
  )
  const created = await rental.createRentalPurposes(
    missing.map(({ slug, name, description, order }) => ({ slug, name, description, sort_order: order })),
  )
  return new Map([...known, ...created].map(({ slug, id }) => [slug, id]))
}
