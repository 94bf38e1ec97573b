import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef } from "react"

const TOOLS = "button, select"
const toolsOf = (toolbar: HTMLElement) => [...toolbar.querySelectorAll<HTMLElement>(TOOLS)]

function offer(toolbar: HTMLElement, chosen: HTMLElement | undefined) {
  for (const tool of toolsOf(toolbar)) tool.tabIndex = tool === chosen ? 0 : -1
}

/** A toolbar is one stop for the Tab key; left and right, Home and End go from tool to tool. */
export function useRovingFocus() {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const toolbar = ref.current
    if (toolbar && toolsOf(toolbar).filter(({ tabIndex }) => tabIndex === 0).length !== 1)
      offer(toolbar, toolsOf(toolbar)[0])
  })

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const tools = toolsOf(event.currentTarget)
    const at = tools.indexOf(event.target as HTMLElement)
    const last = tools.length - 1
    const next = { ArrowRight: at === last ? 0 : at + 1, ArrowLeft: at === 0 ? last : at - 1, Home: 0, End: last }[
      event.key
    ]
    if (at < 0 || next === undefined) return
    event.preventDefault()
    tools[next].focus()
  }
  const onFocus = ({ currentTarget, target }: FocusEvent<HTMLDivElement>) => offer(currentTarget, target as HTMLElement)
  return { ref, onKeyDown, onFocus }
}
