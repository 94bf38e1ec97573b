import type { MedusaContainer, ProductDTO } from "@medusajs/framework/types"
import { fromWireMoney } from "#kernel/money"
import { PRODUCT_SERVICE_MODULE } from "#shop/catalogue/data/product-service/index"
import type { ProductServiceModuleService } from "#shop/catalogue/data/product-service/service"
import { type SeedProduct, type SeedService, seedServices } from "./content"

/** Services, then which product offers them: each where there is none yet. */
export async function seedProductServices(
  container: MedusaContainer,
  wanted: SeedProduct[],
  products: Map<string, ProductDTO>,
): Promise<void> {
  const module = container.resolve<ProductServiceModuleService>(PRODUCT_SERVICE_MODULE)
  const known = await module.listProductServices({}, { take: null })
  const services = known.length > 0 ? known : await module.createProductServices(seedServices().map(serviceInput))
  const [knownOffer] = await module.listProductServiceOffers({}, { take: 1 })
  if (knownOffer) return
  const idOf = new Map(services.map(({ slug, id }) => [slug, id]))
  await module.createProductServiceOffers(
    wanted.flatMap(({ handle, productservices = [] }) =>
      productservices.map(({ slug }) => ({ product_id: products.get(handle)!.id, service_id: idOf.get(slug)! })),
    ),
  )
}

const serviceInput = ({ slug, name, description, price, basis, group }: SeedService, index: number) => ({
  slug,
  name,
  description,
  basis,
  price_rappen: fromWireMoney(price),
  group_name: group,
  sort_order: index + 1,
})
