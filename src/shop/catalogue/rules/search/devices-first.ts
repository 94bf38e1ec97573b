import { CALLED_SO } from "./document-terms"
import type { Postings } from "./postings"
import type { Meaning } from "./query"

interface Ranked {
  document: number
}
/** Whether a document is called what the query says; null where nothing could be. */
type IsCalledSo = ((document: number) => boolean) | null

/** A match of at least this quality is the word itself, a compound of it, or nearly all of it that is to be typed. */
const LEAST_QUALITY = 0.65
/** Among so many of the best it is decided what the query is a word for. */
const MOST_CONSIDERED = 200

/** By all that the query says, in the name or the keywords. */
export function namesOf(meanings: Meaning[], postings: Postings): IsCalledSo {
  const wanted = meanings.map((meaning) =>
    meaning
      .map(({ words }) => words.map((matches) => matches.filter(({ quality }) => quality >= LEAST_QUALITY)))
      .filter((words) => words.every((matches) => matches.length > 0)),
  )
  if (wanted.length === 0 || wanted.some((readings) => readings.length === 0)) return null
  return (document) =>
    wanted.every((readings) =>
      readings.some((words) =>
        words.every((matches) => matches.some(({ id }) => postings.weightIn(id, document) >= CALLED_SO)),
      ),
    )
}

/**
 * A query is a word for devices if most of what is called so are devices: these come first then, in their order. So "Scanner"
 * brings scanners before the rucksack for them, and "Akku" what it is, whatever devices say of theirs.
 * @param ranked the best first
 */
export function devicesFirst<Hit extends Ranked>(
  ranked: Hit[],
  areDevices: readonly boolean[],
  isCalledSo: IsCalledSo,
): Hit[] {
  const isDevice = ({ document }: Hit) => areDevices[document]
  const best = ranked.slice(0, MOST_CONSIDERED)
  if (!isCalledSo || best.every(isDevice) || !best.some(isDevice)) return ranked
  const called = best.filter(({ document }) => isCalledSo(document))
  const devices = called.filter(isDevice)
  if (devices.length * 2 <= called.length) return ranked
  const first = new Set(devices)
  return [...devices, ...ranked.filter((hit) => !first.has(hit))]
}
