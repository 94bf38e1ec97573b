import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { type Line, plainText } from "#platform/pdf/rich-text"
import { fittedAddress } from "../address-window"

/** Twenty characters a line at 10 points, more where they are smaller; room for six lines at 10 points. */
const window = {
  wrap: (line: Line, size: number): Line[] => {
    const [{ text }] = line
    const width = Math.floor(200 / size)
    return (text.match(new RegExp(`.{1,${width}}`, "g")) ?? [""]).map((part) => [{ text: part, isBold: false }])
  },
  room: (size: number) => Math.floor(60 / size),
}
const printed = (address: string) => {
  const { lines, size } = fittedAddress(plainText(address), window)
  return { size, lines: lines.map((line) => line.map(({ text }) => text).join("")) }
}
const PLACE = ["Sägestrasse 12a", "9000 St. Gallen"]

describe("an address in its window", () => {
  it("is printed as it is where it fits", () => {
    expect(printed(["Holzbau AG", ...PLACE].join("\n"))).toEqual({ size: 10, lines: ["Holzbau AG", ...PLACE] })
  })

  it("is printed smaller where it is long", () => {
    const { size, lines } = printed(["x".repeat(100), ...PLACE].join("\n"))
    expect(size).toBeLessThan(10)
    expect(lines.slice(-2)).toEqual(PLACE)
    expect(lines.slice(0, -2).join("")).toBe("x".repeat(100))
  })

  it("loses the end of a name that is longer still, and says so", () => {
    const { lines } = printed(["x".repeat(600), "y".repeat(25), ...PLACE].join("\n"))
    expect(lines.slice(-2)).toEqual(PLACE)
    expect(lines.filter((line) => line.endsWith("…"))).toHaveLength(1)
    expect(lines.some((line) => line.startsWith("y"))).toBe(true)
  })

  it("stays within the window and keeps street and place, whatever is before", () => {
    const names = fc.array(fc.stringMatching(/^[a-z]{1,300}$/), { maxLength: 20 })
    fc.assert(
      fc.property(names, (before) => {
        const { lines, size } = printed([...before, ...PLACE].join("\n"))
        expect(lines.length).toBeLessThanOrEqual(window.room(size))
        expect(lines.slice(-2)).toEqual(PLACE)
      }),
    )
  })
})
