import { type FieldMessages, message } from "#kernel/wire/message"
import { Refusal, refused } from "#platform/refusal"
import { PRODUCT_KINDS, type ProductKind } from "../rules/product-kinds"
import type { GroupValues } from "../wire/staff-product"

export type Choice = GroupValues["prices"]["choices"][number]

/**
 * @param known the choices that there are, the base choice first
 * @throws Refusal 400, keyed by the place in the list where one is to blame
 */
export function assertChoices(kind: ProductKind | null, known: readonly { id: string }[], choices: readonly Choice[]) {
  if (known.length === 0) throw refused("catalogue.no_variant")
  if (choices[0].id !== known[0].id) throw refused("catalogue.base_choice_first")
  const ids = choices.flatMap(({ id }) => id ?? [])
  const isKnown = ids.every((id) => known.some((one) => one.id === id))
  if (!isKnown || new Set(ids).size < ids.length) throw refused("catalogue.choice_gone")
  const mayGrow = kind !== null && PRODUCT_KINDS[kind].choice !== null
  if (!mayGrow && choices.some(({ id }) => id === null)) throw refused("catalogue.one_choice_only")
  assertNames(choices)
}

/** @throws Refusal 400 keyed `choices.N.name`: each of several choices has a name of its own */
export function assertNames(choices: readonly { name: string }[]) {
  if (choices.length === 1) return
  const errors: FieldMessages = {}
  const seen = new Set<string>()
  for (const [index, { name }] of choices.entries()) {
    const key = name.toLocaleLowerCase("de")
    if (name === "") errors[`choices.${index}.name`] = [message("input.name_missing")]
    else if (seen.has(key)) errors[`choices.${index}.name`] = [message("catalogue.choice_name_taken")]
    seen.add(key)
  }
  if (Object.keys(errors).length > 0) throw new Refusal(errors)
}
