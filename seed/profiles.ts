import type { MedusaContainer, ProductDTO } from "@medusajs/framework/types"
import { CATALOGUE_MODULE } from "#shop/catalogue/data/catalogue/index"
import type { CatalogueModuleService } from "#shop/catalogue/data/catalogue/service"
import { numbered, type SeedProduct } from "./content"
import { download, pictureFor, sampleDownload } from "./files"

type ByHandle = Map<string, ProductDTO>

/** Profiles of the products and, before them, of their packages and plugins: a profile says that its product is complete. */
export async function seedProfiles(container: MedusaContainer, wanted: SeedProduct[], products: ByHandle) {
  const catalogue = container.resolve<CatalogueModuleService>(CATALOGUE_MODULE)
  const known = await catalogue.listProductProfiles({}, { select: ["product_id"], take: null })
  const profiled = new Set(known.map(({ product_id }) => product_id))
  const missing = wanted.filter(({ handle }) => !profiled.has(products.get(handle)!.id))
  if (missing.length === 0) return
  const idOf = idsByContentId(wanted, products)
  await catalogue.createVariantProfiles(
    missing.flatMap((product) => variantProfiles(product, products.get(product.handle)!)),
  )
  await catalogue.createProductProfiles(
    missing.map((product) => profileOf(product, products.get(product.handle)!.id, idOf)),
  )
}

/** Product ids by the ids that the content's products name each other with; companions are named by slug. */
function idsByContentId(wanted: SeedProduct[], products: ByHandle) {
  const ids = new Map(wanted.map(({ id, handle }) => [id, products.get(handle)!.id]))
  return (contentId: string) => {
    const id = ids.get(contentId)
    if (!id) throw new Error(`The seed names a product that does not exist: ${contentId}`)
    return id
  }
}

const pairs = (first: string[], second: string[], names: [string, string]) =>
  first.map((value, index) => ({ [names[0]]: value, [names[1]]: second[index] ?? "" }))

const titled = <File>(titles: string[], files: File[]) =>
  files.map((file, index) => ({ title: titles[index] ?? "", ...file }))

function profileOf(product: SeedProduct, productId: string, idOf: (contentId: string) => string) {
  const images = numbered(product, "get_image").map(pictureFor)
  return {
    product_id: productId,
    kind: product.kind,
    slug: product.slug,
    sort_order: product.order,
    is_inactive: product.product_is_inactive,
    card_info: product.product_card_info,
    delivery_content: product.deliverycontent,
    fact_laser_reach: product.fact_laserreach,
    fact_laser_accuracy: product.fact_laseraccuracy,
    fact_speed: product.fact_speed,
    fact_battery: product.fact_battery,
    base_choice_name: product.base_package_name ?? product.pluginname ?? "",
    thumbnail_alt: product.get_thumbnail === "default" ? "" : pictureFor(product.get_thumbnail).alt,
    image_alts: Object.fromEntries(images.map(({ url, alt }) => [url, alt])),
    videos: jsonArray(numbered(product, "videoId")),
    accordions: jsonArray(
      pairs(numbered(product, "accordionheader"), numbered(product, "accordioncontent"), ["header", "content"]),
    ),
    documents: jsonArray(titled(numbered(product, "document_title"), numbered(product, "get_document").map(download))),
    sample_data: jsonArray(
      titled(numbered(product, "sampledata_title"), numbered(product, "get_sampledata").map(sampleDownload)),
    ),
    accessory_ids: jsonArray((product.accessoryitems ?? []).map(({ id }) => idOf(id))),
    software_ids: jsonArray((product.softwareserviceitems ?? []).map(({ id }) => idOf(id))),
    device_tags: jsonArray(product.device_tags ?? (product.device_tag ? [product.device_tag] : [])),
    companion_id: product.mandatory_companion ? idOf(`addon-${product.mandatory_companion}`) : null,
    is_mandatory: product.mandatory,
    is_recommended: product.recommended ?? false,
    goes_with: jsonArray(product.goes_with ?? []),
    seo_title: product.seo_title,
    seo_description: product.seo_description,
    search_keywords: product.search_keywords,
    in_search: product.in_search,
  }
}

/** The module types JSON columns as objects; these hold lists. */
const jsonArray = (values: unknown[]) => values as unknown as Record<string, unknown>

/** Packages and plugins follow the base choice in rank. */
function variantProfiles(product: SeedProduct, { variants }: ProductDTO) {
  const choices = product.packages ?? product.plugins ?? []
  return choices.map(({ name, description, deliverycontent }) => ({
    variant_id: variants.find(({ title }) => title === name)!.id,
    description,
    delivery_content: deliverycontent,
  }))
}
