import type { Line } from "#platform/pdf/rich-text"

interface Window {
  /** A line of the address in as many as the window's width asks for. */
  wrap(line: Line, size: number): Line[]
  /** How many lines of this size are within its height. */
  room(size: number): number
}

/** Points, the largest that fits is taken. */
const SIZES = [10, 9, 8, 7]

/**
 * An address as the window of an envelope shows it: smaller where it is long, and at the smallest size the longest parts
 * are cut, marked by '…'. Street and place come last and are never lost: without them no letter arrives.
 */
export function fittedAddress(address: readonly Line[], { wrap, room }: Window): { lines: Line[]; size: number } {
  for (const size of SIZES) {
    const lines = address.flatMap((line) => wrap(line, size))
    if (lines.length <= room(size)) return { lines, size }
  }
  const size = SIZES[SIZES.length - 1]
  return {
    lines: shortened(
      address.map((line) => wrap(line, size)),
      room(size),
    ),
    size,
  }
}

/** One line less of the longest part until it fits; where each has one line, those before the last two go. */
function shortened(parts: Line[][], most: number): Line[] {
  const kept = parts.map((lines) => lines.length)
  const count = () => kept.reduce((sum, lines) => sum + lines, 0)
  while (count() > most && Math.max(...kept) > 1) kept[kept.indexOf(Math.max(...kept))] -= 1
  const whole = parts.flatMap((lines, index) => (kept[index] < lines.length ? cut(lines, kept[index]) : lines))
  return whole.length <= most ? whole : [...whole.slice(0, most - 2), ...whole.slice(-2)]
}

const cut = (lines: Line[], count: number): Line[] => {
  const last = lines[count - 1]
  const marked = last.map((run, index) =>
    index < last.length - 1 ? run : { ...run, text: `${run.text.slice(0, -1)}…` },
  )
  return [...lines.slice(0, count - 1), marked]
}
