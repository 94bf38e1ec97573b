import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { needsApproval } from "../order-limit"
import { RIGHTS } from "../rights"

describe("an order for a company", () => {
  it.each([
    ["above the limit, by who may only order", "order", 100_000, 100_005, true],
    ["exactly at the limit", "order", 100_000, 100_000, false],
    ["below it", "order", 100_000, 99_995, false],
    ["of a company without a limit", "order", null, 9_000_000, false],
    ["above the limit, by who manages", "manage", 100_000, 9_000_000, false],
    ["where everything is to be approved", "order", 0, 5, true],
    ["for nothing, where everything is to be approved", "order", 0, 0, false],
  ] as const)("%s", (_case, right, orderLimit, total, waits) =>
    expect(needsApproval({ right, orderLimit }, total)).toBe(waits),
  )

  it("that waits would wait if it cost more, or if the limit were lower", () =>
    fc.assert(
      fc.property(
        fc.constantFrom(...RIGHTS),
        fc.nat(),
        fc.nat(),
        fc.nat(),
        (right, orderLimit, total, more) =>
          !needsApproval({ right, orderLimit }, total) ||
          (needsApproval({ right, orderLimit }, total + more) &&
            needsApproval({ right, orderLimit: Math.max(0, orderLimit - more) }, total)),
      ),
    ))
})
