import * as z from "zod/mini"
import { optionalLine } from "#kernel/wire/primitives"
import { type Page, pageQuery } from "#kernel/wire/staff-paging"
import { PRODUCT_FILTERS, type ProductFilter } from "../rules/product-filters"
import type { ProductKind } from "../rules/product-kinds"
import { productKind } from "./product"

const filter = {
  filter: z._default(z.enum(PRODUCT_FILTERS), "all"),
  kind: z.optional(productKind),
  /** Within name, article numbers or serials. */
  q: optionalLine(100),
}

/** Query of `GET /admin/product-list/csv`. */
export const productListFilter = z.object(filter)
export type ProductListFilter = z.infer<typeof productListFilter>

/** Query of `GET /admin/product-list`. */
export const productListQuery = z.object({ ...filter, ...pageQuery })
export type ProductListQuery = ProductListFilter & Page

export interface StaffListedProduct {
  id: string
  name: string
  subtitle: string
  thumbnail: string | null
  kind: ProductKind | null
  /** Rappen without VAT, of a day or a piece; null without one. */
  price: number | null
  /** Published, with a kind and a price. */
  is_listed: boolean
  /** In the shop, but not to be had. */
  is_inactive: boolean
  /** Devices of a rental product; null of others. */
  units: { total: number; in_service: number; out: number } | null
  /** Pieces that can be sold; null of what has no stock. */
  stock: number | null
}

/** `GET /admin/product-list`, by name. */
export interface StaffProductList {
  products: StaffListedProduct[]
  /** How many each filter shows of the kind and of what the words find. */
  counts: Record<ProductFilter, number>
}
