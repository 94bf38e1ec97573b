/** What a text states as a figure. */
interface Figure {
  value: number
  /** All that follows it: figures are compared where this is the same. */
  unit: string
}

/** "3D-Punkt: 1.9 mm auf 10 m", "0.5–130 m": words, a figure or the end of a range, and what it is a figure of. */
const FIGURE = /^(?:.*?\s)??±?(?:\d[\d’.]*–)?(\d[\d’.]*)\s+(\S.*)$/

const numberOf = (text: string) => Number(text.replaceAll("’", ""))

/** @param million how the language abbreviates a million */
function figureOf(part: string, million: string): Figure | null {
  const [, figure, unit] = FIGURE.exec(part.trim()) ?? []
  if (!figure || !unit || Number.isNaN(numberOf(figure))) return null
  const inMillions = unit.startsWith(`${million} `)
  return inMillions
    ? { value: numberOf(figure) * 1_000_000, unit: unit.slice(million.length + 1) }
    : { value: numberOf(figure), unit }
}

/** The figures of a text by their units, each unit's first; what is in brackets is a remark. */
function figuresIn(text: string, million: string): Map<string, number> {
  const figures = new Map<string, number>()
  for (const part of text.replace(/\s*\([^)]*\)/g, "").split(/,\s/)) {
    const figure = figureOf(part, million)
    if (figure && !figures.has(figure.unit)) figures.set(figure.unit, figure.value)
  }
  return figures
}

/**
 * A figure for each text, of the first unit that all of them name: "1.9 mm auf 10 m" is better than 4, and nobody knows
 * whether it is better than "relativ 6 mm". Null where the texts can't be compared; undefined for an empty one.
 */
export function comparableFigures(texts: readonly string[], million: string): (number | undefined)[] | null {
  const stated = texts.filter((text) => text.trim() !== "").map((text) => figuresIn(text, million))
  const unit = [...(stated[0]?.keys() ?? [])].find((each) => stated.every((figures) => figures.has(each)))
  if (unit === undefined) return null
  return texts.map((text) => (text.trim() === "" ? undefined : figuresIn(text, million).get(unit)))
}
