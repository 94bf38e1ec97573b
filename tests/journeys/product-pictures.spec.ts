import type { Page } from "playwright"
import { describe, it } from "vitest"
import { demoProduct, until } from "../harness"
import { expectNoBarriers } from "./barriers"
import { DESKTOP, PHONE, tolerate, useBrowser, visitor } from "./browser"
import { expect } from "./expect"
import { pressOnceAlive } from "./keyboard"

const ZOOM = "Bild 1 von 6 vergrössern"
const TURN = "RTC 360 drehen"

/** Asked for once the page is painted with its first picture. */
const PAGE_SCRIPTS = /\/assets\/(?!entry-client)[^/]+\.js$/

const shownFiles = (page: Page) =>
  page.evaluate<string[]>(
    `[...document.images].flatMap(({ currentSrc }) => (currentSrc ? new URL(currentSrc).pathname : []))`,
  )

/** What an expression of its properties comes to for the frame of the large view. */
const inStage = (page: Page, expression: string) =>
  page.evaluate<unknown>(`{
    const { scrollWidth, clientWidth, scrollTop, scrollHeight, clientHeight } = document.querySelector(".zoom-stage");
    ${expression}
  }`)

const labelOfFocused = (page: Page) => page.evaluate<string>("document.activeElement.getAttribute('aria-label')")

/** Days of the calendar that aren't where their cell of the table is. */
const DAYS_BESIDE_THEIR_CELLS = `[...document.querySelectorAll("[role=gridcell]")].flatMap((cell) => {
  const [place, day] = [cell, cell.querySelector("button")].map((element) => element.getBoundingClientRect())
  return Math.abs(place.top - day.top) < 4 && day.width <= place.width ? [] : [cell.dataset.day]
})`

/** Addresses that a page asks for from now on. */
function askedBy(page: Page): string[] {
  const asked: string[] = []
  page.on("request", (request) => asked.push(request.url()))
  return asked
}

describe("the pictures of a product", () => {
  useBrowser()

  it.each([
    ["a desktop", DESKTOP, "dome-scanner-turn24-800x600.avif"],
    ["a phone", PHONE, "dome-scanner-turn24-400x300.avif"],
  ])("come to %s as AVIF in the size of their frame, the first one at once", async (_case, viewport, file) => {
    const page = await visitor(viewport)
    await page.goto("/mieten/rtc-360/", { waitUntil: "networkidle" })
    const first = page.locator(".gal .main img").first()
    expect(await page.evaluate<string>("document.querySelector('.gal .main img').currentSrc")).toContain(file)
    expect(await page.locator("img[fetchpriority=high]").count()).toBe(1)
    expect(await page.locator(".gal img[loading=eager]").count()).toBe(1)
    expect((await first.getAttribute("alt")) ?? "").toBe(
      "Darstellung: 3D-Laserscanner RTC 360 auf Stativ, Schrägansicht",
    )
  })

  it("are all there where the page's scripts can't be had", async () => {
    tolerate(/Failed to load resource/)
    const page = await visitor(PHONE)
    await page.route(PAGE_SCRIPTS, (route) => route.abort())
    await page.goto("/mieten/rtc-360/")
    const frames = await page.locator(".thumbs button").count()
    await expect(page.locator(".thumbs img")).toHaveCount(frames)
    await expect(page.locator(".thumbs img").nth(2)).toBeVisible()
  })

  it("leave the line to the first one until the page is alive, and are all there without scripts", async () => {
    const page = await visitor(PHONE)
    const asked = askedBy(page)
    let release = () => {}
    const isReleased = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(PAGE_SCRIPTS, async (route) => {
      await isReleased
      await route.continue()
    })
    await page.goto("/mieten/rtc-360/", { waitUntil: "domcontentloaded" })
    await until("the scripts are asked for", () => asked.some((url) => PAGE_SCRIPTS.test(url)))
    const pictures = () => new Set(asked.filter((url) => url.includes("/media/")).map((url) => new URL(url).pathname))
    expect([...pictures()]).toEqual(["/media/renders/dome-scanner-turn24-400x300.avif"])
    release()
    await until("the others follow", () => pictures().size > 5)
    const html = await (await fetch(page.url())).text()
    const [following, small] = [5, 7]
    expect(html.match(/<noscript><picture>.*?<\/noscript>/gs)).toHaveLength(following + small)
  })

  it("are small in lists", async () => {
    const page = await visitor()
    await page.goto("/kaufen/zubehoer/", { waitUntil: "networkidle" })
    const renders = (await shownFiles(page)).filter((file) => file.startsWith("/media/renders/"))
    expect(renders.length).toBeGreaterThan(3)
    expect(renders.filter((file) => !file.endsWith("-400x300.avif"))).toEqual([])
  })

  it("are looked at on the whole screen, by keys alone, and the focus comes back", async () => {
    const page = await visitor()
    const asked = askedBy(page)
    await page.goto("/mieten/rtc-360/", { waitUntil: "networkidle" })
    expect(asked.filter((url) => /1600x1200|turn24\.webp/.test(url))).toEqual([])

    await pressOnceAlive(page.getByRole("button", { name: ZOOM }), "Enter")
    const dialog = page.getByRole("dialog", { name: /RTC 360 Bild 1 von 6/ })
    await expect(dialog).toBeVisible()
    await expectNoBarriers(page, "the large view")
    await page.keyboard.press("ArrowRight")
    await expect(page.getByRole("dialog", { name: /Bild 2 von 6/ })).toBeVisible()
    await page.keyboard.press("ArrowLeft")
    await page.keyboard.press("+")
    const stage = page.locator(".zoom-stage.near")
    await expect(stage).toBeVisible()
    expect(await inStage(page, "scrollWidth > clientWidth")).toBe(true)
    await until("the large file", async () => asked.some((url) => url.endsWith("turn24-1600x1200.avif")))
    await expectNoBarriers(page, "from near")

    await page.keyboard.press("Escape")
    await expect(page.getByRole("dialog")).toBeHidden()
    expect(await labelOfFocused(page)).toBe(ZOOM)
  })

  it("show from near what was pointed at", async () => {
    const page = await visitor()
    await page.goto("/mieten/rtc-360/")
    await page.getByRole("button", { name: ZOOM }).click()
    const image = page.getByRole("dialog").getByRole("img")
    const box = await image.boundingBox()
    if (!box) throw new Error("The large view shows no picture")
    await image.click({ position: { x: box.width * 0.6, y: box.height * 0.9 } })
    await expect(page.locator(".zoom-stage.near")).toBeVisible()
    const scrolled = await inStage(page, "(scrollTop + clientHeight) / scrollHeight")
    expect(scrolled).toBeGreaterThan(0.95)
    await image.click()
    await expect(page.locator(".zoom-stage.near")).toBeHidden()
  })

  it("turn by keys and by dragging, and their views come when asked for", async () => {
    const page = await visitor(PHONE)
    const asked = askedBy(page)
    await page.goto("/mieten/rtc-360/", { waitUntil: "networkidle" })
    await pressOnceAlive(page.getByRole("button", { name: TURN }), "Enter")
    const slider = page.getByRole("slider", { name: TURN })
    await expect(page.getByText("Ziehen oder Pfeiltasten")).toBeVisible()
    expect(asked.filter((url) => url.endsWith("/media/renders/dome-scanner-turn24.webp"))).toHaveLength(1)
    await expect(slider).toBeFocused()
    await expectNoBarriers(page, "the turntable")
    await page.setViewportSize(PHONE)
    expect(await page.evaluate<string[]>(DAYS_BESIDE_THEIR_CELLS), "the styles of one reach the other").toEqual([])

    await page.keyboard.press("ArrowRight")
    await expect(slider).toHaveAttribute("aria-valuetext", "15 Grad")
    const box = await slider.boundingBox()
    if (!box) throw new Error("The turntable isn't shown")
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    await page.mouse.move(middle.x, middle.y)
    await page.mouse.down()
    await page.mouse.move(middle.x + 36, middle.y, { steps: 4 })
    await page.mouse.up()
    await expect(slider).toHaveAttribute("aria-valuetext", "60 Grad")

    await page.keyboard.press("Escape")
    await expect(slider).toBeHidden()
    expect(await labelOfFocused(page)).toBe(TURN)
  })

  it("stay as they are where nothing more is known of them", async () => {
    const { get_thumbnail } = await demoProduct("register-360", "software-service")
    const page = await visitor()
    await page.goto("/kaufen/software-service/register-360/")
    const image = page.locator(".gal .main img").first()
    expect(await image.getAttribute("src")).toBe(get_thumbnail)
    expect(await image.getAttribute("srcset")).toBeNull()
    await page.getByRole("button", { name: "Bild 1 von 1 vergrössern" }).click()
    await expect(page.getByRole("dialog").getByRole("img")).toBeVisible()
    await expect(page.getByRole("button", { name: "Nächstes Bild" })).toBeHidden()
  })
})
