import { cleanup, configure } from "@testing-library/react"
import { afterAll, afterEach, expect, vi } from "vitest"
import { dismissToast, shownToasts } from "@/lib/toast"

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 5_000 })

const stray = vi.spyOn(console, "error")

afterEach(() => {
  cleanup()
  // A toast outlives its page, and the files of a worker share what is loaded.
  for (const { id } of shownToasts()) dismissToast(id)
  // Pages keep what is chosen in their address.
  window.history.replaceState(null, "", "/")
  localStorage.clear()
  sessionStorage.clear()
  const calls = stray.mock.calls.slice()
  stray.mockClear()
  expect(calls, "console.error was called").toEqual([])
})

// A part of a page that still loads when its file ends would be a failure that the worker remembers for those after it.
afterAll(() => vi.dynamicImportSettled())

/** happy-dom lays nothing out: everything counts as on the screen. */
globalThis.IntersectionObserver = class extends IntersectionObserver {
  readonly #callback: IntersectionObserverCallback

  constructor(callback: IntersectionObserverCallback) {
    super(callback)
    this.#callback = callback
  }

  override observe(target: Element) {
    this.#callback([{ isIntersecting: true, target } as IntersectionObserverEntry], this)
  }
}

/** Chromium's scrolling gives back a promise, which its types don't tell. */
const scrolled = vi.fn<() => Promise<void>>(() => Promise.resolve())
Object.assign(Element.prototype, { scrollIntoView: scrolled, scrollTo: scrolled, scrollBy: scrolled })
Object.assign(window, { scrollTo: scrolled, scrollBy: scrolled })
