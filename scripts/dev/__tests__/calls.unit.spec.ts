import { EventEmitter } from "node:events"
import { expect, it } from "vitest"
import { callsOver } from "../calls.mjs"

/** Two ends of one channel, as parent and child have them. */
function channel() {
  const end = () => Object.assign(new EventEmitter(), { connected: true })
  const [here, there] = [end(), end()]
  const sendTo = (other: EventEmitter) => (message: unknown) => queueMicrotask(() => other.emit("message", message))
  return [Object.assign(here, { send: sendTo(there) }), Object.assign(there, { send: sendTo(here) })]
}

it("answers calls from both ends", async () => {
  const [here, there] = channel()
  const askThere = callsOver(here, { double: (number: number) => 2 * number })
  const askHere = callsOver(there, { join: (...words: string[]) => words.join(" ") })
  expect(await Promise.all([askThere("join", "a", "b"), askHere("double", 4), askThere("join", "c")])).toEqual([
    "a b",
    8,
    "c",
  ])
})

it("brings an error with its message and its place", async () => {
  const [here, there] = channel()
  const ask = callsOver(here, {})
  callsOver(there, { fail: () => Promise.reject(new Error("no such page")) })
  await expect(ask("fail")).rejects.toMatchObject({ message: "no such page", stack: expect.stringContaining(" at ") })
})

it("rejects what is open when the other process ends, and what is asked afterwards", async () => {
  const [here] = channel()
  const ask = callsOver(here, {})
  const open = ask("wait")
  here.connected = false
  here.emit("disconnect")
  await expect(open).rejects.toThrow("The other process ended")
  await expect(ask("wait")).rejects.toThrow("The other process ended")
})
