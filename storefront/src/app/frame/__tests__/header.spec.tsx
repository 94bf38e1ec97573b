import { screen, within } from "@testing-library/react"
import { useNavigate } from "react-router-dom"
import { describe, expect, it } from "vitest"
import { session } from "@/lib/session/session"
import { renderShop } from "@/test/render-shop"
import { stubApi } from "@/test/stub-api"
import { Header } from "../header"
import { currentMenuTarget } from "../menu"

const linkTo = (name: string) => screen.getByRole("link", { name }).getAttribute("href")

describe("the header", () => {
  it("leads to the login, or to the account once signed in", () => {
    renderShop(<Header />)
    expect(linkTo("Anmelden")).toBe("/log-in")
  })

  it("leads a signed-in customer to the account", () => {
    session.signIn("abc")
    renderShop(<Header />)
    expect(linkTo("Mein Konto")).toBe("/account")
  })

  it("asks for no cart before there is one", () => {
    const calls = stubApi({})
    renderShop(<Header />)
    expect(linkTo("Warenkorb")).toBe("/cart")
    expect(calls).toEqual([])
  })

  it("counts what is in the cart", async () => {
    session.adoptCart("0123456789abcdef")
    stubApi({ "GET /cart-count/0123456789abcdef/": { body: { total_quantity: 3 } } })
    renderShop(<Header />)
    const cart = await screen.findByRole("link", { name: "Warenkorb, 3 Artikel" })
    expect(within(cart).getByText("3")).toBeTruthy()
  })

  it("opens and closes its menu", async () => {
    const { user } = renderShop(<Header />)
    const menu = screen.getByRole("button", { name: "Menü" })
    await user.click(menu)
    expect(menu.getAttribute("aria-expanded")).toBe("true")
    await user.click(menu)
    expect(menu.getAttribute("aria-expanded")).toBe("false")
  })

  it("closes its menu at another page, and leaves it closed on the way back", async () => {
    const Back = () => {
      const navigate = useNavigate()
      return (
        <button type="button" onClick={() => navigate(-1)}>
          Zurück
        </button>
      )
    }
    const { user } = renderShop(
      <>
        <Header />
        <Back />
      </>,
    )
    const menu = screen.getByRole("button", { name: "Menü" })
    await user.click(menu)
    await user.click(screen.getByRole("link", { name: "Warenkorb" }))
    expect(menu.getAttribute("aria-expanded")).toBe("false")
    await user.click(screen.getByRole("button", { name: "Zurück" }))
    expect(menu.getAttribute("aria-expanded")).toBe("false")
  })
})

it.each([
  ["/mieten/rtc-360/", "/mieten"],
  ["/kaufen/blk-3d/", "/kaufen"],
  ["/kaufen/zubehoer/akku/", "/kaufen/zubehoer"],
  ["/vergleich", "/mieten"],
  ["/kaufenswert", undefined],
  ["/", undefined],
])("marks for %s the menu entry %s", (path, entry) => {
  expect(currentMenuTarget(path)).toBe(entry)
})
