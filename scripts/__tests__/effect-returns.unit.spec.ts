import { describe, expect, it } from "vitest"
import { effectsThatReturn } from "../checks/effect-returns.mjs"

const found = (source: string) => effectsThatReturn(source, "part.tsx")

describe("an effect that gives React what a call returned", () => {
  it.each([
    ["as its whole body", "useEffect(() => place.current?.scrollIntoView(), [])"],
    ["by its return", "useLayoutEffect(() => { if (target) return target.scrollIntoView() }, [])"],
    ["from one side of a condition", "useEffect(() => (isOpen ? stop : dialog.showModal()), [])"],
    ["as a promise", "useEffect(async () => { await load() }, [])"],
    ["through React's own name", "React.useEffect(() => dialog.showModal(), [])"],
    ["as a function made elsewhere", "useEffect(reset, [periods])"],
    ["behind a sign", "useEffect(() => void 0 ?? close(), [])"],
  ])("is found: %s", (_case, source) => expect(found(source)).toHaveLength(1))

  it("is named by file and line", () => {
    expect(found("const a = 1\nuseEffect(() => dialog.showModal(), [])")).toEqual(["part.tsx:2: dialog.showModal()"])
  })
})

describe("an effect is accepted", () => {
  it.each([
    ["with nothing to return", "useEffect(() => { place.current?.scrollIntoView() }, [])"],
    ["that ends early", "useEffect(() => { if (!isOpen) return\n open() }, [])"],
    [
      "with its clean-up written out",
      "useEffect(() => { const timer = start(); return () => clearTimeout(timer) }, [])",
    ],
    ["with its clean-up by name", "useEffect(() => { const stop = listen(); return stop }, [])"],
    ["that is its clean-up alone", "useEffect(() => forget, [])"],
    ["whose inner functions return what they like", "useEffect(() => { list.map(() => { return open() }) }, [])"],
  ])("%s", (_case, source) => expect(found(source)).toEqual([]))
})
