import { screen, waitFor } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import * as optionalPart from "@/lib/page/optional-part"
import { ShopProvider } from "@/lib/shop"
import { shownToasts } from "@/lib/toast"
import { SHOP } from "@/test/render-page"
import { renderShop } from "@/test/render-shop"
import { ConsentPart } from "../consent"
import { Footer } from "../footer"

/** Until the answer is called, what the page asks for later doesn't come. */
function losingParts() {
  const { useOptionalPart } = optionalPart
  const missing = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"))
  let isDown = true
  vi.spyOn(optionalPart, "useOptionalPart").mockImplementation((isWanted, load, ...rest) =>
    useOptionalPart(isWanted, () => (isDown ? missing() : load()), ...rest),
  )
  return () => {
    isDown = false
  }
}

const bar = () => screen.findByRole("region", { name: "Cookie-Einstellungen" })

it("the footer opens the cookie settings, and a shop without statistics says that there is nothing to choose", async () => {
  const { user } = renderShop(
    <>
      <ConsentPart />
      <Footer />
    </>,
  )
  expect(screen.queryByRole("region", { name: "Cookie-Einstellungen" })).toBeNull()
  const button = screen.getByRole("button", { name: "Cookie-Einstellungen" })
  for (const _time of [1, 2]) {
    await user.click(button)
    expect((await bar()).textContent).toContain("Es gibt nichts zu wählen.")
    const shown = await bar()
    await waitFor(() => expect(document.activeElement).toBe(shown))
    await user.click(screen.getByRole("button", { name: "Schliessen" }))
    expect(screen.queryByRole("region", { name: "Cookie-Einstellungen" })).toBeNull()
    await waitFor(() => expect(document.activeElement).toBe(button))
  }
})

it.each([
  ["there is nothing to choose", null],
  ["there are statistics", { id: "GTM-AB12CD", origin: "https://tags.example.ch" }],
])(
  "says that the settings didn't come, and asks for them again by the next click, where %s",
  async (_case, tagManager) => {
    vi.spyOn(console, "warn").mockImplementation(() => {})
    const bringBack = losingParts()
    const { user } = renderShop(
      <ShopProvider value={{ ...SHOP, tagManager }}>
        <ConsentPart />
        <Footer />
      </ShopProvider>,
    )
    const button = screen.getByRole("button", { name: "Cookie-Einstellungen" })
    await new Promise((resolve) => setTimeout(resolve))
    expect(shownToasts()).toEqual([])
    await user.click(button)
    await waitFor(() =>
      expect(shownToasts().map(({ text }) => text)).toEqual([expect.stringMatching(/schiefgelaufen/)]),
    )
    bringBack()
    await user.click(button)
    const shown = await bar()
    await waitFor(() => expect(document.activeElement).toBe(shown))
  },
)
