import { textOfHtml } from "#kernel/html/html-text"
import { fold } from "#kernel/words/fold"
import { boundsSubject, isFunctionWord } from "./search/function-words"
import { type Piece, piecesOf, termOf } from "./search/pieces"

/** A package as staff write it, its scope of delivery as HTML; "" for that of the base package. */
interface Package {
  name: string
  scope: string
}

const LIST = /^<ul>\s*((?:<li>(?:(?!<\/?[uo]l\b).)*<\/li>\s*)+)<\/ul>$/s
const ITEM = /<li>(.*?)<\/li>/gs

/** The items of a text that is one list and nothing else, else null: what stands beside a list would be left out. */
function listIn(html: string): string[] | null {
  const [, list] = LIST.exec(html.trim()) ?? []
  return list ? [...list.matchAll(ITEM)].map(([, item]) => textOfHtml(item)).filter(Boolean) : null
}

/**
 * What is in each package: an item that is another package's name stands for all that is in that one.
 * @param packages the base package first
 * @returns null where there is nothing to compare, or where a scope isn't told as a list
 */
export function packageContents(packages: readonly Package[]): string[][] | null {
  const lists = packages.map(({ scope }) => listIn(scope || packages[0].scope))
  if (packages.length < 2 || lists.some((list) => list === null)) return null
  const placeOf = new Map(packages.map(({ name }, place) => [fold(name), place]))
  const itemsOf = (place: number, within: readonly number[]): string[] =>
    (lists[place] ?? []).flatMap((item) => {
      const other = placeOf.get(fold(item))
      return other === undefined || within.includes(other) ? item : itemsOf(other, [...within, other])
    })
  return lists.map((_, place) => [...new Set(itemsOf(place, [place]))])
}

/** The pieces that say what a thing is: "Akku" of "Akku zu RTC 360". */
function subjectOf(text: string): Piece[] {
  const pieces = piecesOf(text)
  const end = pieces.findIndex((piece) => boundsSubject(piece.text))
  return (end < 0 ? pieces : pieces.slice(0, end)).filter((piece) => !isFunctionWord(piece.text))
}

/**
 * Whether a package's items name an accessory. A wrong yes would keep somebody from buying what is missing, so a doubt is a no:
 * all words of its name have to be there, the last one last, and none more in the same compound.
 */
export function isInPackage(accessoryName: string, items: readonly string[]): boolean {
  const wanted = subjectOf(accessoryName.split(",")[0]).map(({ text }) => termOf(text))
  const last = wanted.at(-1)
  if (last === undefined) return false
  return items
    .flatMap((item) => item.split(/,|\sund\s|\ssowie\s/))
    .some((part) => {
      const pieces = subjectOf(part)
      const terms = pieces.map(({ text }) => termOf(text))
      const isMoreOfACompound = (_: Piece, index: number) =>
        pieces[index + 1]?.isTouching && !wanted.includes(terms[index])
      return terms.at(-1) === last && wanted.every((term) => terms.includes(term)) && !pieces.some(isMoreOfACompound)
    })
}
