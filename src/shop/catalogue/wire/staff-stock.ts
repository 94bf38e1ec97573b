import * as z from "zod/mini"
import { lineOfText } from "#kernel/wire/primitives"

const MOST_PIECES = 1_000_000
const WRONG = "input.number"

/** `POST /admin/shop/products/{id}/stock`: how many pieces of an article are on the shelf. */
export const stockBody = z.object({
  article: lineOfText("input.product_missing"),
  pieces: z.int(WRONG).check(z.gte(0, WRONG), z.lte(MOST_PIECES, WRONG)),
  /** Why it isn't what the shop thought. */
  reason: lineOfText("input.reason_missing", 200),
  /** The pieces as they were read: a sale or a count since is refused. */
  version: z.int("input.reload"),
})
export type StockBody = z.infer<typeof stockBody>

/** What of a product lies on the shelf under one number, whatever is sold with it. */
export interface StaffArticle {
  id: string
  name: string
  sku: string
  pieces: number
  /** Of these for orders that wait to be sent. */
  reserved: number
}

/** `GET /admin/shop/products/{id}/stock`: nothing for what nobody counts. */
export interface StaffStock {
  articles: StaffArticle[]
}
