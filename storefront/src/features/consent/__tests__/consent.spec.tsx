import { act, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { useState } from "react"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { SHOP } from "@/test/render-page"

const TAG_MANAGER = { id: "GTM-AB12CD", origin: "https://tags.example.ch" }
const script = () => document.querySelector<HTMLScriptElement>("script[src^='https://tags.example.ch']")
const bar = () => screen.queryByRole("region", { name: "Cookie-Einstellungen" })
const kept = () => localStorage.getItem("analytics_consent")

const reload = vi.fn()
const { pushState, replaceState } = window.history

beforeEach(() => {
  localStorage.removeItem("analytics_consent")
  window.dataLayer = [{ event: "view_item" }]
  vi.spyOn(window.location, "reload").mockImplementation(reload)
  reload.mockClear()
})
afterEach(() => {
  script()?.remove()
  Object.assign(window.history, { pushState, replaceState })
})

/** A document of its own: what is loaded once a document is loaded again. */
async function visit() {
  vi.resetModules()
  const { MemoryRouter } = await import("react-router-dom")
  const { default: Consent } = await import("../components/consent")
  const { ShopProvider } = await import("@/lib/shop")
  let openConsentSettings = () => {}
  const Page = () => {
    const [isAskedFor, setIsAskedFor] = useState(false)
    openConsentSettings = () => setIsAskedFor(true)
    return <Consent isAskedFor={isAskedFor} onClose={() => setIsAskedFor(false)} />
  }
  render(
    <ShopProvider value={{ ...SHOP, tagManager: TAG_MANAGER }}>
      <MemoryRouter>
        <Page />
      </MemoryRouter>
    </ShopProvider>,
  )
  return { user: userEvent.setup(), openConsentSettings }
}

/** Another tab's choice. */
const elsewhere = (choice: string) =>
  act(() => {
    localStorage.setItem("analytics_consent", choice)
    window.dispatchEvent(new StorageEvent("storage", { key: "analytics_consent" }))
  })

describe("a visitor who has not decided", () => {
  it("is asked, with two buttons of the same look, and nothing is loaded", async () => {
    await visit()
    expect(bar()).toBeTruthy()
    const [refuse, accept] = ["Ablehnen", "Akzeptieren"].map((name) => screen.getByRole("button", { name }))
    expect(refuse?.className).toBe(accept?.className)
    expect(script()).toBeNull()
    expect(window.dataLayer).toEqual([{ event: "view_item" }])
  })

  it("keeps the focus where it was", async () => {
    await visit()
    expect(document.activeElement).toBe(document.body)
  })
})

describe("a visitor who refuses", () => {
  it("is asked no more, and nothing is loaded now or later", async () => {
    const { user } = await visit()
    await user.click(screen.getByRole("button", { name: "Ablehnen" }))
    expect([bar(), script(), kept()]).toEqual([null, null, "refused"])
    expect(reload).not.toHaveBeenCalled()
    document.body.replaceChildren()
    await visit()
    expect([bar(), script()]).toEqual([null, null])
  })
})

describe("a visitor who accepts", () => {
  it("loads the tag manager once, with an empty data layer that begins with the consent", async () => {
    const { user } = await visit()
    await user.click(screen.getByRole("button", { name: "Akzeptieren" }))
    expect(kept()).toBe("granted")
    expect(bar()).toBeNull()
    expect(script()?.src).toBe("https://tags.example.ch/gtm.js?id=GTM-AB12CD")
    const [asDefault, update, start] = window.dataLayer ?? []
    expect(Array.from(asDefault as ArrayLike<unknown>)).toEqual([
      "consent",
      "default",
      {
        ad_storage: "denied",
        ad_user_data: "denied",
        ad_personalization: "denied",
        analytics_storage: "denied",
      },
    ])
    expect(Array.from(update as ArrayLike<unknown>)).toEqual(["consent", "update", { analytics_storage: "granted" }])
    expect(start).toMatchObject({ event: "gtm.js" })
    expect(window.dataLayer).toHaveLength(3)
  })

  it("is not asked again at the next visit, where it is loaded at once", async () => {
    localStorage.setItem("analytics_consent", "granted")
    await visit()
    expect(bar()).toBeNull()
    expect(script()).toBeTruthy()
  })

  it("takes it back in the footer's settings: cookies go, and the page is loaded without the tag manager", async () => {
    localStorage.setItem("analytics_consent", "granted")
    // biome-ignore lint/suspicious/noDocumentCookie: as the tag manager leaves it
    document.cookie = "_ga=GA1.1; path=/"
    const { user, openConsentSettings } = await visit()
    act(openConsentSettings)
    expect(screen.getByText(/Sie haben zugestimmt/)).toBeTruthy()
    expect(document.activeElement).toBe(bar())
    await user.click(screen.getByRole("button", { name: "Ablehnen" }))
    expect(kept()).toBe("refused")
    expect(document.cookie).not.toContain("_ga")
    expect(reload).toHaveBeenCalledTimes(1)
  })
})

describe("another tab", () => {
  it("follows an acceptance", async () => {
    await visit()
    elsewhere("granted")
    expect(bar()).toBeNull()
    expect(script()).toBeTruthy()
  })

  it("follows a refusal, and a withdrawal too", async () => {
    await visit()
    elsewhere("refused")
    expect([bar(), script()]).toEqual([null, null])
    elsewhere("granted")
    elsewhere("refused")
    expect(reload).toHaveBeenCalledTimes(1)
  })
})
