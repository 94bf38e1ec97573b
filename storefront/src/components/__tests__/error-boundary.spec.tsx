import { render, screen } from "@testing-library/react"
import { beforeEach, describe, expect, it, vi } from "vitest"
import { ErrorBoundary } from "../error-boundary"

const MISSING = "Failed to fetch dynamically imported module: https://shop.example.ch/assets/home-page-a1.js"

const Broken = ({ message }: { message: string }) => {
  throw new Error(message)
}

function failing(message: string, resetKey = "/mieten") {
  // React reports what a boundary caught; that is no stray error here.
  vi.spyOn(console, "error").mockImplementation(() => {})
  return render(
    <ErrorBoundary resetKey={resetKey} fallback={<button type="button">Seite neu laden</button>}>
      <Broken message={message} />
    </ErrorBoundary>,
  )
}

const reload = vi.fn<() => void>()
beforeEach(() => {
  reload.mockClear()
  vi.spyOn(window.location, "reload").mockImplementation(reload)
})

describe("a page whose code is missing", () => {
  it.each([
    ["Chromium", MISSING],
    ["Firefox", "error loading dynamically imported module: https://shop.example.ch/assets/home-page-a1.js"],
    ["Safari", "Importing a module script failed."],
    ["its style sheet", "Unable to preload CSS for https://shop.example.ch/assets/cards-b2.css"],
    ["the time limit", "The page's code did not arrive in time"],
  ])("is loaded again once, then left to a button (%s)", (_browser, message) => {
    const first = failing(message)
    expect(screen.queryByRole("button")).toBeNull()
    first.unmount()
    expect(reload).toHaveBeenCalledOnce()
    failing(message)
    expect(reload).toHaveBeenCalledOnce()
    expect(screen.getByRole("button", { name: "Seite neu laden" })).toBeTruthy()
  })

  it("is loaded again for a later new version", () => {
    vi.useFakeTimers({ toFake: ["Date"] })
    failing(MISSING).unmount()
    vi.setSystemTime(Date.now() + 10 * 60_000)
    failing(MISSING)
    expect(reload).toHaveBeenCalledTimes(2)
  })

  it("gets its chance for each page", () => {
    failing(MISSING, "/mieten").unmount()
    failing(MISSING, "/cart")
    expect(reload).toHaveBeenCalledTimes(2)
  })

  it("is left to the button at once without a network", () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false)
    failing(MISSING)
    expect(reload).not.toHaveBeenCalled()
    expect(screen.getByRole("button", { name: "Seite neu laden" })).toBeTruthy()
  })
})

it("a page that fails by itself is not loaded again", () => {
  failing("Cannot read properties of undefined")
  expect(reload).not.toHaveBeenCalled()
  expect(screen.getByRole("button", { name: "Seite neu laden" })).toBeTruthy()
})
