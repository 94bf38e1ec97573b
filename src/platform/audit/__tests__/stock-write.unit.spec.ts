import { describe, expect, it } from "vitest"
import { tellableBody } from "../stock-write"

describe("tellableBody", () => {
  it.each([
    ["what was sent", { title: "A", variants: [{ price: 1 }] }, { title: "A", variants: [{ price: 1 }] }],
    [
      "no secret, at any depth",
      { password: "x", user: { new_password: "y", Token: ["z"] } },
      { password: "…", user: { new_password: "…", Token: "…" } },
    ],
    ["names alone of what is long", { text: "x".repeat(20_001), other: 1 }, { fields: ["text", "other"] }],
    ["nothing that the database can't", { title: "a\0b\ud800" }, { title: "a\ufffdb\ufffd" }],
    ["nothing of no body", undefined, null],
    ["nothing of a text", "raw", null],
  ])("keeps %s", (_what, body, kept) => expect(tellableBody(body)).toEqual(kept))
})
