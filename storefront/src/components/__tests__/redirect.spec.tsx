import { render } from "@testing-library/react"
import { Router } from "react-router-dom"
import { expect, it, vi } from "vitest"
import { ShopProvider } from "../../lib/shop"
import { SHOP } from "../../test/render-page"
import { Redirect } from "../redirect"

it("names the document as long as the next page isn't there", () => {
  const navigator = { createHref: String, go: vi.fn(), push: vi.fn(), replace: vi.fn() }
  render(
    <ShopProvider value={SHOP}>
      <Router location="/orders/1" navigator={navigator}>
        <Redirect to="/orders" />
      </Router>
    </ShopProvider>,
  )
  expect(navigator.replace.mock.calls[0][0]).toMatchObject({ pathname: "/orders" })
  expect(document.title).toBe(SHOP.titleSuffix)
})
