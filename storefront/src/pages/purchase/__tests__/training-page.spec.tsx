import { screen, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import type { ProductDetail } from "#shop/catalogue/wire/product"
import { Toasts } from "@/components/toasts"
import { renderPage } from "@/test/render-page"
import { rentalProduct } from "@/test/rental-product"
import { callsTo, stubApi } from "@/test/stub-api"
import TrainingPage from "../training-page"

const course: ProductDetail = {
  ...rentalProduct,
  id: "prod_course",
  slug: "einsteigertag",
  name: "Einsteigertag",
  category: "education",
  price: "590.00",
  description: "<p>Ein Tag.</p>",
}
const TEXT = `<h2>Schulung</h2><p>Warum.</p><h2>So arbeiten wir</h2><p>So.</p>
<h2 id="berufsfachschulen">Schulen</h2><p>Klassen.</p><h2 id="kontakt">Kontakt</h2><p>Telefon.</p>`
const ADD = "POST /cart/education/prod_course/"

const Page = () => (
  <>
    <TrainingPage />
    <Toasts />
  </>
)
function open(stubs: Parameters<typeof stubApi>[0] = {}, offer = course) {
  const calls = stubApi({
    "GET /content/schulen": { body: { content: TEXT } },
    "GET /products/education/": { body: [offer] },
    ...stubs,
  })
  return { calls, ...renderPage(Page, "/schulen") }
}

describe("the training page", () => {
  it("offers its courses between what it says of them and whom to ask", async () => {
    open()
    await screen.findByText("Ein Tag.")
    const headings = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)
    expect(headings).toEqual(["So arbeiten wir", "Kurse", "Schulen", "Kontakt"])
    const offer = screen.getByRole("heading", { name: "Einsteigertag" }).closest("li") as HTMLElement
    expect(offer.id).toBe("einsteigertag")
    expect(offer.textContent?.replaceAll("\u00a0", " ")).toContain("CHF 590")
  })

  it("books places for as many as come", async () => {
    const { calls, user } = open({ [ADD]: { body: { item_id: "1", total_quantity: 2 } } })
    await user.click(await screen.findByRole("button", { name: "Mehr: Einsteigertag" }))
    await user.click(screen.getByRole("button", { name: "Einsteigertag in den Warenkorb" }))
    expect(await screen.findByText("Einsteigertag liegt im Warenkorb.")).toBeTruthy()
    expect(callsTo(calls, ADD)[0].body).toMatchObject({ product: "prod_course", quantity: 2 })
  })

  it("says why a booking is refused", async () => {
    const { user } = open({ [ADD]: { status: 400, body: { quantity: ["Höchstens 999 Stück."] } } })
    await user.click(await screen.findByRole("button", { name: "Einsteigertag in den Warenkorb" }))
    expect(await screen.findByText("Höchstens 999 Stück.")).toBeTruthy()
  })

  it("shows a course that can't be booked without a way to book it", async () => {
    open({}, { ...course, product_is_inactive: true })
    const offer = (await screen.findByText("Produkt nicht lieferbar.")).closest("li") as HTMLElement
    expect(within(offer).queryByRole("button")).toBeNull()
  })

  it("says so where no course is offered", async () => {
    open({ "GET /products/education/": { body: [] } })
    expect(await screen.findByText(/^Zurzeit sind keine Kurse/)).toBeTruthy()
  })
})
