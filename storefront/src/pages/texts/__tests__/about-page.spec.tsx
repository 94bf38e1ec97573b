import { screen, waitFor, within } from "@testing-library/react"
import { describe, expect, it, vi } from "vitest"
import type { Employee, Reference, Testimonial } from "#shop/content/wire/site"
import { Toasts } from "@/components/toasts"
import { renderPage } from "@/test/render-page"
import { stubApi } from "@/test/stub-api"
import AboutPage from "../about-page"

const references: Reference[] = [
  { id: "1", name: "Muster Architektur GmbH", url: "https://example.com/architektur", thumbnail: "/media/mark.svg" },
  { id: "2", name: "Beispiel Holzbau AG", url: null, thumbnail: "default" },
]
const employees: Employee[] = [
  {
    id: "1",
    first_name: "Anna",
    last_name: "Muster",
    position: "Geschäftsleitung",
    phone: "+41 71 000 00 01",
    mail: "anna@example.ch",
    avatar: "default",
  },
]
const testimonials: Testimonial[] = [
  { id: "1", stars: 4, text: "Gut.", name: "Fritz Muster", company: "Muster AG", avatar: "/media/fritz.svg" },
]

const LISTS = {
  "GET /references/": { body: references },
  "GET /employees/": { body: employees },
  "GET /testimonials/": { body: testimonials },
}
const Page = () => (
  <>
    <AboutPage />
    <Toasts />
  </>
)
const open = (stubs: Parameters<typeof stubApi>[0] = {}) => {
  stubApi({ ...LISTS, ...stubs })
  return renderPage(Page, "/ueber-uns")
}

describe("the page about the firm", () => {
  it("leads from a firm's mark to its site, in a new tab that can't reach back", async () => {
    open()
    const link = await screen.findByRole("link", { name: "Muster Architektur GmbH, öffnet in neuem Tab" })
    expect(link.getAttribute("href")).toBe("https://example.com/architektur")
    expect(link.getAttribute("target")).toBe("_blank")
    expect(link.getAttribute("rel")).toContain("noopener")
    expect(screen.getByText("Beispiel Holzbau AG").closest("a")).toBeNull()
  })

  it("shows how to reach each of the team", async () => {
    open()
    const person = (await screen.findByRole("heading", { name: "Anna Muster" })).closest("li") as HTMLElement
    expect(within(person).getByText("Geschäftsleitung")).toBeTruthy()
    expect(within(person).getByText("+41 71 000 00 01").getAttribute("href")).toBe("tel:+41710000001")
    expect(within(person).getByText("anna@example.ch").getAttribute("href")).toBe("mailto:anna@example.ch")
    expect(within(person).getByText("AM")).toBeTruthy()
  })

  it("says the stars of a testimonial in words", async () => {
    open()
    const voice = (await screen.findByText("Gut.")).closest("li") as HTMLElement
    expect(within(voice).getByRole("img", { name: "4 von 5 Sternen" })).toBeTruthy()
    expect(voice.textContent).toContain("Fritz MusterMuster AG")
  })

  it("says so where a list is empty", async () => {
    open({ "GET /references/": { body: [] }, "GET /employees/": { body: [] }, "GET /testimonials/": { body: [] } })
    expect(await screen.findByText("Noch keine Referenzen.")).toBeTruthy()
    expect(await screen.findByText("Unser Team stellt sich hier bald vor.")).toBeTruthy()
    expect(await screen.findByText("Noch keine Kundenstimmen.")).toBeTruthy()
  })

  it("does without a list that can't be loaded, and tells only the log", async () => {
    const log = vi.spyOn(console, "warn").mockImplementation(() => {})
    open({ "GET /employees/": { status: 500 } })
    expect(await screen.findByText("Gut.")).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole("heading", { name: "Team" })).toBeNull())
    expect(log.mock.calls.flat().join()).toContain("The team could not be loaded")
    expect(document.body.textContent).not.toContain("schiefgelaufen")
  })
})
