import os from "node:os"
import type { Page } from "playwright"
import { afterAll, beforeAll, describe, inject, it } from "vitest"
import { logInAsStaffUser, staffCookie } from "../harness/staff-session"
import { until } from "../harness/until"
import { developing, PATIENCE_MS } from "../start/developing"
import { timed } from "./bursts"
import { record } from "./report"
import { median } from "./statistics"

const RUNS = 3
const RENTAL = "/mieten/rtc-360/"
const RENTALS = "/backend/api/v1/products/rental/"
const PURPOSES = "/backend/api/v1/products/rental-purposes/"
const TAKEN_OVER = "has taken over"

type Mode = Awaited<ReturnType<typeof developing>>

let mode: Mode
let offer: Page
let today: Page
const ends: (() => void | Promise<void>)[] = []

/** The admin with a session, on the page of the day's work. */
async function staffsToday(): Promise<Page> {
  const baseUrl = `http://localhost:${mode.port}`
  const { token } = (await logInAsStaffUser(undefined, baseUrl)).body
  const { cookie } = await staffCookie(token, baseUrl)
  const [name, value] = cookie.split("=")
  const page = await mode.open("/health")
  await page.context().addCookies([{ name, value, url: baseUrl }])
  await page.goto("/app/today", { timeout: 300_000 })
  return page
}

const shown = (page: () => Page, text: string) => page().getByText(text).first().waitFor({ timeout: PATIENCE_MS })
const answered = (address: string, text: string) =>
  until(text, async () => (await mode.text(address)).includes(text), PATIENCE_MS)
const OUTLINE = `getComputedStyle(document.querySelector("h1")).outlineWidth`
const outlined = (width: number) =>
  until(`${width}px`, async () => (await offer.evaluate(OUTLINE)) === `${width}px`, PATIENCE_MS)

interface Edit {
  what: string
  targetMs: number
  file: string
  /** The text that is there, and what it is on the n-th edit; 0 is as it was. */
  text: (n: number) => string
  isSeen: (n: number) => Promise<unknown>
  /** A new process follows, for which the next edit waits. */
  isFollowed?: boolean
}

const EDITS: Edit[] = [
  {
    what: "storefront component, in the browser",
    targetMs: 1_000,
    file: "storefront/src/features/rental/components/offer-head.tsx",
    text: (n) => `<h1>{product.name}${n ? ` ${n}x` : ""}</h1>`,
    isSeen: (n) => shown(() => offer, `RTC 360 ${n}x`),
  },
  {
    what: "storefront component, in the server's HTML",
    targetMs: 1_000,
    file: "storefront/src/features/rental/components/offer-head.tsx",
    text: (n) => `<p className="sub${n ? ` n${n}` : ""}">`,
    isSeen: (n) => answered(RENTAL, `class="sub n${n}"`),
  },
  {
    what: "style, in the browser",
    targetMs: 1_000,
    file: "storefront/src/styles/base.css",
    text: (n) => `${n ? `h1 { outline: ${n}px solid }\n` : ""}html {`,
    isSeen: outlined,
  },
  {
    what: "German text, in the browser",
    targetMs: 1_000,
    file: "storefront/src/locales/de/rental/rental.json",
    text: (n) => `"title": "Zeitraum${n ? ` ${n}x` : ""}"`,
    isSeen: (n) => shown(() => offer, `Zeitraum ${n}x`),
  },
  {
    what: "route, until it answers anew",
    targetMs: 5_000,
    file: "src/api/backend/api/v1/products/rental-purposes/route.ts",
    text: (n) => `=> purposes${n ? `.map((one) => ({ ...one, edit: "${n}x" }))` : ""})`,
    isSeen: (n) => answered(PURPOSES, `"edit":"${n}x"`),
  },
  {
    what: "rule with many importers, until a route answers anew",
    targetMs: 5_000,
    file: "src/kernel/money.ts",
    text: (n) => `.\${${n ? `"0${n}" || ` : ""}digits.slice(-2)}`,
    isSeen: (n) => answered(RENTALS, `"290.0${n}"`),
    isFollowed: true,
  },
  {
    what: "job, until a new process has taken over",
    targetMs: 5_000,
    file: "src/jobs/forget-old-carts.ts",
    text: (n) => `schedule: "${37 + n} 3 * * *"`,
    isSeen: () => mode.saying(TAKEN_OVER),
  },
  {
    what: "admin component, in the browser",
    targetMs: 3_000,
    file: "src/shop/fleet/admin/today/due-units.tsx",
    text: (n) => `Prüfung fällig${n ? ` ${n}x` : ""}`,
    isSeen: (n) => shown(() => today, `Prüfung fällig ${n}x`),
  },
  {
    what: "admin page, in the browser",
    targetMs: 3_000,
    file: "src/admin/routes/today/page.tsx",
    text: (n) => `<Heading>Heute${n ? ` ${n}x` : ""}</Heading>`,
    isSeen: (n) => shown(() => today, `Heute ${n}x`),
  },
]

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

async function editAndLook({ file, text, isSeen, isFollowed }: Edit, n: number): Promise<number> {
  const followed = isFollowed ? mode.saying(TAKEN_OVER) : undefined
  const { ms } = await timed(async () => {
    const seen = isSeen(n)
    mode.edit(file, text(n - 1), text(n))
    await seen
  })
  await followed
  return ms
}

describe("npm run dev: from an edit until it is seen", () => {
  beforeAll(async () => {
    const atEnd = (work: () => void | Promise<void>) => void ends.unshift(work)
    const started = await timed(() => developing({ words: [], postgresUrl: inject("postgresUrl"), atEnd }))
    mode = started.answer
    record({
      area: "Development",
      what: "start on a prepared database until it listens, types checked in the background",
      target: "told",
      measured: seconds(started.ms),
      isReached: true,
    })
    offer = await mode.open(RENTAL)
    await offer.waitForLoadState("networkidle")
    today = await staffsToday()
    await shown(() => today, "Prüfung fällig")
  }, 900_000)
  afterAll(async () => {
    for (const end of ends) await end()
  }, 60_000)

  it.each(EDITS)("$what", async (edit) => {
    const taken: number[] = []
    for (let n = 1; n <= RUNS; n++) taken.push(await editAndLook(edit, n))
    record({
      area: "Development",
      what: `${edit.what}, median of ${RUNS} edits; load average then`,
      target: `≤ ${edit.targetMs / 1000} s`,
      measured: `${seconds(median(taken))}; ${os.loadavg()[0].toFixed(1)} on ${os.cpus().length}`,
      isReached: median(taken) <= edit.targetMs,
    })
  })
})
