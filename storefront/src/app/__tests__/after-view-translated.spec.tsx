import { render } from "@testing-library/react"
import type { ReactNode } from "react"
import { afterAll, beforeAll, expect, it } from "vitest"
import { translateTexts } from "@/test/translator"
import { surviveTranslation } from "../after-view-translated"

const { insertBefore, removeChild } = Node.prototype

beforeAll(surviveTranslation)
afterAll(() => void Object.assign(Node.prototype, { insertBefore, removeChild }))

interface Shown {
  is: boolean
}
const CASES: [string, (shown: Shown) => ReactNode][] = [
  ["an element before a text", ({ is }) => [is && <b key="b">neu: </b>, "Text"]],
  ["an element between texts", ({ is }) => ["vorher ", is && <b key="b">neu </b>, "nachher"]],
  ["a text before an element", ({ is }) => [is && "neu ", <b key="b">Element</b>]],
  ["a text in place of an element", ({ is }) => [is ? "Text" : <b key="b">Element</b>, <i key="i"> mehr</i>]],
  ["one of several texts", ({ is }) => ["Menge: ", is ? "2" : "1", " Stück"]],
]

it.each(CASES)("a translated page comes and goes with %s", async (_, Case) => {
  const textOf = (is: boolean) => {
    const { container, unmount } = render(<p>{Case({ is })}</p>)
    const text = container.textContent
    unmount()
    return text
  }
  const view = render(<p>{Case({ is: false })}</p>)
  for (const is of [true, false, true]) {
    translateTexts(view.container)
    await Promise.resolve()
    view.rerender(<p>{Case({ is })}</p>)
    await Promise.resolve()
    expect(view.container.textContent).toBe(textOf(is))
  }
  view.unmount()
})

it("a page that was translated before goes on", () => {
  const view = render(<p>{["vorher ", false, "nachher"]}</p>)
  view.container.querySelector("p")?.replaceChildren(document.createElement("font"))
  view.rerender(<p>{["vorher ", <b key="b">neu</b>, "nachher"]}</p>)
  expect(view.container.textContent).toBe("neu")
  view.rerender(<p>{[<b key="b">neu</b>]}</p>)
})
