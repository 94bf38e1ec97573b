import { useEffect, useRef } from "react"

/** The form in which the first field that is wrong takes the focus, each time it is refused. */
export function useWrongFieldFocus(refusals: number) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus()
  }, [refusals])
  return form
}
