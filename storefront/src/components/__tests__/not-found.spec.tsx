import { screen } from "@testing-library/react"
import { Link, Route, Routes } from "react-router-dom"
import { describe, expect, it, vi } from "vitest"
import { renderShop } from "../../test/render-shop"
import { NotFound } from "../states/not-found"

describe("an address that leads nowhere", () => {
  it("is asked of the server when a link within the shop led there", async () => {
    const reload = vi.spyOn(window.location, "reload").mockImplementation(() => undefined)
    const { user } = renderShop(
      <Routes>
        <Route path="/" element={<Link to="/mieten/alt">Alt</Link>} />
        <Route path="*" element={<NotFound />} />
      </Routes>,
    )
    await user.click(screen.getByRole("link", { name: "Alt" }))
    expect(reload).toHaveBeenCalledOnce()
  })

  it("is the server's own answer when the page was loaded", () => {
    const reload = vi.spyOn(window.location, "reload").mockImplementation(() => undefined)
    renderShop(<NotFound />, "/mieten/alt")
    expect(screen.getByRole("heading", { level: 1 })).toBeTruthy()
    expect(reload).not.toHaveBeenCalled()
  })
})
