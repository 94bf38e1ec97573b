import { describe, expect, it, onTestFinished, vi } from "vitest"
import { staffHoldBody } from "#shop/checkout/wire/staff-order"
import { damageBody } from "#shop/fleet/wire/staff-handover"
import { letterBody } from "#shop/letters/wire/letters"
import { dispatchBody } from "#shop/orders/wire/dispatch"
import { newKey } from "../new-key"

describe("a key of what is sent once", () => {
  it.each([
    ["a damage", damageBody.shape.key],
    ["a letter", letterBody.shape.key],
    ["a parcel", dispatchBody.shape.key],
    ["an order or what is held", staffHoldBody.shape.key],
  ])("is one of %s, whatever its bytes", (_case, key) => {
    const bytes = vi.spyOn(crypto, "getRandomValues")
    onTestFinished(() => bytes.mockRestore())
    for (const byte of [0, 255]) {
      bytes.mockImplementation((array) => (array as unknown as Uint8Array).fill(byte) as unknown as typeof array)
      expect(key.safeParse(newKey()).success).toBe(true)
    }
  })

  it("needs no https", () => {
    const uuid = vi.spyOn(crypto, "randomUUID")
    onTestFinished(() => uuid.mockRestore())
    newKey()
    expect(uuid).not.toHaveBeenCalled()
  })
})
