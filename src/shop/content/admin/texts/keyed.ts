import type { FaqGroup, FaqQuestion } from "../../rules/faq"

/** Something in a list of a form, told apart from the others while the form is open. */
export type Keyed<Item> = Item & { key: string }

export type KeyedGroup = Keyed<Omit<FaqGroup, "questions">> & { questions: Keyed<FaqQuestion>[] }

let last = 0
export const newKey = () => `new-${++last}`

export const keyed = <Item>(item: Item): Keyed<Item> => ({ ...item, key: newKey() })
