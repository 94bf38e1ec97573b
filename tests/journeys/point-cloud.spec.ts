import type { Page } from "playwright"
import { describe, expect, it } from "vitest"
import { until as untilSoon } from "../harness"
import { violationsOf } from "./barriers"
import { DESKTOP, PHONE, SOFTWARE_WEBGL, useBrowser, visitor } from "./browser"

const PREVIEW = "**/fassade.preview.ply"

/** The processor draws, next to everything else it does. */
const until = <T>(what: string, ask: () => Promise<T>) => untilSoon(what, ask, 40_000)

/** What the visitor sees of the points: how many pixels they take, and how much colour these have (0 grey, 1 full). */
interface Seen {
  pixels: number
  colour: number
}

async function seen(page: Page): Promise<Seen> {
  const picture = (await page.locator(".pcv-stage").screenshot()).toString("base64")
  return page.evaluate(async (png) => {
    const bytes = Uint8Array.from(atob(png), (character) => character.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }))
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d")
    context?.drawImage(bitmap, 0, 0)
    const data = context?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? new Uint8ClampedArray()
    let [pixels, colour] = [0, 0]
    for (let at = 0; at < data.length; at += 4) {
      const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3)
      if (Math.abs(red - 16) + Math.abs(green - 24) + Math.abs(blue - 32) < 24) continue
      pixels += 1
      const most = Math.max(red, green, blue)
      colour += (most - Math.min(red, green, blue)) / Math.max(1, most)
    }
    return { pixels, colour: colour / Math.max(1, pixels) }
  }, picture)
}

async function openViewer(page: Page) {
  await page.goto("/mieten/rtc-360/")
  await page.getByRole("button", { name: /Fassade.* ansehen/ }).click()
  await page.getByRole("dialog", { name: /Punktwolke Fassade/ }).waitFor()
}

const loaded = (page: Page) => page.getByText(/^1’0\d\d’\d{3} Punkte$/).waitFor({ timeout: 60_000 })

const expectNoBarriers = async (page: Page) => expect(await violationsOf(page)).toEqual([])

describe("A point cloud offered as sample data", () => {
  useBrowser(SOFTWARE_WEBGL)

  it("costs a product page nothing until somebody asks for it", async () => {
    const page = await visitor()
    const asked: string[] = []
    page.on("request", (request) => asked.push(request.url()))
    await page.goto("/mieten/rtc-360/", { waitUntil: "networkidle" })
    expect(asked.filter((url) => /viewer|worker|\.ply/.test(url))).toEqual([])
  })

  it("is drawn, coloured, turned, brought back and put away", async () => {
    const page = await visitor(DESKTOP)
    await openViewer(page)
    await loaded(page)
    const byHeight = await until("points on the screen", async () => {
      const now = await seen(page)
      return now.pixels > 50_000 ? now : undefined
    })
    expect(byHeight.colour).toBeGreaterThan(0.25)
    await expectNoBarriers(page)

    await page.getByRole("radio", { name: "Intensität" }).check({ force: true })
    await until("grey points", async () => (await seen(page)).colour < 0.2)
    await page.getByRole("radio", { name: "Höhe" }).check({ force: true })

    const stage = page.getByRole("application", { name: /Punktwolke/ })
    const first = await seen(page)
    await stage.focus()
    await page.keyboard.press("r")
    for (const key of ["-", "-", "-", "-", "ArrowUp", "ArrowUp"]) await page.keyboard.press(key)
    await until("a view from further away", async () => (await seen(page)).pixels < first.pixels * 0.7)
    await page.keyboard.press("r")
    await until("the first view again", async () => {
      const { pixels } = await seen(page)
      return Math.abs(pixels - first.pixels) < first.pixels * 0.05
    })

    await page.keyboard.press("Escape")
    await page.getByRole("dialog").waitFor({ state: "hidden" })
    expect(await page.locator("canvas").count()).toBe(0)
    const focused = await page.evaluate("document.activeElement.getAttribute('aria-label')")
    expect(focused).toMatch(/Fassade.* ansehen/)
  })

  it("says so when the file doesn't come, and tries again", async () => {
    const page = await visitor()
    await page.context().route(PREVIEW, (route) => route.fulfill({ status: 404, body: "Not found" }))
    await openViewer(page)
    await page.getByRole("alert").getByText("Die Punktwolke konnte nicht geladen werden.").waitFor()
    expect(await page.getByRole("img", { name: /Standbild/ }).isVisible()).toBe(true)
    await expectNoBarriers(page)
    await page.context().unroute(PREVIEW)
    await page.getByRole("dialog").getByRole("button", { name: "Erneut versuchen" }).click()
    await loaded(page)
  })

  it.each([
    ["is no point cloud", "<!doctype html>", "Diese Datei kann hier nicht gezeigt werden."],
    [
      "was cut off",
      `ply\nformat binary_little_endian 1.0\nelement vertex 9\nproperty float x\nproperty float y\nproperty float z\nend_header\n`,
      "Die Datei kam unvollständig an.",
    ],
  ])("says so when the file %s", async (_case, body, text) => {
    const page = await visitor()
    await page.context().route(PREVIEW, (route) => route.fulfill({ body, contentType: "application/octet-stream" }))
    await openViewer(page)
    await page.getByRole("alert").getByText(text).waitFor()
    expect(await page.getByRole("dialog").getByRole("link", { name: "Datei herunterladen" }).isVisible()).toBe(true)
  })

  it("is asked for first where data are to be saved, and loading can be cancelled", async () => {
    const page = await visitor(PHONE)
    await page.addInitScript("Object.defineProperty(navigator, 'connection', { value: { saveData: true } })")
    await page.context().route(PREVIEW, () => undefined)
    await openViewer(page)
    await page.getByText("Für die Ansicht werden 11 MB geladen.").waitFor()
    await expectNoBarriers(page)
    await page.getByRole("button", { name: "Punktwolke laden" }).click()
    await page.getByRole("button", { name: "Abbrechen" }).click()
    await page.getByRole("button", { name: "Punktwolke laden" }).waitFor()
  })

  it("comes back after the graphics card took it away", async () => {
    const page = await visitor()
    await openViewer(page)
    await loaded(page)
    await page.evaluate(() => {
      const gl = document.querySelector<HTMLCanvasElement>(".pcv-stage canvas")?.getContext("webgl2")
      const loss = gl?.getExtension("WEBGL_lose_context")
      loss?.loseContext()
      setTimeout(() => loss?.restoreContext(), 1_500)
    })
    await page.getByText("Die Grafikkarte hat die Ansicht unterbrochen.").waitFor()
    await page.getByText("Die Grafikkarte hat die Ansicht unterbrochen.").waitFor({ state: "hidden" })
    await until("points again", async () => (await seen(page)).pixels > 50_000)
  })

  it("is a still picture in a browser that can't draw it, and nothing is loaded for it", async () => {
    const page = await visitor()
    await page.addInitScript("HTMLCanvasElement.prototype.getContext = () => null")
    const asked: string[] = []
    page.on("request", (request) => asked.push(request.url()))
    await openViewer(page)
    await page.getByRole("alert").getByText("Dieser Browser kann keine 3D-Ansicht zeigen.").waitFor()
    expect(await page.getByRole("img", { name: /Standbild/ }).isVisible()).toBe(true)
    expect(asked.filter((url) => url.endsWith(".ply"))).toEqual([])
    await expectNoBarriers(page)
  })
})
