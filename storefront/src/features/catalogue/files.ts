import type { ProductDetail } from "#shop/catalogue/wire/product"

export interface ProductFile {
  title: string
  url: string
  /** Unknown for files that were entered without it. */
  sizeBytes?: number
}

const SUFFIXES = ["", "2", "3", "4"] as const

/** The product's documents, up to four (spec "public shop" §3); one without title or file isn't shown. */
export function documentsOf(product: ProductDetail): ProductFile[] {
  return SUFFIXES.flatMap((suffix) => {
    const title = product[`document_title${suffix}`]
    const url = product[`get_document${suffix}`]
    return title && url ? { title, url, sizeBytes: product[`document_bytes${suffix}`] } : []
  })
}
