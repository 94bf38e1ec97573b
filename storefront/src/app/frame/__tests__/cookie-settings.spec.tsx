import { screen, waitFor } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { ShopProvider } from "@/lib/shop"
import { shownToasts } from "@/lib/toast"
import { SHOP } from "@/test/render-page"
import { renderShop } from "@/test/render-shop"
import { ConsentPart } from "../consent"
import { Footer } from "../footer"

const network = vi.hoisted(() => ({ isDown: false }))

vi.mock("@/lib/page/optional-part", async (original) => {
  const { useOptionalPart } = await original<typeof import("@/lib/page/optional-part")>()
  const missing = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"))
  const losing: typeof useOptionalPart = (isWanted, load, ...rest) =>
    useOptionalPart(isWanted, () => (network.isDown ? missing() : load()), ...rest)
  return { useOptionalPart: losing }
})

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
    network.isDown = true
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
    network.isDown = false
    await user.click(button)
    const shown = await bar()
    await waitFor(() => expect(document.activeElement).toBe(shown))
  },
)
