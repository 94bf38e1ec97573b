import { refused, refusedInput } from "#platform/refusal"
import type { ProductKind } from "../wire/product"
import { type GroupValues, KINDS_WITH_CHOICES } from "../wire/staff-product"

export type Choice = GroupValues["prices"]["choices"][number]

/**
 * @param known the choices that there are, the base choice first
 * @throws Refusal 400, keyed by the place in the list where one is to blame
 */
export function assertChoices(kind: ProductKind | null, known: readonly { id: string }[], choices: readonly Choice[]) {
  if (known.length === 0)
    throw refused("Dieses Produkt hat keine Variante. Legen Sie weiter oben auf dieser Seite eine an.")
  if (choices[0].id !== known[0].id) throw refused("Die Grundausführung steht zuerst und kann nicht entfernt werden.")
  const ids = choices.flatMap(({ id }) => id ?? [])
  const isKnown = ids.every((id) => known.some((one) => one.id === id))
  if (!isKnown || new Set(ids).size < ids.length) throw refused("Diese Ausführung gibt es nicht mehr.")
  const mayGrow = KINDS_WITH_CHOICES.some((one) => one === kind)
  if (!mayGrow && choices.some(({ id }) => id === null)) throw refused("Dieses Produkt hat nur eine Ausführung.")
  assertNames(choices)
}

/** @throws Refusal 400 keyed `choices.N.name`: each of several choices has a name of its own */
export function assertNames(choices: readonly { name: string }[]) {
  if (choices.length === 1) return
  const errors: Record<string, string[]> = {}
  const seen = new Set<string>()
  for (const [index, { name }] of choices.entries()) {
    const key = name.toLocaleLowerCase("de")
    if (name === "") errors[`choices.${index}.name`] = ["Bitte Name eingeben"]
    else if (seen.has(key)) errors[`choices.${index}.name`] = ["Diesen Namen gibt es schon."]
    seen.add(key)
  }
  if (Object.keys(errors).length > 0) throw refusedInput(errors)
}
