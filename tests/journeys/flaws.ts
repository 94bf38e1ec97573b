import type { Page } from "playwright"
import { DESKTOP, PHONE } from "./browser"
import { SAMPLES, TORN } from "./torn-words"

/** What the pages are looked at in: a phone, a tablet, a laptop, a large screen. */
export const WIDTHS = [PHONE, { width: 768, height: 1024 }, DESKTOP, { width: 1920, height: 1080 }]

/**
 * What a designer would send back and a browser can measure: the page is wider than its window, a text is cut by its box or
 * lies over another, a word stands twice in a row, a sign has a blank before it; what is read as one is torn by the end of a
 * line, a section says twice that it shows samples.
 * What is fixed or sticks lies over the page on purpose; what staff wrote (`.rich`) is theirs.
 */
const FLAWS = `(() => {
  const found = []
  const page = document.documentElement
  if (page.scrollWidth > page.clientWidth) found.push("scrolls sideways by " + (page.scrollWidth - page.clientWidth) + " px")
  const isClipped = (part) => part && (getComputedStyle(part).clipPath !== "none" || isClipped(part.parentElement))
  const isSeen = (part) => part.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !isClipped(part)
  const isAbove = (part) => part && (/fixed|sticky/.test(getComputedStyle(part).position) || isAbove(part.parentElement))
  const lines = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { data, parentElement: part } = texts.currentNode
    if (data.trim() === "" || part.closest("script, style, noscript, select, svg") || !isSeen(part)) continue
    const says = data.trim().slice(0, 30)
    const { overflowX } = getComputedStyle(part)
    if (/hidden|clip/.test(overflowX) && part.scrollWidth > part.clientWidth + 1) found.push("'" + says + "' is cut")
    if (!part.closest(".rich")) {
      const [twice] = /(?<!\\p{L})(\\p{L}{3,}) \\1(?!\\p{L})/u.exec(data) ?? []
      if (twice) found.push("'" + twice + "' stands twice")
      const [apart] = /\\S+ [,;:!?.](?=\\s|$)/.exec(data) ?? []
      if (apart) found.push("'" + apart + "' has a blank before its sign")
    }
    if (isAbove(part)) continue
    const range = document.createRange()
    range.selectNodeContents(texts.currentNode)
    for (const box of range.getClientRects()) if (box.width > 2 && box.height > 2) lines.push({ box, part, says })
  }
  lines.sort((a, b) => a.box.top - b.box.top)
  lines.forEach((one, index) => {
    for (let next = index + 1; next < lines.length && lines[next].box.top < one.box.bottom - 5; next++) {
      const other = lines[next]
      const shared = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
      if (shared > 3 && one.part !== other.part) found.push("'" + one.says + "' lies over '" + other.says + "'")
    }
  })
  return [...new Set(found)]
})()`

/** At all widths; the page keeps its size. */
export async function flawsOf(page: Page, name: string): Promise<string[]> {
  const found: string[] = []
  const own = page.viewportSize()
  for (const viewport of WIDTHS) {
    await page.setViewportSize(viewport)
    const flaws = await page.evaluate<string[]>(`[...${FLAWS}, ...${TORN}, ...${SAMPLES}]`)
    found.push(...flaws.map((flaw) => `${name} at ${viewport.width}: ${flaw}`))
  }
  if (own) await page.setViewportSize(own)
  return found
}
