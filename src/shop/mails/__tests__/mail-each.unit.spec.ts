import { describe, expect, it } from "vitest"
import { mailEach } from "../mail-each"

const REFUSED = ["gone", "full"]

/** Who was written to, and what was thrown. */
async function outcome(recipients: string[]) {
  const reached: string[] = []
  const send = async (to: string, index: number) => {
    if (REFUSED.includes(to)) throw new Error(`550 ${to}`)
    reached.push(`${index} ${to}`)
  }
  const thrown = await mailEach(recipients, send).then(
    () => null,
    ({ message }: Error) => message,
  )
  return { reached, thrown }
}

describe("mailing each", () => {
  it.each([
    ["nobody", [], [], null],
    ["all", ["one", "two"], ["0 one", "1 two"], null],
    ["those after one that is refused, which is told", ["gone", "two"], ["1 two"], "550 gone"],
    ["those between two that are refused, both told", ["gone", "two", "full"], ["1 two"], "550 gone; 550 full"],
  ])("reaches %s", async (_who, recipients, reached, thrown) => {
    expect(await outcome(recipients)).toEqual({ reached, thrown })
  })
})
