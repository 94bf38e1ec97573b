import { addressOf } from "../../rules/product-addresses"
import { PRODUCT_KINDS } from "../../rules/product-kinds"
import type { SearchSource } from "../../rules/search"
import type { ProductRow, VariantRow } from "../snapshot/rows"

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'", nbsp: " " }

/** The words of staff's HTML. */
const wordsOf = (html: string) =>
  html.replace(/<[^>]*>/g, " ").replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_entity, name) => ENTITIES[name])

/** The folders of an address: "mieten", "kaufen zubehoer". */
const foldersOf = (address: string) => address.split(/[/#]/).filter(Boolean).slice(0, -1).join(" ")

const textsOfChoices = (choices: VariantRow[]) =>
  choices.flatMap(({ title, description, delivery_content }) => [title, description, delivery_content])

/**
 * What is searched of a product; null for what has no page or isn't to be found. Keywords are searched and never shown.
 * @see ruling 3
 */
export function searchSourceOf(row: ProductRow, choices: VariantRow[]): SearchSource | null {
  const { kind, handle, name, subtitle, profile } = row
  const address = addressOf(kind, profile?.slug ?? handle)
  if (address === null || profile?.in_search === false) return null
  const summary = profile?.card_info ?? ""
  const short = { name, section: foldersOf(address), subtitle: subtitle ?? "", summary }
  return {
    get key() {
      return row.texts.digestWith([short, textsOfChoices(choices)])
    },
    /** What is rented and what is sold of the same kind. */
    isDevice: PRODUCT_KINDS[kind].counterpart !== null,
    read() {
      const texts = row.texts.read()
      const long = [
        texts.description,
        texts.delivery_content,
        texts.fact_laser_reach,
        texts.fact_laser_accuracy,
        texts.fact_speed,
        texts.fact_battery,
        ...(texts.accordions ?? []).flatMap(({ header, content }) => [header, content]),
        ...textsOfChoices(choices),
      ]
      return { ...short, keywords: texts.search_keywords ?? "", text: wordsOf(long.filter(Boolean).join("\n")) }
    },
  }
}
