import type { Locator, Page } from "playwright"
import { expect } from "./expect"

interface Focused {
  role: string
  name: string
  inMain: boolean
  day: string | null
}

const IMPLICIT_ROLES = `({ A: "link", BUTTON: "button", SELECT: "combobox", TEXTAREA: "textbox", SUMMARY: "button" })`

/** What has the focus, as assistive technology names it; close enough for the controls of this shop. */
const focused = (page: Page): Promise<Focused> =>
  page.evaluate(`(() => {
    const element = document.activeElement
    const inputRole = { radio: "radio", checkbox: "checkbox", submit: "button" }[element.type] ?? "textbox"
    const role = element.getAttribute("role") ?? (element.tagName === "INPUT" ? inputRole : ${IMPLICIT_ROLES}[element.tagName] ?? "")
    const labels = [...(element.labels ?? [])].map((label) => label.textContent)
    const pointed = (element.getAttribute("aria-labelledby") ?? "").split(" ").map((id) => document.getElementById(id)?.textContent)
    const name = [element.getAttribute("aria-label"), ...pointed, ...labels, element.textContent].filter(Boolean).join(" ")
    return { role, name, inMain: !!element.closest("main"), day: element.closest("[data-day]")?.getAttribute("data-day") ?? null }
  })()`)

const LONGEST_WAY = 120
const PATIENCE_MS = 20_000

/** Presses Tab until the control of that role and name has the focus: again from the top where a slow page has it late. */
export async function tabTo(page: Page, role: string | RegExp, name: RegExp, within?: "main") {
  const deadline = Date.now() + PATIENCE_MS
  for (let presses = 0; presses < LONGEST_WAY || Date.now() < deadline; presses++) {
    await page.keyboard.press("Tab")
    const here = await focused(page)
    const isRole = typeof role === "string" ? here.role === role : role.test(here.role)
    if (isRole && name.test(here.name) && (!within || here.inMain)) return
  }
  throw new Error(`Tab never reached ${role} ${name}`)
}

/** Presses Tab until a day of the calendar has the focus, once it is known which are free: before, none can be chosen. */
export async function tabToDay(page: Page) {
  await page
    .getByRole("button", { name: /, frei\b/ })
    .first()
    .waitFor()
  for (let presses = 0; presses < LONGEST_WAY; presses++) {
    await page.keyboard.press("Tab")
    if ((await focused(page)).day) return
  }
  throw new Error("Tab never reached the calendar")
}

/** Presses a key at a control that a page brings to life late: unlike a click, `press` alone waits for nothing but its being there. */
export async function pressOnceAlive(control: Locator, key: string) {
  await expect(control).toBeEnabled()
  await control.press(key)
}

/** Presses arrow keys until the day has the focus. */
export async function moveToDay(page: Page, wanted: string) {
  for (let presses = 0; presses < LONGEST_WAY; presses++) {
    const { day } = await focused(page)
    if (day === wanted) return
    if (!day) throw new Error("The focus left the calendar")
    const days = (Date.parse(wanted) - Date.parse(day)) / 86_400_000
    await page.keyboard.press(days >= 7 ? "ArrowDown" : days <= -7 ? "ArrowUp" : days > 0 ? "ArrowRight" : "ArrowLeft")
  }
  throw new Error(`The arrow keys never reached ${wanted}`)
}
