import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import type { Page } from "playwright"
import { ROOT } from "../harness/settings"

const ASSETS = path.join(ROOT, "storefront/dist/client/assets")

/** The built style sheets by their address. */
export const builtStyles = (): Map<string, string> =>
  new Map(
    readdirSync(ASSETS)
      .filter((name) => name.endsWith(".css"))
      .map((name) => [`/assets/${name}`, readFileSync(path.join(ASSETS, name), "utf8")]),
  )

/** What an element looks like and where it lies, and what its pseudo-elements add. */
const LOOKS = `(() => {
  const PROPERTIES = "display position float visibility opacity overflow-x z-index margin padding border-width border-style border-color border-radius outline-style color background-color background-image box-shadow font-size font-weight font-family line-height letter-spacing text-align text-decoration text-transform white-space vertical-align list-style-type flex-grow flex-wrap justify-content align-items align-self gap grid-column-start grid-column-end grid-row-start grid-row-end order object-fit cursor transform".split(" ")
  const nameOf = (part) => (part.parentElement ? nameOf(part.parentElement) + " " : "") + part.localName + [...part.classList].map((name) => "." + name).join("")
  const styleOf = (part, pseudo) => {
    const style = getComputedStyle(part, pseudo)
    return PROPERTIES.map((name) => name + ": " + style.getPropertyValue(name))
  }
  const boxOf = (part) => {
    const { x, y, width, height } = part.getBoundingClientRect()
    return ["box: " + [x, y + scrollY, width, height].map((size) => Math.round(size * 10) / 10).join(" ")]
  }
  const pseudoOf = (part, pseudo) => {
    const { content } = getComputedStyle(part, pseudo)
    return content === "none" || content === "normal" ? [] : [content, ...styleOf(part, pseudo)].map((line) => pseudo + " " + line)
  }
  return [...document.body.querySelectorAll("*")].filter((part) => !part.closest("svg svg, noscript, script, style")).map((part) => ({
    name: nameOf(part),
    looks: [...boxOf(part), ...styleOf(part), ...pseudoOf(part, "::before"), ...pseudoOf(part, "::after")],
  }))
})`

/**
 * How a page's elements change when styles are added to those that it has, one sentence each, at the page's width.
 * All is measured in one go: nothing that moves or arrives meanwhile is taken for a change.
 */
export function changesBy(page: Page, added: string[], { instead = false } = {}): Promise<string[]> {
  return page.evaluate<string[]>(`(() => {
    const looks = ${LOOKS}
    const add = (text) => document.head.appendChild(Object.assign(document.createElement("style"), { textContent: text }))
    const still = add("*, ::before, ::after { transition: none !important; animation: none !important }")
    const before = looks()
    const own = ${instead} ? [...document.querySelectorAll("head style, head link[rel=stylesheet]")].filter((one) => one !== still) : []
    for (const one of own) one.remove()
    const sheets = ${JSON.stringify(added)}.map(add)
    const after = looks()
    for (const one of [...sheets, still]) one.remove()
    document.head.append(...own)
    const changed = before.flatMap(({ name, looks }, index) => {
      const now = after[index].looks
      const lost = looks.filter((line) => !now.includes(line))
      const gained = now.filter((line) => !looks.includes(line))
      return lost.length + gained.length > 0 ? [{ name: name.split(" ").slice(-4).join(" "), lost, gained }] : []
    })
    // What is moved by another part only says so again.
    const causes = changed.filter(({ lost }) => lost.some((line) => !line.startsWith("box: ")))
    return (causes.length > 0 ? causes : changed).map(({ name, lost, gained }) => name + ": " + lost.join("; ") + " → " + gained.join("; "))
  })()`)
}

/** Addresses of the style sheets that the page has, those written into it included. */
export const stylesOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map(({ href }) => new URL(href).pathname),
  )
