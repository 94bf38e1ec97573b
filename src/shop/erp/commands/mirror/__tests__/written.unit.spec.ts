import { expect, it } from "vitest"
import { written } from "../written"

type Known = Parameters<typeof written>[0]

it("writes nothing of an early return that was undone before its row was worked off", () => {
  const row = { kind: "early_return", change_id: "rchg_gone", state: "new" } as Known["row"]
  const known: Pick<Known, "row" | "earlier" | "changes"> = { row, earlier: [], changes: [] }
  expect(written(known as Known)).toEqual({ document: null, replaces: [], credited: 0 })
})
