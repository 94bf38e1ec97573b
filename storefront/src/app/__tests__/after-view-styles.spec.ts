import { afterEach, expect, it } from "vitest"
import { reloadMissingStyles } from "../after-view-styles"

const sheet = (href: string) => {
  const link = document.createElement("link")
  Object.assign(link, { rel: "stylesheet", href, disabled: true })
  return document.head.appendChild(link)
}
const missing = (message: string) =>
  window.dispatchEvent(Object.assign(new Event("vite:preloadError"), { payload: new Error(message) }))
const isReplaced = (link: Element) => !link.isConnected

afterEach(() => document.head.replaceChildren())

it("loads a part's style sheet that didn't come when the network is back, once, and no other", () => {
  reloadMissingStyles()
  const [lost, other] = ["data:text/css,.zoom{}", "data:text/css,.cards{}"].map(sheet)
  missing(`Unable to preload CSS for ${lost.href}`)
  missing("Failed to fetch dynamically imported module: https://shop.example.ch/assets/cards.js")
  expect(isReplaced(lost)).toBe(false)
  window.dispatchEvent(new Event("online"))
  expect([isReplaced(lost), isReplaced(other)]).toEqual([true, false])
  const again = document.head.querySelector(`[href="${lost.href}"]`)
  expect(again).toBeTruthy()
  window.dispatchEvent(new Event("online"))
  expect(again?.isConnected).toBe(true)
})
