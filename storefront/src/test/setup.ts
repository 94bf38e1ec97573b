import { cleanup } from "@testing-library/react"
import { afterEach, expect, vi } from "vitest"

const stray = vi.spyOn(console, "error")

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
  const calls = stray.mock.calls.slice()
  stray.mockClear()
  expect(calls, "console.error was called").toEqual([])
})
