import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { refused } from "#platform/refusal"
import { type ProductEdit, withProducts } from "./product-edit"

/** The option of a product whose values are its choices' names. */
export interface ChoiceOption {
  id: string
  title: string
}

const OWN_OPTIONS = "catalogue.own_options"

/** @returns null where variants differ by more than a name, or by options that belong to other products too */
export async function choiceOptionOf(trx: Knex.Transaction, productId: string): Promise<ChoiceOption | null> {
  const { rows } = await trx.raw<{ rows: (ChoiceOption & { is_exclusive: boolean })[] }>(
    `select o.id, o.title, o.is_exclusive
       from product_product_option l join product_option o on o.id = l.product_option_id and o.deleted_at is null
      where l.product_id = ? and l.deleted_at is null`,
    [productId],
  )
  const [option] = rows
  return rows.length === 1 && option.is_exclusive ? option : null
}

/** Gives the values of variants their new names; values that no variant has any more go. */
export async function renameValues(trx: Knex.Transaction, option: ChoiceOption, names: ReadonlyMap<string, string>) {
  await trx.raw(
    `with gone as (
       update product_option_value v set deleted_at = now(), updated_at = now()
        where v.option_id = ? and v.deleted_at is null and not exists (
          select from product_variant_option x join product_variant p on p.id = x.variant_id and p.deleted_at is null
           where x.option_value_id = v.id)
       returning v.id)
     update product_product_option_value set deleted_at = now() where product_option_value_id in (select id from gone)`,
    [option.id],
  )
  const values: { id: string; variant_id: string; value: string }[] = await trx("product_option_value as v")
    .join("product_variant_option as x", "x.option_value_id", "v.id")
    .where("v.option_id", option.id)
    .whereIn("x.variant_id", [...names.keys()])
    .whereNull("v.deleted_at")
    .select("v.id", "v.value", "x.variant_id")
  const renamed = values.filter(({ variant_id, value }) => names.get(variant_id) !== value)
  // Names are unique at every moment: two that change places need a third one in between.
  for (const { id } of renamed) await trx("product_option_value").where({ id }).update({ value: id })
  for (const { id, variant_id } of renamed)
    await trx("product_option_value")
      .where({ id })
      .update({ value: names.get(variant_id) })
}

/** Lets the option have these values too. @throws Refusal 400 if variants of the product need more than a name */
export async function addValues(
  edit: ProductEdit,
  option: ChoiceOption | null,
  names: string[],
): Promise<ChoiceOption> {
  if (option === null) throw refused(OWN_OPTIONS)
  const added = {
    product_id: edit.rows.product.id,
    product_option_id: option.id,
    add: names.map((value) => ({ value })),
  }
  await withProducts(edit, (products, context) => products.updateProductOptionValuesOnProduct(added, context))
  return option
}
