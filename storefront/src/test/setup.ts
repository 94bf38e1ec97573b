import { cleanup, configure } from "@testing-library/react"
import { afterEach, expect, vi } from "vitest"

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 5_000 })

const stray = vi.spyOn(console, "error")

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
  const calls = stray.mock.calls.slice()
  stray.mockClear()
  expect(calls, "console.error was called").toEqual([])
})
