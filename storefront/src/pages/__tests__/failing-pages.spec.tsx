import { act, screen, waitFor } from "@testing-library/react"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { session } from "../../lib/session/session"
import {
  CART,
  closeToasts,
  expectNoReason,
  expectSilence,
  FAILURES,
  hasFailed,
  LOAD_FAILED,
  madeTo,
  openFailing,
  retryButton,
  spinner,
} from "../../test/failing-shop"
import { SHOP } from "../../test/render-page"
import type { Stub } from "../../test/stub-api"
import { LISTS, SILENT } from "./failing-rows"

const forever = new Promise<never>(() => {})

beforeEach(() => {
  session.signIn("t1")
  session.adoptCart(CART)
})
afterEach(() => {
  vi.useRealTimers()
  closeToasts()
})

describe.each(LISTS)("$what", (row) => {
  it.each(FAILURES)("says so with a toast when the shop %s", async (_how, answer) => {
    openFailing(row, answer)
    expect(await screen.findByText(LOAD_FAILED)).toBeTruthy()
    expect(spinner()).toBeTruthy()
    expectNoReason()
  })
})

describe.each(SILENT)("$what", (row) => {
  it.each(FAILURES)("keeps its spinner and says nothing when the shop %s", async (_how, answer) => {
    const page = openFailing(row, answer)
    await hasFailed(page, row.call)
    expect(spinner()).toBeTruthy()
    expectSilence()
  })
})

describe.each([...LISTS, ...SILENT])("$what that doesn't come", (row) => {
  it("offers another try after ten seconds, which gives up the first and fills the page", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    let isUp = false
    const answer: Stub = () => (isUp ? row.good : forever)
    const { user, calls } = openFailing(row, answer)
    await waitFor(() => expect(madeTo(calls, row.call)).toBeGreaterThan(0))
    const before = madeTo(calls, row.call)
    act(() => vi.advanceTimersByTime(9_900))
    expect(retryButton()).toBeNull()
    act(() => vi.advanceTimersByTime(200))
    expectSilence()
    expect(screen.getByText(/^Das dauert länger als sonst\./).textContent).toContain(SHOP.phone)
    isUp = true
    await user.click(screen.getByRole("button", { name: "Erneut versuchen" }))
    await waitFor(() => expect(madeTo(calls, row.call)).toBe(before + 1))
    expect((await screen.findAllByText(row.seen, { exact: false })).length).toBeGreaterThan(0)
    expect(spinner()).toBeNull()
  })
})
