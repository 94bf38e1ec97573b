import { screen, waitFor, within } from "@testing-library/react"
import { describe, expect, it, vi } from "vitest"
import { renderPage } from "@/test/render-page"
import { stubApi } from "@/test/stub-api"
import FaqPage from "../faq-page"
import ImprintPage from "../imprint-page"
import PrivacyPage from "../privacy-page"
import TermsPage from "../terms-page"
import TermsVersionPage from "../terms-version-page"

const FAQ = `<h2>Häufige Fragen</h2><p>Kurz gesagt.</p>
<h2 id="faq-miete">Mieten</h2><p>Alles zur Miete.</p><h3 id="faq-preis">Was kostet die Miete?</h3><p>Einen Tagespreis.</p>
<h2 id="faq-kauf">Kaufen</h2><h3>Wie rasch?</h3><p>Rasch.</p>
<h2 id="faq-konto">Konto</h2><h3>Brauche ich eines?</h3><p>Zum Bestellen.</p>`

describe("the FAQ", () => {
  it("sets each group of questions as a section that can be linked to", async () => {
    stubApi({ "GET /content/faq": { body: { content: FAQ } } })
    renderPage(FaqPage, "/faq")
    expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe("Häufige Fragen")
    const section = await screen.findByRole("region", { name: "Mieten" })
    expect(section.id).toBe("faq-miete")
    expect(within(section).getByRole("heading", { level: 3 }).id).toBe("faq-preis")
    const contents = screen.getByRole("navigation", { name: "Inhalt dieser Seite" })
    const links = within(contents).getAllByRole("link")
    expect(links.map((link) => link.getAttribute("href"))).toEqual(["#faq-miete", "#faq-kauf", "#faq-konto"])
  })

  it("comes to the question that the address names once the text is there", async () => {
    const scrolledTo: string[] = []
    vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(function (this: Element) {
      scrolledTo.push(this.id)
    })
    stubApi({ "GET /content/faq": { body: { content: FAQ } } })
    renderPage(FaqPage, "/faq#faq-preis", "/faq")
    await screen.findByRole("region", { name: "Mieten" })
    expect(scrolledTo).toContain("faq-preis")
  })

  it("tells only the log when it can't be loaded", async () => {
    const log = vi.spyOn(console, "warn").mockImplementation(() => {})
    stubApi({ "GET /content/faq": { status: 500 } })
    renderPage(FaqPage, "/faq")
    await waitFor(() => expect(log.mock.calls.flat().join()).toContain('The text "faq" could not be loaded'))
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Häufige Fragen")
    expect(screen.getByText("Wird geladen")).toBeTruthy()
    expect(document.body.textContent).not.toContain("schiefgelaufen")
  })
})

describe("a legal page", () => {
  it.each([
    [TermsPage, "agb", "AGB"],
    [PrivacyPage, "datenschutz", "Datenschutz"],
    [ImprintPage, "impressum", "Impressum"],
  ])("%o says so while its text is not written", async (Page, key, name) => {
    stubApi({ [`GET /content/${key}`]: { status: 404 } })
    renderPage(Page, `/${key}`)
    expect(await screen.findByText(/^Dieser Text ist noch nicht geschrieben/)).toBeTruthy()
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(name)
  })
})

describe("a version of the terms", () => {
  const open = () => renderPage(TermsVersionPage, "/agb/fassung/1.0", "/agb/fassung/:version")

  it("is the text that orders with its number accepted, with the way to today's", async () => {
    stubApi({ "GET /content/agb/versions/1.0": { body: { content: "<h2>Bedingungen</h2><p>Wie damals.</p>" } } })
    open()
    expect(await screen.findByText("Wie damals.")).toBeTruthy()
    expect(document.title).toContain("AGB, Fassung 1.0")
    expect(screen.getByRole("link", { name: "Die AGB, die heute gelten" }).getAttribute("href")).toBe("/agb")
  })

  it("that there never was says so", async () => {
    stubApi({ "GET /content/agb/versions/1.0": { status: 404 } })
    open()
    expect(await screen.findByText("Diese Fassung der AGB gibt es nicht.")).toBeTruthy()
    expect(screen.getByRole("link", { name: "Die AGB, die heute gelten" })).toBeTruthy()
  })
})
