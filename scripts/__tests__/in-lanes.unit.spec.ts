import { expect, it } from "vitest"
import { inLanes } from "../checks/in-lanes.mjs"

it("begins tasks in their order, so many at a time, and a lane that is done takes the next", async () => {
  const told: string[] = []
  const ends = new Map<string, () => void>()
  const task = (name: string) => () => {
    told.push(name)
    return new Promise<void>((resolve) => ends.set(name, resolve))
  }
  const done = inLanes(2, ["long", "short", "next", "last"].map(task))
  expect(told).toEqual(["long", "short"])
  for (const name of ["short", "next"]) {
    ends.get(name)?.()
    await Promise.resolve()
  }
  await expect.poll(() => told).toEqual(["long", "short", "next", "last"])
  for (const name of ["long", "last"]) ends.get(name)?.()
  await done
})
