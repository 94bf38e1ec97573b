import type { IProductModuleService } from "@medusajs/framework/types"
import { invalidField } from "#platform/refusal"
import { sanitised } from "#platform/staff-html"
import type { FileRow } from "../queries/snapshot/product-texts"
import type { GroupValues, ProductGroup } from "../wire/staff-product"
import { type ProductEdit, withProducts, writeProfile } from "./product-edit"
import { assertLinks } from "./product-links"
import { assertSlug } from "./product-slug"
import { writeCharges } from "./write-charges"
import { writeChoices } from "./write-choices"
import { writeOffers } from "./write-offers"
import { writeRates } from "./write-rates"

type Writers = { [Group in ProductGroup]: (edit: ProductEdit, values: GroupValues[Group]) => Promise<void> }

/** How each group of a product's fields is written, within the transaction of the edit. */
export const WRITERS: Writers = {
  async card(edit, { name, subtitle, ...profile }) {
    const { product } = edit.rows
    assertSlug(product.kind ?? "", profile.slug)
    await writeProduct(edit, { title: name, subtitle })
    await writeProfile(edit, profile)
  },

  async texts(edit, { description, delivery_content, accordions }) {
    await writeProduct(edit, { description: sanitised(description) })
    await writeProfile(edit, {
      delivery_content: sanitised(delivery_content),
      accordions: accordions.map(({ header, content }) => ({ header, content: sanitised(content) })),
    })
  },

  async media(edit, { thumbnail, pictures, videos, documents, sample_data }) {
    const urls = pictures.map(({ url }) => url)
    if (new Set(urls).size < urls.length) throw invalidField("pictures", "catalogue.picture_twice")
    const { images, profile } = edit.rows.product
    await writeProduct(edit, {
      thumbnail: thumbnail?.url ?? null,
      ...(urls.join("\n") !== images.join("\n") && { images: urls.map((url) => ({ url })) }),
    })
    await writeProfile(edit, {
      thumbnail_alt: thumbnail?.alt ?? "",
      image_alts: Object.fromEntries(pictures.map(({ url, alt }) => [url, alt])),
      videos,
      documents: withKnownFacts(documents, profile?.documents),
      sample_data: withKnownFacts(sample_data, profile?.sample_data),
    })
  },

  async links(edit, values) {
    await assertLinks(edit, values)
    await writeProfile(edit, values)
  },

  prices: writeChoices,
  rates: writeRates,
  charges: writeCharges,
  offers: writeOffers,
  search: writeProfile,
}

/** What a file brings along that nobody types, such as the preview of a point cloud, stays with its address. */
const withKnownFacts = (files: GroupValues["media"]["documents"], known: FileRow[] = []) =>
  files.map(({ title, url, bytes }) => ({
    ...known.find((file) => file.url === url),
    title,
    url,
    ...(bytes != null && { bytes }),
  }))

const writeProduct = (edit: ProductEdit, changes: Parameters<IProductModuleService["updateProducts"]>[1]) =>
  withProducts(edit, (products, context) => products.updateProducts(edit.rows.product.id, changes, context))
