import type { BrowserContext, Frame, Locator, Page } from "playwright"
import { afterAll, beforeAll, describe, it } from "vitest"
import { isStaffAttribute, STAFF_HTML } from "#kernel/html/staff-html"
import { api, demoProduct, sql, staff, until } from "../harness"
import { target } from "../harness/target"
import { tolerate, useBrowser, visitor } from "./browser"
import { expect } from "./expect"
import { marksIn, SCRIPT_PAYLOADS, textOf } from "./script-payloads"
import { followLink, hasSettled } from "./settled"
import { staffMember } from "./staff-member"

const ALL = textOf(SCRIPT_PAYLOADS)
/** As forms take it: other control characters than tabs and ends of lines are refused before anything is sanitised. */
const typable = (html: string) => html.replace(/[^\P{Cc}\t\n\r]/gu, "")
/** Without the element after which a browser reads nothing but text: it would hide the others. */
const READ_BY_A_BROWSER = textOf(SCRIPT_PAYLOADS.map((payload) => payload.replaceAll("<plaintext>", "<plaintex>")))
const LAST = SCRIPT_PAYLOADS.length - 1
const TEXTS = ["home-intro", "home-laserscanning", "eventinformation", "agb"]
const PRODUCTS = ["rtc-360", "blk-360-g2", "blk-2-go"]

/** The payloads in parts of at most so many characters each. */
function parts(longest: number): { html: string; last: number }[] {
  const all: { html: string; last: number }[] = []
  let first = 0
  for (let next = 1; next <= SCRIPT_PAYLOADS.length; next++) {
    const isFull = textOf(SCRIPT_PAYLOADS.slice(first, next + 1), first).length > longest
    if (!isFull && next < SCRIPT_PAYLOADS.length) continue
    all.push({ html: textOf(SCRIPT_PAYLOADS.slice(first, next), first), last: next - 1 })
    first = next
  }
  return all
}

/** Everything a payload may achieve: a script of its own, a dialog, a breach of the policy, a request to elsewhere. */
async function watch(context: BrowserContext): Promise<string[]> {
  const found: string[] = []
  await context.exposeBinding("ran", (_source, what) => void found.push(`ran: ${what}`))
  await context.addInitScript(() => {
    const tell = (what: string) => (window as unknown as { ran(what: string): void }).ran(what)
    for (const name of ["alert", "confirm", "prompt"] as const) window[name] = () => tell(name) as never
    addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      tell(`${violatedDirective} ${blockedURI}`),
    )
  })
  const own = [target().baseUrl, "data:", "blob:", "about:"]
  context.on("request", (request) => {
    if (!own.some((origin) => request.url().startsWith(origin))) found.push(`asked for: ${request.url()}`)
  })
  return found
}

/** What is in the texts of a page that no text may hold. */
async function foreignIn(place: Page | Frame, selector = ".rich"): Promise<string[]> {
  const elements = await place.evaluate((texts) => {
    const inside = [...document.querySelectorAll(texts)].flatMap((text) => [...text.querySelectorAll("*")])
    return inside.map(({ localName, namespaceURI, attributes }) => ({
      name: namespaceURI === "http://www.w3.org/1999/xhtml" ? localName : `${namespaceURI} ${localName}`,
      attributes: [...attributes].map(({ name, value }) => [name, value]),
    }))
  }, selector)
  expect(elements.length).toBeGreaterThan(10)
  return elements.flatMap(({ name, attributes }) => [
    ...(STAFF_HTML.has(name) ? [] : [name]),
    ...attributes.flatMap(([attribute, value]) =>
      isStaffAttribute(name, attribute, value) ? [] : [`${name}[${attribute}=${value}]`],
    ),
  ])
}

/** As `fill`, at once: as typed, a browser takes ten seconds for so many lines. */
const enter = (field: Locator, text: string) =>
  field.evaluate((element, html) => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.set?.call(element, html)
    element.dispatchEvent(new Event("input", { bubbles: true }))
  }, text)

const mark = (place: Page | Frame, last: number) => place.getByText(`n${last}`, { exact: true }).first()
const shown = (place: Page | Frame, last: number) => mark(place, last).waitFor({ state: "attached", timeout: 90_000 })

let pages: { path: string; last: number }[]

beforeAll(async () => {
  const admin = await staff()
  const saved = async (method: string, path: string, body: object) => {
    const answer = await admin(method, path, body)
    expect([path, answer.status, answer.body.non_field_errors]).toEqual([path, 200, undefined])
    return answer.body
  }
  for (const key of TEXTS) {
    const { html } = await saved("POST", `/admin/content/${key}`, { html: ALL, version: 1 })
    expect(marksIn(html)).toHaveLength(SCRIPT_PAYLOADS.length)
  }
  pages = ["/", "/agb", "/events"].map((path) => ({ path, last: LAST }))

  const accordions = parts(20_000)
  for (const [at, slug] of PRODUCTS.entries()) {
    const own = accordions.slice(at * 4, at * 4 + 4)
    if (own.length === 0) continue
    const { id } = await demoProduct(slug)
    const { groups } = (await admin("GET", `/admin/shop/products/${id}`)).body
    const { version, values } = groups.texts
    const content = own.map(({ html }, place) => ({ header: `Teil ${place}`, content: typable(html) }))
    await saved("POST", `/admin/shop/products/${id}`, { group: "texts", version, ...values, accordions: content })
    pages.push({ path: `/mieten/${slug}/`, last: own[own.length - 1].last })
  }
  expect(accordions.length).toBeLessThanOrEqual(PRODUCTS.length * 4)

  const contents = parts(50_000)
  const { events } = (await admin("GET", "/admin/events")).body
  expect(events.length).toBeGreaterThanOrEqual(contents.length)
  for (const [at, { html, last }] of contents.entries()) {
    const event = (await admin("GET", `/admin/events/${events[at].id}`)).body
    await saved("POST", `/admin/events/${event.id}`, { ...event, content: typable(html), is_told: false })
    pages.push({ path: `/events/${event.slug}`, last })
  }
  await until("the texts are shown", async () => {
    const { body } = await api("GET", "/content/agb")
    return marksIn(body.content).includes(LAST)
  })
})

// What is left of these payloads looks like what programs keep, for which each file's log is searched.
afterAll(() => sql("delete from audit_entry where action like 'product.%'"))

describe("HTML of staff", () => {
  useBrowser()

  it("would run scripts if nothing held them back", async () => {
    tolerate(/./)
    const page = await visitor()
    const found = await watch(page.context())
    await page.context().route(/evil\.invalid/, (route) => route.abort())
    // Without frames, each of which is a page of its own: hundreds of them are more than a browser takes.
    const outsideFrames = SCRIPT_PAYLOADS.filter((payload) => !/<(?:i?frame|object|embed|portal|applet)/.test(payload))
    await page.evaluate((payloads) => {
      const text = document.body.appendChild(document.createElement("div"))
      for (const payload of payloads) {
        text.innerHTML = payload
        for (const element of text.querySelectorAll("*"))
          for (const name of Element.prototype.getAttributeNames.call(element))
            if (name.startsWith("on")) element.dispatchEvent(new Event(name.slice(2)))
      }
    }, outsideFrames)
    const ran = () => new Set(found.filter((one) => /^ran: \d/.test(one))).size
    await until("most payloads ran", () => ran() > 200)
    expect(new Set(SCRIPT_PAYLOADS.map((payload) => payload.replace(/ran\(\d+\)/, ""))).size).toBeGreaterThan(500)
  })

  it("runs none on any page, rendered by the server or in the browser", async () => {
    const page = await visitor()
    const found = await watch(page.context())
    for (const { path, last } of pages) {
      await page.goto(path, { waitUntil: "domcontentloaded" })
      await shown(page, last)
      expect([path, await foreignIn(page)]).toEqual([path, []])
    }
    await page.goto("/impressum")
    await hasSettled(page)
    for (const { path, last } of pages) {
      await followLink(page, path)
      await shown(page, last)
      expect([path, await foreignIn(page)]).toEqual([path, []])
    }
    expect(found).toEqual([])
  })

  it("runs none in the editor, from its HTML view, pasted, or in the preview", async () => {
    // HTML that is only read, in a document of its own, is told as a breach of the policy by the browser too.
    tolerate(/Executing inline event handler/)
    const page = await staffMember()
    const found = await watch(page.context())
    await page.goto("/app/content/home-intro")
    await shown(page, LAST)
    expect(await scriptsIn(page)).toEqual([])

    await page.getByRole("button", { name: "HTML anzeigen" }).click()
    await enter(page.getByLabel("Text, HTML"), READ_BY_A_BROWSER)
    await page.getByRole("button", { name: "HTML anzeigen" }).click()
    await shown(page, LAST)
    expect(await scriptsIn(page)).toEqual([])

    await page.getByRole("textbox", { name: "Text" }).evaluate((editor, html) => {
      const data = new DataTransfer()
      data.setData("text/html", html)
      editor.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }))
    }, READ_BY_A_BROWSER)
    await expect.poll(() => page.getByText(`n${LAST}`, { exact: true }).count()).toBe(2)
    expect(await scriptsIn(page)).toEqual([])

    await page.getByRole("button", { name: "Vorschau" }).click()
    const preview = await (await page.waitForSelector("iframe")).contentFrame()
    if (!preview) throw new Error("The preview has no page")
    await shown(preview, LAST)
    expect(await foreignIn(preview)).toEqual([])
    expect(found.filter((one) => !ONLY_ASKED.includes(one))).toEqual([])
  })
})

/**
 * What the policy refuses without that anything of a text was about to run: handlers in documents of their own, where HTML
 * is only read, and a library of the admin that tries whether it may compile.
 */
const ONLY_ASKED = ["ran: script-src-attr inline", "ran: script-src eval"]

/** What could run in the editor, whose own attributes are many. */
const scriptsIn = (page: Page) =>
  page.locator(".rich-text").evaluate((text) => {
    const allowed = /^(?:https?:|mailto:|tel:|\/|#)/
    return [...text.querySelectorAll("*")].flatMap(({ localName, attributes }) =>
      [...attributes]
        .filter(({ name, value }) => /^on|^srcdoc$/.test(name) || (/^href$|^src$/.test(name) && !allowed.test(value)))
        .map(({ name, value }) => `${localName}[${name}=${value}]`)
        .concat(/^(?:script|iframe|object|embed|svg|math|form|style|link|meta|base)$/.test(localName) ? localName : []),
    )
  })
