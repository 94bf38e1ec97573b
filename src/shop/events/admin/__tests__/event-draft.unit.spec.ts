import { describe, expect, it } from "vitest"
import { sentSeats } from "../event-draft"

describe("the seats of an event as they are sent", () => {
  it.each([
    ["a number", "24", 24],
    ["none, for without limit", " ", null],
    ["what isn't a number as it is, for the server to refuse", "viele", "viele"],
  ])("are %s", (_case, typed, sent) => expect(sentSeats(typed)).toBe(sent))
})
