import type { MedusaContainer, ProductDTO } from "@medusajs/framework/types"
import { fromWireMoney } from "../src/domain/money"
import { PRODUCT_SERVICE_MODULE } from "../src/modules/productService"
import type { ProductServiceModuleService } from "../src/modules/productService/service"
import { type SeedProduct, seedServices } from "./content"

/** Services and which product offers them, where they are not there yet. */
export async function seedProductServices(
  container: MedusaContainer,
  wanted: SeedProduct[],
  products: Map<string, ProductDTO>,
) {
  const module = container.resolve<ProductServiceModuleService>(PRODUCT_SERVICE_MODULE)
  const services = await module.listProductServices({}, { take: null })
  if (services.length > 0) return
  const created = await module.createProductServices(
    seedServices().map(({ slug, name, description, price }, index) => ({
      slug,
      name,
      description,
      price_rappen: fromWireMoney(price),
      sort_order: index + 1,
    })),
  )
  const idOf = new Map(created.map(({ slug, id }) => [slug, id]))
  await module.createProductServiceOffers(
    wanted.flatMap(({ handle, productservices = [] }) =>
      productservices.map(({ slug }) => ({ product_id: products.get(handle)!.id, service_id: idOf.get(slug)! })),
    ),
  )
}
