import type { GroupValues } from "../wire/staff-product"
import { assertChoices, type Choice } from "./assert-choices"
import { addValues, type ChoiceOption, choiceOptionOf, renameValues } from "./choice-options"
import { writePrices } from "./choice-prices"
import { addVariants, removeVariants, writeChoiceTexts } from "./choice-variants"
import { type ProductEdit, withProducts, writeProfile } from "./product-edit"

interface Titled extends Choice {
  title: string
  rank: number
}

/**
 * The base choice with its packages or plugins: names, prices, texts and order. What isn't named any more goes.
 * @throws Refusal 400, keyed by the place in the list where one is to blame
 */
export async function writeChoices(edit: ProductEdit, { choices }: GroupValues["prices"]) {
  const { product, variants } = edit.rows
  assertChoices(product.kind, variants, choices)
  const titled = choices.map((choice, rank) => ({ ...choice, rank, title: choice.name || variants[0].title }))
  const kept = titled.flatMap((choice) => (choice.id === null ? [] : [{ ...choice, id: choice.id }]))
  const keptIds = new Set(kept.map(({ id }) => id))
  await removeVariants(
    edit,
    variants.map(({ id }) => id).filter((id) => !keptIds.has(id)),
  )
  const option = await choiceOptionOf(edit.trx, product.id)
  if (option) await renameValues(edit.trx, option, new Map(kept.map(({ id, title }) => [id, title])))
  await withProducts(edit, (products, context) =>
    products.upsertProductVariants(
      kept.map(({ id, title, rank }) => ({ id, title, variant_rank: rank })),
      context,
    ),
  )
  const all = [
    ...kept,
    ...(await added(
      edit,
      option,
      titled.filter(({ id }) => id === null),
    )),
  ]
  const known = new Map(variants.map((variant) => [variant.id, variant]))
  await writePrices(
    edit,
    all.map(({ id, price }) => ({
      variantId: id,
      priceSetId: known.get(id)?.price_set_id ?? null,
      priceId: known.get(id)?.price_id ?? null,
      price,
    })),
  )
  await writeChoiceTexts(
    edit,
    all.filter(({ rank }) => rank > 0),
  )
  await writeProfile(edit, { base_choice_name: choices[0].name })
}

async function added(edit: ProductEdit, option: ChoiceOption | null, choices: Titled[]) {
  if (choices.length === 0) return []
  const names = choices.map(({ title }) => title)
  const ids = await addVariants(edit, await addValues(edit, option, names), choices)
  return choices.map((choice, index) => ({ ...choice, id: ids[index] }))
}
