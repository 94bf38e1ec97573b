import type { Page, Request } from "playwright"
import { describe, it } from "vitest"
import { builtManifest } from "../../scripts/checks/page-budgets.mjs"
import { firstViewOf } from "../../scripts/lib/first-view.mjs"
import { sql, until } from "../harness"
import { forgetVisits } from "../http/vitals-support"
import { expectNoSeriousBarriers } from "./barriers"
import { PHONE, useBrowser, visitor } from "./browser"
import { expect } from "./expect"
import { hasSettled } from "./settled"
import { staffMember } from "./staff-member"

const MEASURING = "src/features/vitals/measure-visit.ts"
const HIDE = `{
  Object.defineProperty(document, "visibilityState", { configurable: true, get: () => "hidden" })
  document.dispatchEvent(new Event("visibilitychange"))
}`

/** Playwright can't look into a beacon. */
const NOTE_BODIES = `{
  const send = navigator.sendBeacon.bind(navigator)
  navigator.sendBeacon = (address, body) => {
    body.text().then(noteBody)
    return send(address, body)
  }
}`

const codeOf = (): string => builtManifest()[MEASURING].file
const isMeasuring = (page: Page) => page.waitForEvent("requestfinished", (request) => request.url().endsWith(codeOf()))

/** What pages of this visitor tell of visits. */
function toldBy(page: Page): Request[] {
  const told: Request[] = []
  page.context().on("request", (request) => {
    if (new URL(request.url()).pathname === "/vitals") told.push(request)
  })
  return told
}

describe("how fast a page was", () => {
  useBrowser()

  it("is told by a visitor's browser when he leaves it, and read by staff", async () => {
    await forgetVisits()
    const staff = await staffMember()
    await staff.goto("/app/reports")
    const box = staff.getByTestId("page-speed")
    await expect(box).toContainText("Noch kein Besuch gemessen.")

    const page = await visitor(PHONE)
    const measuring = isMeasuring(page)
    await page.goto("/mieten/rtc-360/")
    await measuring
    await hasSettled(page)
    await page.getByRole("heading", { level: 1 }).click()
    await page.goto("about:blank")
    await until("the visit to be kept", async () => (await sql("select from web_vital")).length > 0)

    await staff.reload()
    const row = box.getByRole("row").filter({ hasText: "/mieten/…" })
    await expect(row).toContainText("Telefon")
    await expect(row.getByRole("cell").nth(1)).toContainText("1")
    for (const column of [2, 4, 5, 6])
      await expect(row.getByRole("cell").nth(column)).toContainText(/Gut|Mässig|Schlecht/)
    await expect(row).toContainText("zuvor nicht gemessen")
    await expect(box.getByRole("row").nth(1)).toContainText("Alle Seiten")
    await expectNoSeriousBarriers(staff, "[data-testid=page-speed]")
  })

  it("is measured by code that comes after the page, and is in no first view", async () => {
    const manifest = builtManifest()
    const pages = Object.keys(manifest).filter((source) => source.startsWith("src/pages/"))
    expect(pages.length).toBeGreaterThan(30)
    for (const source of pages) expect(firstViewOf(manifest, source).scripts, source).not.toContain(codeOf())

    const page = await visitor()
    const measuring = isMeasuring(page)
    const answer = await page.goto("/mieten/rtc-360/")
    expect(await answer?.text()).not.toContain(codeOf())
    await measuring
    const order = await page.evaluate(`({
      loaded: performance.getEntriesByType("navigation")[0].loadEventEnd,
      asked: performance.getEntriesByType("resource").find(({ name }) => name.endsWith("${codeOf()}")).startTime,
    })`)
    const { loaded, asked } = order as { loaded: number; asked: number }
    expect(loaded).toBeGreaterThan(0)
    expect(asked).toBeGreaterThanOrEqual(loaded)
  })

  it("is told once, of the page the visit began with, and nothing else of it", async () => {
    const page = await visitor()
    const told = toldBy(page)
    const bodies: string[] = []
    await page.exposeFunction("noteBody", (body: string) => bodies.push(body))
    await page.addInitScript(NOTE_BODIES)
    const measuring = isMeasuring(page)
    await page.goto("/mieten")
    await measuring
    await hasSettled(page)
    await page.getByRole("link", { name: "FAQ" }).first().click()
    await expect(page).toHaveURL(/\/faq$/)
    await page.evaluate(HIDE)
    await expect.poll(() => told.length).toBe(1)
    expect((await told[0].response())?.status()).toBe(204)
    await page.evaluate(HIDE)
    await page.goto("/agb")
    await hasSettled(page)
    expect(told).toHaveLength(1)
    const [body] = bodies
    const { page: pattern, device, values, ...rest } = JSON.parse(body)
    expect([pattern, device, rest]).toEqual(["/mieten", "desktop", {}])
    expect(Object.keys(values)).toEqual(expect.arrayContaining(["TTFB", "FCP"]))
  })

  it.each(["doNotTrack", "globalPrivacyControl"])("isn't measured of who says so by %s", async (wish) => {
    const page = await visitor()
    const told = toldBy(page)
    await page.addInitScript(
      `Object.defineProperty(navigator, "${wish}", { get: () => ${wish === "doNotTrack" ? '"1"' : true} })`,
    )
    const asked: string[] = []
    page.on("request", (request) => asked.push(request.url()))
    await page.goto("/faq", { waitUntil: "networkidle" })
    await hasSettled(page)
    await page.evaluate(HIDE)
    expect(asked.filter((url) => url.endsWith(codeOf()))).toEqual([])
    expect(told).toEqual([])
  })
})
