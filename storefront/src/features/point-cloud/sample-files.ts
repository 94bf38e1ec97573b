import { fileType } from "#kernel/format-size"
import type { ProductDetail } from "#shop/catalogue/wire/product"

/** A file of sample data as product pages offer it. */
export interface SampleFile {
  title: string
  url: string
  /** Unknown for files that were entered without it. */
  sizeBytes?: number
  /** A lighter form of a point cloud for looking at it. */
  preview?: { url: string; sizeBytes?: number }
  /** A still picture of a point cloud. */
  pictureUrl?: string
}

const SUFFIXES = ["", "2", "3", "4"] as const

/** The title without the type in brackets at its end, which is next to it anyway. */
function titleWithoutType(title: string, url: string): string {
  const type = ` (${fileType(url)})`
  return title.toUpperCase().endsWith(type) ? title.slice(0, -type.length) : title
}

/** Point clouds that the viewer can read. */
export const isPointCloud = ({ url }: SampleFile): boolean => fileType(url) === "PLY"

/** The product's files of sample data, up to four (spec "public shop" §3). */
export function sampleFilesOf(product: ProductDetail): SampleFile[] {
  return SUFFIXES.flatMap((suffix) => {
    const title = product[`sampledata_title${suffix}`]
    const url = product[`get_sampledata${suffix}`]
    if (!title || !url) return []
    const previewUrl = product[`sampledata_preview${suffix}`]
    return {
      title: titleWithoutType(title, url),
      url,
      sizeBytes: product[`sampledata_bytes${suffix}`],
      preview: previewUrl ? { url: previewUrl, sizeBytes: product[`sampledata_preview_bytes${suffix}`] } : undefined,
      pictureUrl: product[`sampledata_picture${suffix}`],
    }
  })
}
