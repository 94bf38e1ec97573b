import type { Page } from "playwright"
import { beforeAll, describe, it } from "vitest"
import { api, staff, until } from "../harness"
import { expectNoSeriousBarriers } from "./barriers"
import { PHONE, useBrowser, visitor } from "./browser"
import { expect } from "./expect"
import { staffMember } from "./staff-member"

const FROM_WORD = `<html><head><style>p.MsoNormal{margin:0}</style></head><body lang=DE-CH>
<h1 style='mso-style-link:x'>Ablauf<o:p></o:p></h1>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>Gerät <b>prüfen</b></p>
<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span>Akku</p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18pt;mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>Einpacken</p>
<p class=MsoNormal style='color:red'><span style='font-size:20pt'>Fertig.</span></p></body></html>`

/** As it came, whatever is between the elements. */
const compact = (html: string) => html.replace(/>\s+</g, "><").trim()

const editor = (page: Page, name = "Text") => page.getByRole("textbox", { name, exact: true })
const save = (page: Page) => page.getByRole("button", { name: "Speichern" }).click()
const isSaved = (page: Page) => expect(page.getByText("Gespeichert.").first()).toBeVisible()
const showHtml = (page: Page) => page.getByRole("button", { name: "HTML anzeigen" }).click()

describe("staff write what the pages say", () => {
  useBrowser()
  let admin: Awaited<ReturnType<typeof staff>>
  beforeAll(async () => {
    admin = await staff()
  })

  it("find a text, write it, look at it in the shop's own look, save it, and a second one loses nothing", async () => {
    const anna = await staffMember()
    await anna.goto("/app/content")
    await expect(anna.getByRole("row", { name: /Impressum/ })).toContainText("Wie ausgeliefert")
    await expectNoSeriousBarriers(anna, "main")
    await anna.getByRole("link", { name: "Einleitung" }).click()
    await editor(anna).waitFor()
    const bruno = await anna.context().newPage()
    await bruno.goto("/app/content/home-intro")
    await editor(bruno).waitFor()

    await anna.getByLabel("Titel").fill("Scanner für alle")
    await editor(anna).press("ControlOrMeta+a")
    await anna.keyboard.type("Neu: ")
    await anna.keyboard.press("ControlOrMeta+b")
    await anna.keyboard.type("heute")
    await expect(anna.getByRole("button", { name: "Fett" })).toHaveAttribute("aria-pressed", "true")
    await anna.getByRole("button", { name: "Link", exact: true }).click()
    await anna.getByLabel("Adresse").fill("javascript:x()")
    await anna.keyboard.press("Enter")
    await expect(anna.getByText("Diese Adresse geht nicht.")).toBeVisible()
    await anna.getByLabel("Adresse").fill("www.example.ch/heute")
    await anna.keyboard.press("Enter")
    await expectNoSeriousBarriers(anna, "main")
    await anna.getByRole("button", { name: "Vorschau" }).click()
    const preview = anna.frameLocator("iframe")
    await expect(preview.getByRole("heading", { name: "Scanner für alle" })).toBeVisible()
    await expect(preview.getByRole("navigation").first()).toBeAttached()
    await anna.keyboard.press("Escape")
    const reader = await visitor()
    await reader.goto("/")
    await expect(reader.getByRole("heading", { name: "Laserscanner mieten und kaufen" })).toBeVisible()
    await save(anna)
    await isSaved(anna)
    await until("the shop shows it", async () => {
      const { body } = await api("GET", "/content/home-intro")
      return (
        body.content.includes(`<a href="https://www.example.ch/heute">`) &&
        body.content.includes("<strong>heute</strong>")
      )
    })
    await reader.reload()
    await expect(reader.getByRole("heading", { name: "Scanner für alle" })).toBeVisible()

    await bruno.getByLabel("Titel").fill("Brunos Titel")
    await save(bruno)
    await expect(bruno.getByRole("alert").filter({ hasText: "inzwischen geändert" })).toContainText("Scanner für alle")
    await expect(bruno.getByLabel("Titel")).toHaveValue("Brunos Titel")
    await expectNoSeriousBarriers(bruno, "main")
    await bruno.getByRole("button", { name: "Mit meinem Text weiterarbeiten" }).click()
    await save(bruno)
    await isSaved(bruno)

    await bruno.getByRole("button", { name: "Frühere Versionen" }).click()
    const history = bruno.getByRole("dialog")
    await history.getByRole("button", { name: "Vergleichen" }).last().click()
    await expect(history).toContainText("Nur in Version 1: Laserscanner mieten und kaufen")
    await expectNoSeriousBarriers(bruno, "[role=dialog]")
    await history.getByRole("button", { name: "Version 1 wiederherstellen" }).click()
    await expect(bruno.getByLabel("Titel")).toHaveValue("Laserscanner mieten und kaufen")
    expect((await admin("GET", "/admin/content/home-intro")).body.version).toBe(4)
  })

  it("ask and answer on the FAQ, in the order they want", async () => {
    const page = await staffMember(PHONE)
    await page.goto("/app/content?tab=faq")
    const group = page.getByRole("list", { name: "Fragen von Mieten" })
    await group.waitFor()
    await page.getByRole("button", { name: "Frage hinzufügen" }).first().click()
    await page.getByLabel("Frage", { exact: true }).fill("Gibt es Rabatt?")
    await editor(page, "Antwort").fill("Ja, ab zehn Tagen.")
    await page.getByRole("button", { name: "Frage «Gibt es Rabatt?» nach oben" }).click()
    await expect(page.getByRole("status").filter({ hasText: "Gibt es Rabatt?" })).toBeAttached()
    await expectNoSeriousBarriers(page, "main")
    await save(page)
    await isSaved(page)
    await page.goto("/faq#faq-gibt-es-rabatt")
    const question = page.locator("#faq-gibt-es-rabatt")
    await expect(question).toHaveText("Gibt es Rabatt?")
    const { html } = (await admin("GET", "/admin/content/faq")).body
    const titles = [...html.split("<h2")[2].matchAll(/<h3[^>]*>([^<]*)/g)].map(([, title]) => title)
    expect(titles.indexOf("Gibt es Rabatt?")).toBe(titles.length - 2)
  })

  it("keep a text as it was where they change nothing, and what they paste from Word as what it is", async () => {
    const page = await staffMember()
    page.on("dialog", (question) => question.accept())
    for (const key of ["home-laserscanning", "impressum", "agb"]) {
      const { html } = (await admin("GET", `/admin/content/${key}`)).body
      await page.goto(`/app/content/${key}`)
      const text = page.locator(".rich-text")
      await text.click()
      await text.press("ControlOrMeta+End")
      await page.keyboard.type("x")
      await page.keyboard.press("Backspace")
      await showHtml(page)
      const source = await page.getByLabel(/, HTML$/).inputValue()
      const titleField = page.getByLabel("Titel")
      const title = (await titleField.count()) > 0 ? await titleField.inputValue() : null
      const whole = title === null ? source : `<h2>${title}</h2>${source}`
      expect([key, compact(whole)]).toEqual([key, compact(html)])
      await showHtml(page)
    }

    const text = page.locator(".rich-text")
    await text.press("ControlOrMeta+a")
    await text.evaluate((element, html) => {
      const data = new DataTransfer()
      data.setData("text/html", html)
      element.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }))
    }, FROM_WORD)
    await showHtml(page)
    expect(compact(await page.getByLabel(/, HTML$/).inputValue())).toBe(
      "<h2>Ablauf</h2><ul><li>Gerät <strong>prüfen</strong><ol><li>Akku</li></ol></li><li>Einpacken</li></ul><p>Fertig.</p>",
    )
  })
})
