import { type Browser, type BrowserContext, type ConsoleMessage, chromium, type Page } from "playwright"
import { afterEach, beforeAll, expect } from "vitest"
import { findChromium } from "../../scripts/lib/chromium.mjs"
import { target } from "../harness/target"
import { tellOf } from "./told-on-failure"
import { secretsWritten, watchForSecrets } from "./watch-for-secrets"

export const DESKTOP = { width: 1280, height: 900 }
export const PHONE = { width: 360, height: 780 }

let browser: Browser
let contexts: BrowserContext[] = []
let complaints: string[] = []
let tolerated: RegExp[] = []

/** What a page may say on the console: refusals of the API are answers that the page shows, not faults. */
const isExpected = (message: ConsoleMessage) =>
  / status of 40[09] /.test(message.text()) ||
  (/ status of 404 /.test(message.text()) && (isOfPageItself(message) || isMedusaCloud(message)))

/** Medusa's admin asks at its login whether it runs in Medusa's cloud. */
const isMedusaCloud = (message: ConsoleMessage) => message.location().url.endsWith("/cloud/auth")

const isOfPageItself = (message: ConsoleMessage) => message.location().url === message.page()?.url()

const WITHOUT_GPU = ["--disable-gpu"]

/** WebGL without a graphics card: drawn by the processor. */
export const SOFTWARE_WEBGL = ["--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"]

/** Medusa's admin warns of its own components; what the shop's pages warn of is the shop's. */
const isMedusaWarning = (message: ConsoleMessage) =>
  message.type() === "warning" && new URL(message.page()?.url() ?? "about:blank").pathname.startsWith("/app")

/** Which features a Chromium knows depends on its platform: the policy names those of all. */
export const isOfPlatform = (message: ConsoleMessage) =>
  /^Error with Permissions-Policy header: Unrecognized/.test(message.text())

const isComplaint = (message: ConsoleMessage) =>
  (message.type() === "error" && !isExpected(message)) ||
  (message.type() === "warning" && !isMedusaWarning(message) && !isOfPlatform(message))

/** Of this worker by their graphics; they end with it. */
const browsers = new Map<string[], Browser>()

async function browserWith(graphics: string[]): Promise<Browser> {
  const open = browsers.get(graphics)
  if (open?.isConnected()) return open
  const fresh = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox", ...graphics] })
  browsers.set(graphics, fresh)
  return fresh
}

/** Gives the file its worker's Chromium; after each test no page may have warned, complained or thrown. */
export function useBrowser(graphics = WITHOUT_GPU) {
  beforeAll(async () => {
    browser = await browserWith(graphics)
  })
  afterEach(async ({ task }) => {
    if (task.result?.state === "fail") await tellOf(contexts)
    await secretsWritten()
    await Promise.all(contexts.map((context) => context.close()))
    contexts = []
    const heard = complaints.filter((complaint) => !tolerated.some((pattern) => pattern.test(complaint)))
    complaints = []
    tolerated = []
    expect(heard, "errors and warnings of the pages").toEqual([])
  })
}

/** What this test provokes on the console. */
export const tolerate = (pattern: RegExp) => tolerated.push(pattern)

/** Complains about whatever the pages of this visitor ask of another host. */
function stayAtHome(context: BrowserContext) {
  const { hostname } = new URL(target().baseUrl)
  context.on("request", (request) => {
    const url = new URL(request.url())
    if (/^(https?|wss?):$/.test(url.protocol) && url.hostname !== hostname)
      complaints.push(`${request.frame().url()} asks another host: ${request.url()}`)
  })
}

/**
 * A visitor with a browser of their own: no cookies, nothing in the storage but what is given, such as `auth_token` and
 * `cart_token`. Further tabs: `page.context().newPage()`.
 */
export async function visitor(viewport = DESKTOP, storage: Record<string, string> = {}): Promise<Page> {
  const baseURL = target().baseUrl
  const localStorage = Object.entries(storage).map(([name, value]) => ({ name, value }))
  const context = await browser.newContext({
    baseURL,
    storageState: { cookies: [], origins: [{ origin: new URL(baseURL).origin, localStorage }] },
    locale: "de-CH",
    timezoneId: "Europe/Zurich",
    viewport,
    reducedMotion: "reduce",
  })
  contexts.push(context)
  await watchForSecrets(context)
  stayAtHome(context)
  context.setDefaultTimeout(20_000)
  context.on("console", (message) => {
    if (isComplaint(message)) complaints.push(`${message.page()?.url()}: ${message.text()} ${message.location().url}`)
  })
  context.on("weberror", (error) => complaints.push(String(error.error())))
  return context.newPage()
}

/** The text a reader sees, with plain spaces: `CHF 1’620`. */
export const readable = (text: string) => text.replace(/[\s\u00a0\u202f]+/g, " ").trim()
