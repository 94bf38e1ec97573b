import type { ProductDetail } from "@contract"

/** A file of sample data as product pages offer it. */
export interface SampleFile {
  title: string
  url: string
  /** Unknown for files that were entered without it. */
  sizeBytes?: number
}

const SUFFIXES = ["", "2", "3", "4"] as const

/** "PLY" of "/media/sample-data/fassade.ply"; "" where the address ends without one. */
export function fileType(url: string): string {
  const [path = ""] = url.split(/[?#]/)
  return /\.([a-z0-9]{2,4})$/i.exec(path)?.[1]?.toUpperCase() ?? ""
}

/** The title without the type in brackets at its end, which stands beside it anyway. */
function titleWithoutType(title: string, url: string): string {
  const type = ` (${fileType(url)})`
  return title.toUpperCase().endsWith(type) ? title.slice(0, -type.length) : title
}

/** The product's files of sample data, up to four (spec "public shop" §3). */
export function sampleFilesOf(product: ProductDetail): SampleFile[] {
  return SUFFIXES.flatMap((suffix) => {
    const title = product[`sampledata_title${suffix}`]
    const url = product[`get_sampledata${suffix}`]
    if (!title || !url) return []
    return { title: titleWithoutType(title, url), url, sizeBytes: product[`sampledata_bytes${suffix}`] }
  })
}
