import { act, renderHook } from "@testing-library/react"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { useSettled } from "../use-settled"

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it("follows a value 500 ms after its last change", () => {
  const { result, rerender } = renderHook(({ value }) => useSettled(value, 500), { initialProps: { value: "" } })
  for (const value of ["M", "Mu", "Mus"]) {
    rerender({ value })
    act(() => vi.advanceTimersByTime(499))
    expect(result.current).toBe("")
  }
  act(() => vi.advanceTimersByTime(1))
  expect(result.current).toBe("Mus")
})
