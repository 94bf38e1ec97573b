import type { SearchDocument } from "../../../domain/search"
import { addressOf } from "../addresses"
import type { ProductRow, VariantRow } from "../rows"

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'", nbsp: " " }

/** The words of staff's HTML. */
const wordsOf = (html: string) =>
  html.replace(/<[^>]*>/g, " ").replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_entity, name) => ENTITIES[name])

/** The folders of an address: "mieten", "kaufen zubehoer". */
const foldersOf = (address: string) => address.split(/[/#]/).filter(Boolean).slice(0, -1).join(" ")

/**
 * What is searched of a product; null for what has no page or isn't to be found. Keywords are searched and never shown.
 * @see ruling 3
 */
export function searchDocumentOf(row: ProductRow, choices: VariantRow[]): SearchDocument | null {
  const { kind, handle, name, subtitle, description, profile } = row
  const address = addressOf(kind, profile?.slug ?? handle)
  if (address === null || profile?.in_search === false) return null
  const texts = [
    description,
    profile?.delivery_content,
    profile?.fact_laser_reach,
    profile?.fact_laser_accuracy,
    profile?.fact_speed,
    profile?.fact_battery,
    ...(profile?.accordions ?? []).flatMap(({ header, content }) => [header, content]),
    ...choices.flatMap((choice) => [choice.title, choice.description, choice.delivery_content]),
  ]
  return {
    name,
    keywords: profile?.search_keywords ?? "",
    section: foldersOf(address),
    subtitle: subtitle ?? "",
    summary: profile?.card_info ?? "",
    text: wordsOf(texts.filter(Boolean).join("\n")),
  }
}
