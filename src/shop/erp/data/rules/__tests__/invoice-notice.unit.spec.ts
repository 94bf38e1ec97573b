import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { ErpInvoiceState } from "../../provider"
import { type InvoiceNoticeKind, noticeOf, type ToldNotice } from "../invoice-notice"

const issued: ToldNotice = { kind: "issued", content: "a" }

describe("what a customer is told of an invoice", () => {
  it.each([
    ["a draft", "draft", null, null],
    ["a draft of what was issued before", "draft", issued, null],
    ["one that is issued", "open", null, "issued"],
    ["one that is paid when the shop first hears of it", "paid", null, "issued"],
    ["one that is paid meanwhile", "paid", issued, null],
    ["one that is paid in part", "partial", issued, null],
    ["one with another content", "open", { ...issued, content: "b" }, "changed"],
    ["one whose earlier content nobody knows", "open", { ...issued, content: null }, null],
    ["one that is cancelled", "cancelled", issued, "cancelled"],
    ["one that was cancelled before it was told", "cancelled", null, null],
    ["one that was told as cancelled", "cancelled", { kind: "cancelled", content: "a" }, null],
    ["one that was cancelled, read late", "open", { kind: "cancelled", content: "a" }, null],
  ] satisfies [string, ErpInvoiceState, ToldNotice | null, InvoiceNoticeKind | null][])(
    "%s",
    (_case, state, told, expected) => {
      expect(noticeOf({ state, content: "a" }, told)).toBe(expected)
    },
  )

  const readings = fc.array(
    fc.record({
      state: fc.constantFrom<ErpInvoiceState>("draft", "open", "partial", "paid", "cancelled"),
      content: fc.constantFrom("a", "b"),
    }),
    { maxLength: 12 },
  )
  const toldOf = (seen: { state: ErpInvoiceState; content: string }[]) => {
    const told: ToldNotice[] = []
    for (const reading of seen) {
      const kind = noticeOf(reading, told.at(-1) ?? null)
      if (kind !== null) told.push({ kind, content: reading.content })
    }
    return told
  }

  it("begins with its issue, ends with its cancellation, and is said again only where it differs", () => {
    fc.assert(
      fc.property(readings, (seen) => {
        const told = toldOf(seen)
        for (const [index, { kind, content }] of told.entries()) {
          expect(kind === "issued").toBe(index === 0)
          if (kind === "changed") expect(content).not.toBe(told[index - 1].content)
          if (kind === "cancelled") expect(index).toBe(told.length - 1)
        }
      }),
    )
  })

  it("is the same, however often each state is read", () => {
    fc.assert(
      fc.property(readings, (seen) => {
        expect(toldOf(seen.flatMap((reading) => [reading, reading]))).toEqual(toldOf(seen))
      }),
    )
  })
})
