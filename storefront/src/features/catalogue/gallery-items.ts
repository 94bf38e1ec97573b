import type { ProductDetail } from "#shop/catalogue/wire/product"
import { numberedTexts } from "./numbered"

export interface GalleryImage {
  kind: "image"
  number: number
  url: string
  alt: string
}

export type GalleryItem = GalleryImage | { kind: "video"; number: number; url: string; videoId: string }

/** Pictures first, then videos, each shown by the product's first picture (spec "public shop" §2). */
export function galleryItems(product: ProductDetail): GalleryItem[] {
  const urls = numberedTexts(product, "get_image", 6)
  const alts = product as Record<string, unknown>
  const images = (urls.length > 0 ? urls : [product.get_thumbnail]).map((url, index) => ({
    kind: "image" as const,
    number: index + 1,
    url,
    alt: String(alts[index === 0 ? "image_alt" : `image_alt${index + 1}`] ?? product.thumbnail_alt),
  }))
  const videos = numberedTexts(product, "videoId", 3).map((videoId, index) => ({
    kind: "video" as const,
    number: index + 1,
    url: images[0].url,
    videoId,
  }))
  return [...images, ...videos]
}
