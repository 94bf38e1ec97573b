import { screen, waitFor } from "@testing-library/react"
import { expect, it } from "vitest"
import { renderShop } from "@/test/render-shop"
import { ConsentPart } from "../consent"
import { Footer } from "../footer"

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
