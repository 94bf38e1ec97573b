import type { Page } from "playwright"
import { DESKTOP, PHONE } from "./browser"
import { SAMPLES, TORN } from "./torn-words"

/** What the pages are looked at in: a phone, a tablet, a laptop, a large screen. */
export const WIDTHS = [PHONE, { width: 768, height: 1024 }, DESKTOP, { width: 1920, height: 1080 }]

/** Letters, words, lines and paragraphs as far apart as readers may set them (WCAG 2.2, 1.4.12). */
const SPACED = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`

/** What readers make of a page, besides: 320 px are a desktop at four times the size (1.4.10). */
const BY_READERS = [
  { how: "enlarged", viewport: { width: 320, height: 640 }, style: "* {}" },
  { how: "spaced", viewport: PHONE, style: SPACED },
  { how: "spaced", viewport: DESKTOP, style: SPACED },
]

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
    const { overflowX, overflowY } = getComputedStyle(part)
    if (/hidden|clip/.test(overflowX) && part.scrollWidth > part.clientWidth + 1) found.push("'" + says + "' is cut")
    if (/hidden|clip/.test(overflowY) && part.scrollHeight > part.clientHeight + 2) found.push("'" + says + "' is cut below")
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

async function lostTo(page: Page, style: string): Promise<string[]> {
  const sheet = await page.addStyleTag({ content: style })
  const flaws = await page.evaluate<string[]>(FLAWS)
  await sheet.evaluate((one) => one.parentNode?.removeChild(one))
  return flaws.filter((flaw) => /scrolls sideways| is cut/.test(flaw))
}

/** At all widths, and what is lost to readers who see worse; the page keeps its size. */
export async function flawsOf(page: Page, name: string): Promise<string[]> {
  const found: string[] = []
  const own = page.viewportSize()
  for (const viewport of WIDTHS) {
    await page.setViewportSize(viewport)
    const flaws = await page.evaluate<string[]>(`[...${FLAWS}, ...${TORN}, ...${SAMPLES}]`)
    found.push(...flaws.map((flaw) => `${name} at ${viewport.width}: ${flaw}`))
  }
  for (const { how, viewport, style } of BY_READERS) {
    await page.setViewportSize(viewport)
    const lost = await lostTo(page, style)
    found.push(...lost.map((flaw) => `${name} at ${viewport.width}, ${how}: ${flaw}`))
  }
  if (own) await page.setViewportSize(own)
  return found
}
