import { addressOf } from "../../rules/product-addresses"
import type { SearchDocument } from "../../rules/search"
import type { ProductRow, VariantRow } from "../snapshot/rows"

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'", nbsp: " " }

/** The words of staff's HTML. */
const wordsOf = (html: string) =>
  html.replace(/<[^>]*>/g, " ").replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_entity, name) => ENTITIES[name])

/** The folders of an address: "mieten", "kaufen zubehoer". */
const foldersOf = (address: string) => address.split(/[/#]/).filter(Boolean).slice(0, -1).join(" ")

const textsOfChoices = (choices: VariantRow[]) =>
  choices.flatMap(({ title, description, delivery_content }) => [title, description, delivery_content])

/** What is searched of a product that has a page. Keywords are searched and never shown. @see ruling 3 */
export function searchDocumentOf({
  kind,
  handle,
  name,
  subtitle,
  profile,
  variants,
  texts,
}: ProductRow): SearchDocument {
  const [, ...choices] = variants
  const read = texts.read()
  const long = [
    read.description,
    read.delivery_content,
    read.fact_laser_reach,
    read.fact_laser_accuracy,
    read.fact_speed,
    read.fact_battery,
    ...(read.accordions ?? []).flatMap(({ header, content }) => [header, content]),
    ...textsOfChoices(choices),
  ]
  return {
    name,
    section: foldersOf(addressOf(kind, profile?.slug ?? handle) ?? ""),
    subtitle: subtitle ?? "",
    summary: profile?.card_info ?? "",
    keywords: read.search_keywords ?? "",
    text: wordsOf(long.filter(Boolean).join("\n")),
  }
}
