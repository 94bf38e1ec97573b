import { setImmediate as nextTurn } from "node:timers/promises"
import { expect, it } from "vitest"
import { sideBySide } from "../side-by-side"

/** Three reads, and how many of them were under way at once at most. */
function reads() {
  const seen = { underWay: 0, most: 0 }
  const read = (answer: string) => async () => {
    seen.underWay += 1
    seen.most = Math.max(seen.most, seen.underWay)
    await nextTurn()
    seen.underWay -= 1
    return answer
  }
  return { seen, all: [read("a"), read("b"), read("c")] }
}

it.each([
  ["on the pool at the same time", { isTransaction: undefined }, 3],
  ["in a transaction one after the other", { isTransaction: true }, 1],
])("reads %s, and answers in the order asked", async (_where, db, most) => {
  const { seen, all } = reads()
  expect(await sideBySide(db, ...all)).toEqual(["a", "b", "c"])
  expect(seen.most).toBe(most)
})

it("fails with the read that fails, without asking further in a transaction", async () => {
  const { seen, all } = reads()
  const refused = async () => {
    throw new Error("refused")
  }
  await expect(sideBySide({ isTransaction: true }, refused, ...all)).rejects.toThrow("refused")
  expect(seen.most).toBe(0)
})
