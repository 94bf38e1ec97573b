import type { RentPrices } from "../../rental-rates"

interface Tried {
  rent: number
  pieces: number
  /** Days and count of each, the longest first. */
  parts: [days: number, count: number][]
}

/** Which of two covers is taken: the cheaper, then the one of fewer pieces, then the one with more of the longest. */
function preferred(one: Tried, other: Tried): Tried {
  const difference = one.rent - other.rent || one.pieces - other.pieces
  if (difference !== 0) return difference < 0 ? one : other
  for (const index of one.parts.keys()) {
    const [mine, theirs] = [one.parts[index], other.parts[index] ?? [0, 0]]
    const longer = mine[0] - theirs[0] || mine[1] - theirs[1]
    if (longer !== 0) return longer > 0 ? one : other
  }
  return one
}

/** The rent by trying, for each rate from the longest on, each number of times that it could be taken. */
export function cheapestCover(days: number, { pricePerDay, rates }: RentPrices): Omit<Tried, "pieces"> {
  const lengths = [...rates, { days: 1, price: pricePerDay }].sort((a, b) => b.days - a.days)
  const tried = (left: number, from: number, chosen: Tried): Tried => {
    if (left <= 0) return chosen
    const { days: length, price } = lengths[from]
    const counts = Array.from({ length: Math.ceil(left / length) + 1 }, (_, count) => count)
    return (from === lengths.length - 1 ? counts.slice(-1) : counts)
      .map((count) =>
        tried(left - count * length, from + 1, {
          rent: chosen.rent + count * price,
          pieces: chosen.pieces + count,
          parts: count === 0 ? chosen.parts : [...chosen.parts, [length, count]],
        }),
      )
      .reduce(preferred)
  }
  const { rent, parts } = tried(days, 0, { rent: 0, pieces: 0, parts: [] })
  return { rent, parts }
}
