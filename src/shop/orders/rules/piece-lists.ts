import { LINE_CATEGORIES } from "#shop/catalogue/rules/line-categories"
import type { LineCategory } from "#shop/catalogue/rules/product-kinds"

export type PieceCategory = Exclude<LineCategory, "rental">

type WithoutDash<Text> = Text extends `${infer First}-${infer Rest}` ? `${First}${Rest}` : Text

/** The list that an order's lines of a category are in on the wire. */
export type PieceList<Category extends PieceCategory> = Category extends "addon"
  ? "productaddonitems"
  : `${WithoutDash<Category>}items`

/** Rentals have a list of their own form. */
export const PIECE_CATEGORIES = LINE_CATEGORIES.filter((category) => category !== "rental") as PieceCategory[]

export const pieceListOf = <Category extends PieceCategory>(category: Category) =>
  (category === "addon" ? "productaddonitems" : `${category.replace("-", "")}items`) as PieceList<Category>

/** A value for each of those lists. */
export const byPieceList = <Value>(make: (category: PieceCategory) => Value) =>
  Object.fromEntries(PIECE_CATEGORIES.map((category) => [pieceListOf(category), make(category)])) as Record<
    PieceList<PieceCategory>,
    Value
  >
