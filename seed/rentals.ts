import type { MedusaContainer, ProductDTO } from "@medusajs/framework/types"
import { addDays } from "../src/domain/calendar-day"
import { fromWireMoney } from "../src/domain/money"
import { today } from "../src/lib/clock"
import { RENTAL_MODULE } from "../src/modules/rental"
import type { RentalModuleService } from "../src/modules/rental/service"
import { readContent, type SeedProduct } from "./content"

interface SeedDeliveryType {
  slug: string
  name: string
  description: string
  price: string
  preparation_days: number
  transit_out_days: number
  transit_back_days: number
  cutoff_time: string | null
  needs_delivery_address: boolean
  is_default: boolean
  order: number
}

interface SeedPurpose {
  slug: string
  name: string
  description: string
  order: number
}

/** Delivery types, purposes, and what makes products rentable: restocking, purposes, units. Where they are not there yet. */
export async function seedRentals(
  container: MedusaContainer,
  wanted: SeedProduct[],
  products: Map<string, ProductDTO>,
): Promise<void> {
  const rental = container.resolve<RentalModuleService>(RENTAL_MODULE)
  await seedDeliveryTypes(rental)
  const purposeIds = await seedPurposes(rental)
  const known = await rental.listRentalProducts({}, { select: ["product_id"], take: null })
  const rented = new Set(known.map(({ product_id }) => product_id))
  for (const product of wanted.filter(({ kind }) => kind === "rental")) {
    const productId = products.get(product.handle)!.id
    if (!rented.has(productId)) await seedRentalProduct(rental, product, productId, purposeIds)
  }
}

async function seedDeliveryTypes(rental: RentalModuleService): Promise<void> {
  const [known] = await rental.listRentalDeliveryTypes({}, { take: 1 })
  if (known) return
  await rental.createRentalDeliveryTypes(
    readContent<SeedDeliveryType[]>("delivery-types.json").map((type) => ({
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

async function seedPurposes(rental: RentalModuleService): Promise<Map<string, string>> {
  const known = await rental.listRentalPurposes({}, { take: null })
  const purposes =
    known.length > 0
      ? known
      : await rental.createRentalPurposes(
          readContent<SeedPurpose[]>("purposes.json").map(({ slug, name, description, order }) => ({
            slug,
            name,
            description,
            sort_order: order,
          })),
        )
  return new Map(purposes.map(({ slug, id }) => [slug, id]))
}

async function seedRentalProduct(
  rental: RentalModuleService,
  { restocking_days = 0, purposes = [], units = [] }: SeedProduct,
  productId: string,
  purposeIds: Map<string, string>,
): Promise<void> {
  await rental.createRentalProducts({ product_id: productId, restocking_days })
  await rental.createRentalProductPurposes(
    purposes.map((slug) => ({ product_id: productId, purpose_id: purposeIds.get(slug)! })),
  )
  await rental.createRentalUnits(
    units.map(({ serial_number, in_service, calibration_due_offset_days }) => ({
      product_id: productId,
      serial_number,
      is_in_service: in_service,
      calibration_due: addDays(today(), calibration_due_offset_days),
    })),
  )
}
