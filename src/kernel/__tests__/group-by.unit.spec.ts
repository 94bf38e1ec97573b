import { expect, it } from "vitest"
import { groupBy } from "../group-by"

const parity = (value: number) => (value % 2 === 0 ? "even" : "odd")

it.each<[string, number[], [string, number[]][]]>([
  [
    "each group in the order of its values, the groups in that of their first",
    [3, 2, 1, 4],
    [
      ["odd", [3, 1]],
      ["even", [2, 4]],
    ],
  ],
  ["nothing of nothing", [], []],
])("makes %s", (_case, values, groups) => expect([...groupBy(values, parity)]).toEqual(groups))
