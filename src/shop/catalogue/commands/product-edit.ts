import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { Context, IProductModuleService, MedusaContainer } from "@medusajs/framework/types"
import { generateEntityId, Modules } from "@medusajs/framework/utils"
import { now } from "#platform/clock"
import { invalidField } from "#platform/refusal"
import { withinTransaction } from "#platform/transaction/within-transaction"
import type { EditedProductRows } from "../queries/staff/product-rows"

/** A running transaction that Medusa's modules take part in. */
export interface OpenEdit {
  scope: MedusaContainer
  trx: Knex.Transaction
  eventGroupId: string
}

/** One product, locked, and what it was before. */
export interface ProductEdit extends OpenEdit {
  rows: EditedProductRows
}

/** Lets Medusa's product module take part. */
export const withProducts = <Result>(
  { scope, trx, eventGroupId }: OpenEdit,
  act: (products: IProductModuleService, context: Context) => Promise<Result>,
): Promise<Result> => {
  const products = scope.resolve<IProductModuleService>(Modules.PRODUCT)
  return withinTransaction(products, trx, (context) => act(products, context), eventGroupId)
}

const SLUG_INDEX = "IDX_catalogue_product_profile_kind_slug_unique"

export const slugTaken = () => invalidField("slug", "catalogue.slug_taken")

/** Takes addresses back from products that are deleted: Medusa knows nothing of their profiles. */
export const freeSlugs = (trx: Knex.Transaction, kind: string, slug: string) =>
  trx.raw(
    `update catalogue_product_profile f set deleted_at = :at
      where f.kind = :kind and f.slug = :slug and f.deleted_at is null
        and not exists (select from product p where p.id = f.product_id and p.deleted_at is null)`,
    { kind, slug, at: now() },
  )

/** Changes what the shop keeps of a product besides Medusa's fields. @throws Refusal 400 keyed `slug` if it is taken */
export async function writeProfile({ trx, rows: { product } }: ProductEdit, changes: Record<string, unknown>) {
  const columns = Object.fromEntries(
    Object.entries(changes).map(([column, value]) => [
      column,
      typeof value === "object" && value !== null ? JSON.stringify(value) : value,
    ]),
  )
  const at = now()
  if (typeof changes.slug === "string") await freeSlugs(trx, product.kind ?? "", changes.slug)
  try {
    if (product.profile !== null)
      await trx("catalogue_product_profile")
        .where({ product_id: product.id, deleted_at: null })
        .update({ ...columns, updated_at: at })
    else
      await trx("catalogue_product_profile").insert({
        id: generateEntityId(undefined, "cpp"),
        product_id: product.id,
        kind: product.kind ?? "",
        slug: product.handle,
        created_at: at,
        updated_at: at,
        ...columns,
      })
  } catch (error) {
    throw isTakenSlug(error) ? slugTaken() : error
  }
}

const isTakenSlug = (error: unknown) =>
  typeof error === "object" && error !== null && "constraint" in error && error.constraint === SLUG_INDEX
