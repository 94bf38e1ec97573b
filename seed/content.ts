import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import type { ProductKind } from "#shop/catalogue/rules/product-kinds"

const FOLDER = path.join(__dirname, "content")

export interface SeedChoice {
  name: string
  price: string
  description: string
  deliverycontent: string
}

/** A product as `content/products.json` has it; numbered fields (`get_image2` …) are read with `numbered`. */
export interface SeedProduct {
  kind: ProductKind
  slug: string
  handle: string
  name: string
  subtitle: string
  description: string
  price: string
  get_thumbnail: string
  product_is_inactive: boolean
  deliverycontent: string
  product_card_info: string
  order: number
  mandatory: boolean
  fact_laserreach: string
  fact_laseraccuracy: string
  fact_speed: string
  fact_battery: string
  seo_title: string
  seo_description: string
  search_keywords: string
  in_search: boolean
  base_package_name?: string
  packages?: SeedChoice[]
  pluginname?: string
  plugins?: SeedChoice[]
  stock_quantity?: number
  device_tag?: string | null
  device_tags?: string[]
  mandatory_companion?: string | null
  recommended?: boolean
  /** Kinds that a recommended add-on goes with; none for all. */
  goes_with?: string[]
  accessoryitems?: { id: string }[]
  softwareserviceitems?: { id: string }[]
  productservices?: { slug: string }[]
  purposes?: string[]
  rates?: { days: number; price: string }[]
  units?: { serial_number: string; in_service: boolean; calibration_due_offset_days: number }[]
  restocking_days?: number
  /** The file's own id, by which its products name each other. */
  id: string
}

export interface SeedService {
  slug: string
  name: string
  description: string
  /** Of a rental, or of a day where it is charged by day. */
  price: string
  basis?: "rental" | "day"
  /** Of services of one group a rental has at most one. */
  group?: string
}

export const readContent = <T>(file: string): T => JSON.parse(readFileSync(path.join(FOLDER, file), "utf8"))

const isProduct = (entry: object): entry is SeedProduct => "kind" in entry

/** The products of all kinds, list by list as in the file, where other lists stand too. */
export const seedProducts = (): SeedProduct[] =>
  Object.values(readContent<Record<string, object>>("products.json")).flat().filter(isProduct)

export const seedServices = () => readContent<{ productservices: SeedService[] }>("products.json").productservices

/** HTML of the folder's files under their names without ending. */
export function seedTexts(folder: "blocks" | "legal"): { key: string; html: string }[] {
  return readdirSync(path.join(FOLDER, folder)).map((file) => ({
    key: path.basename(file, ".html"),
    html: readFileSync(path.join(FOLDER, folder, file), "utf8").trim(),
  }))
}

/** `name`, `name2`, `name3` … as long as they hold text. */
export function numbered(product: SeedProduct, name: string): string[] {
  const fields = product as unknown as Record<string, string | undefined>
  const values: string[] = []
  for (let n = 1; ; n++) {
    const value = fields[n === 1 ? name : `${name}${n}`]
    if (!value) return values
    values.push(value)
  }
}
