import http from "node:http"
import type { AddressInfo } from "node:net"
import type { Page } from "playwright"
import { afterAll, beforeAll, describe, it } from "vitest"
import { type ShopProcess, startShop } from "../harness/app"
import { target } from "../harness/target"
import { expectNoBarriers } from "./barriers"
import { PHONE, useBrowser, visitor } from "./browser"
import { expect } from "./expect"
import { hasSettled } from "./settled"

/** Addresses of other origins that the page asks for. */
function foreignRequests(page: Page, origin: string): string[] {
  const foreign: string[] = []
  page.context().on("request", (request) => {
    const url = new URL(request.url())
    if (url.protocol.startsWith("http") && url.origin !== origin) foreign.push(request.url())
  })
  return foreign
}

describe("without a tag manager", () => {
  useBrowser()

  it("a video asks nobody but the shop", async () => {
    const page = await visitor()
    const foreign = foreignRequests(page, new URL(target().baseUrl).origin)
    await page.goto("/mieten/rtc-360/")
    await page.getByRole("button", { name: "Video 1", exact: true }).click()
    await expect(page.getByText("Die Produkte des Demo-Shops haben kein Video")).toBeVisible()
    expect(foreign).toEqual([])
  })

  it("the settings say so in the window, wherever the page is", async () => {
    const page = await visitor(PHONE)
    await page.goto("/")
    await hasSettled(page)
    await page.getByRole("button", { name: "Cookie-Einstellungen" }).click()
    const bar = page.getByRole("region", { name: "Cookie-Einstellungen" })
    await expect(bar).toBeFocused()
    await page.mouse.wheel(0, -100_000)
    await expect.poll(() => page.evaluate("scrollY")).toBe(0)
    await expect(bar).toBeInViewport({ ratio: 1 })
  })
})

describe("with a tag manager", () => {
  useBrowser()
  const asked: string[] = []
  const tags = http.createServer((request, response) => {
    asked.push(request.url ?? "")
    response.writeHead(200, { "content-type": "text/javascript" }).end("document.cookie = '_ga=GA1.1; path=/'")
  })
  let shop: ShopProcess
  beforeAll(async () => {
    await new Promise<void>((resolve) => {
      tags.listen(0, "127.0.0.1", resolve)
    })
    const origin = `http://127.0.0.1:${(tags.address() as AddressInfo).port}`
    shop = await startShop({
      databaseUrl: target().databaseUrl,
      name: "with-tag-manager",
      env: { TAG_MANAGER_ID: "GTM-TEST1", TAG_MANAGER_ORIGIN: origin },
    })
  }, 90_000)
  afterAll(async () => {
    await shop?.stop()
    tags.close()
  })

  it("asks nobody else before the consent, follows it in other tabs, and takes it back", async () => {
    const page = await visitor()
    const foreign = foreignRequests(page, shop.baseUrl)
    await page.goto(`${shop.baseUrl}/events`)
    const bar = page.getByRole("region", { name: "Cookie-Einstellungen" })
    await expect(bar).toBeVisible()
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
    await page.getByRole("link", { name: "Scan-Abend Olten" }).click()
    await expect(page.getByRole("heading", { level: 1, name: "Scan-Abend Olten" })).toBeVisible()
    expect(foreign).toEqual([])
    await expectNoBarriers(page)

    const other = await page.context().newPage()
    await other.goto(`${shop.baseUrl}/faq`)
    await bar.getByRole("button", { name: "Akzeptieren" }).click()
    await expect(bar).toHaveCount(0)
    await expect(other.getByRole("region", { name: "Cookie-Einstellungen" })).toHaveCount(0)
    await expect.poll(() => asked).toEqual(["/gtm.js?id=GTM-TEST1", "/gtm.js?id=GTM-TEST1"])
    await expect.poll(() => page.evaluate(() => document.cookie)).toContain("_ga")

    await page.getByRole("button", { name: "Cookie-Einstellungen" }).click()
    await expect(bar).toBeFocused()
    await expect(bar).toContainText("Sie haben zugestimmt.")
    await bar.getByRole("button", { name: "Ablehnen" }).click()
    await expect(bar).toHaveCount(0)
    await expect.poll(() => page.evaluate(() => document.cookie)).toBe("")
    await page.goto(`${shop.baseUrl}/mieten`, { waitUntil: "networkidle" })
    expect(asked).toHaveLength(2)
  })

  it("keeps addresses with a secret from it", async () => {
    const page = await visitor()
    asked.length = 0
    await page.goto(`${shop.baseUrl}/events`)
    await page.getByRole("button", { name: "Akzeptieren" }).click()
    await expect.poll(() => asked).toHaveLength(1)
    await page.goto(`${shop.baseUrl}/activation/result?uidb64=Y3Vz&token=falsch`, { waitUntil: "networkidle" })
    await expect(page.getByRole("heading", { name: "Aktivierung fehlgeschlagen" })).toBeVisible()
    expect(asked).toHaveLength(1)
  })
})
