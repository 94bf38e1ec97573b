import { useCallback, useLayoutEffect, useRef } from "react"

/** The same function at every render, which does what the last render's would: for parts that are drawn anew only if they have to be. */
export function useStable<Arguments extends unknown[]>(act: (...args: Arguments) => void) {
  const latest = useRef(act)

  useLayoutEffect(() => {
    latest.current = act
  })

  return useCallback((...args: Arguments) => latest.current(...args), [])
}
