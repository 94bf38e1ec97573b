import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { MemoryRouter } from "react-router-dom"
import { expect, it } from "vitest"
import { ShopProvider } from "../../lib/shop"
import { SHOP } from "../../test/render-page"
import { ConsentPart } from "../consent"
import { Footer } from "../footer"

const bar = () => screen.findByRole("region", { name: "Cookie-Einstellungen" })

it("the footer opens the cookie settings, and a shop without statistics says that there is nothing to choose", async () => {
  const user = userEvent.setup()
  render(
    <MemoryRouter>
      <ShopProvider value={SHOP}>
        <ConsentPart />
        <Footer />
      </ShopProvider>
    </MemoryRouter>,
  )
  expect(screen.queryByRole("region", { name: "Cookie-Einstellungen" })).toBeNull()
  const button = screen.getByRole("button", { name: "Cookie-Einstellungen" })
  for (const _time of [1, 2]) {
    await user.click(button)
    expect((await bar()).textContent).toContain("Es gibt nichts zu wählen.")
    expect(document.activeElement).toBe(await bar())
    await user.click(screen.getByRole("button", { name: "Schliessen" }))
    expect(screen.queryByRole("region", { name: "Cookie-Einstellungen" })).toBeNull()
    expect(document.activeElement).toBe(button)
  }
})
