import { useEffect, useRef } from "react"

/** The form in which the first field that is wrong takes the focus, each time it is refused; else what is said is shown. */
export function useWrongFieldFocus(refusals: number) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (refusals === 0) return
    const wrong = form.current?.querySelector<HTMLElement>("[aria-invalid=true]")
    if (wrong) wrong.focus()
    else form.current?.querySelector("[role=alert]:not(:empty)")?.scrollIntoView({ block: "nearest" })
  }, [refusals])
  return form
}
