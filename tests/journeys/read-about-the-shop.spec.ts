import { describe, it } from "vitest"
import { PHONE, readable, tolerate, useBrowser, visitor } from "./browser"
import { expect } from "./expect"

describe("who wants to know more", () => {
  useBrowser()

  it("opens and closes the sections of the home page, and only what is open is read", async () => {
    const page = await visitor(PHONE)
    await page.goto("/")
    const sections = page.getByRole("region", { name: "Wissen" }).locator("details")
    await expect(sections.locator("summary")).toHaveText(["Laserscanning", "3D-Punktwolke", "Über uns"])
    const [scanning, cloud] = [sections.nth(0), sections.nth(1)]
    await expect(scanning.getByText("Ein Laserscanner misst Distanzen")).toBeVisible()
    await expect(cloud.getByText("Das Ergebnis eines Scans")).toBeHidden()
    await cloud.locator("summary").press("Enter")
    await expect(cloud.getByText("Das Ergebnis eines Scans")).toBeVisible()
    await scanning.locator("summary").click()
    await expect(scanning.getByText("Ein Laserscanner misst Distanzen")).toBeHidden()
  })

  it("finds the information between the intro and the sections", async () => {
    const page = await visitor()
    await page.goto("/")
    const text = readable((await page.getByRole("main").textContent()) ?? "")
    const places = ["Nächste Woche ein Gebäude aufnehmen?", "So kommen Sie zu Ihrer Punktwolke", "3D-Punktwolke"].map(
      (words) => text.indexOf(words),
    )
    expect(places[0]).toBeGreaterThan(0)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  })

  it("comes from a text of staff to the team without loading the shop again", async () => {
    const page = await visitor(PHONE)
    await page.goto("/")
    await expect(page.getByRole("button", { name: "Menü" })).toBeEnabled()
    await page.evaluate("window.isSameDocument = true")
    await page.locator("summary", { hasText: "Über uns" }).click()
    await page.getByRole("link", { name: "unser Team" }).click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Über uns")
    await expect(page.getByRole("link", { name: /Anna Muster anrufen/ })).toHaveAttribute("href", "tel:+41710000001")
    await expect(page.getByRole("img", { name: "4 von 5 Sternen" }).first()).toBeVisible()
    expect(await page.evaluate("window.isSameDocument")).toBe(true)
  })

  it("finds a question by its address, and through the list of contents", async () => {
    const page = await visitor()
    await page.goto("/faq#faq-genauigkeit")
    await expect(page.getByRole("heading", { name: "Wie genau ist eine Punktwolke?" })).toBeInViewport()

    await page.goto("/agb")
    await page.getByRole("contentinfo").getByRole("link", { name: "FAQ" }).click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Häufige Fragen")
    await page.getByRole("navigation", { name: "Inhalt dieser Seite" }).getByText("Technik und Daten").click()
    await expect(page.getByRole("heading", { name: "Technik und Daten" })).toBeInViewport()
    await page.getByRole("link", { name: "Schulungstag" }).click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Schulung mit unserem Partner")
  })

  it("reads the FAQ without scripts", async () => {
    const page = await visitor()
    tolerate(/ERR_FAILED .*\.js$/)
    await page.context().route("**/*.js", (route) => route.abort())
    await page.goto("/faq")
    await expect(page.getByText("Anzahl Miettage mal Tagespreis")).toBeVisible()
  })

  it("finds a course by its address and books it for as many as come", async () => {
    const page = await visitor(PHONE)
    await page.goto("/schulen#praxistag-holzbau")
    await expect(page.getByRole("heading", { name: "Praxistag Holzbau und Aufmass" })).toBeInViewport()
    await page.getByRole("button", { name: "Mehr: Praxistag Holzbau und Aufmass" }).click()
    await page.getByRole("button", { name: "Praxistag Holzbau und Aufmass in den Warenkorb" }).click()
    await expect(page.getByRole("link", { name: "Warenkorb, 2 Artikel" })).toBeVisible()
    await page.goto("/cart")
    await expect(page.getByRole("main")).toContainText("CHF 1’280.00")
  })
})
