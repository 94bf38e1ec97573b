const LIST_LEVEL = /mso-list:[^;]*level(\d)/i
const IS_NUMBERED = /^[\s\u00a0]*(?:\d+|[a-z]|[ivx]+)[.)]/i
/** Headings that a text doesn't have: the page has one of its own, and three levels are enough. */
const HEADINGS: ReadonlyMap<string, string> = new Map([
  ["h1", "h2"],
  ["h5", "h4"],
  ["h6", "h4"],
])

/**
 * What comes from Word, a mail or a page, as the editor reads it best: lists that only look like lists become lists,
 * headings get a level that a text may have. The rest that isn't text is left out by the editor itself. Every node stays
 * in a document of its own, in which nothing loads or runs.
 */
export function pastedHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, "text/html")
  for (const element of body.querySelectorAll("script, style, title, meta, link, o\\:p")) element.remove()
  for (const heading of body.querySelectorAll([...HEADINGS.keys()].join()))
    rename(heading, HEADINGS.get(heading.localName) ?? "p")
  for (const item of listItemsOf(body)) if (item.isConnected) listFrom(item)
  return body.innerHTML
}

const levelOf = (element: Element | null) => Number(LIST_LEVEL.exec(element?.getAttribute("style") ?? "")?.[1] ?? 0)
const listItemsOf = (body: Element) => [...body.querySelectorAll("p")].filter((paragraph) => levelOf(paragraph) > 0)

function rename(element: Element, name: string) {
  const renamed = element.ownerDocument.createElement(name)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
}

/** Makes a list of a paragraph and those that follow it, those of a higher level inside the item before them. */
function listFrom(first: Element) {
  const open: { level: number; list: Element }[] = []
  let paragraph: Element | null = first
  while (levelOf(paragraph) > 0) {
    const current = paragraph as Element
    paragraph = current.nextElementSibling
    const level = levelOf(current)
    const mark = takeMark(current)
    while (open.length > 0 && open[open.length - 1].level > level) open.pop()
    if (open.length === 0 || open[open.length - 1].level < level) {
      const list = current.ownerDocument.createElement(IS_NUMBERED.test(mark) ? "ol" : "ul")
      const outer = open[open.length - 1]?.list.lastElementChild
      if (outer) outer.append(list)
      else current.before(list)
      open.push({ level, list })
    }
    const item = current.ownerDocument.createElement("li")
    item.append(...current.childNodes)
    open[open.length - 1].list.append(item)
    current.remove()
  }
}

/** Word writes the point or number of an item as text that says it isn't any. */
function takeMark(paragraph: Element): string {
  const mark = paragraph.querySelector("[style*='mso-list:Ignore'], [style*='mso-list: Ignore']")
  mark?.remove()
  return mark?.textContent ?? ""
}
