import { startTransition, useEffect, useRef, useState, useSyncExternalStore } from "react"

const never = () => () => {}

/** `first` on the server and while hydrating, `later` from then on. Where both are the same nothing is drawn again. */
export const useOnceHydrated = <Value extends string | boolean | null>(first: Value, later: Value): Value =>
  useSyncExternalStore(
    never,
    () => later,
    () => first,
  )

/** Whether the server drew this part, for as long as it is there: a part that came later was drawn by the browser. */
export function useIsServerDrawn(): boolean {
  const isServerDrawn = useRef(false)
  return useSyncExternalStore(
    never,
    () => isServerDrawn.current,
    () => {
      isServerDrawn.current = true
      return true
    },
  )
}

/**
 * False on the server and while hydrating, true from then on. Controls that need scripts are disabled until then, so that
 * no click is lost. All of them come to life in slices, between which the page answers; hydrating alone wouldn't leave any.
 */
export function useIsHydrated(): boolean {
  const isServerDrawn = useIsServerDrawn()
  const [isAlive, setIsAlive] = useState(false)

  useEffect(() => {
    if (isServerDrawn) startTransition(() => setIsAlive(true))
  }, [isServerDrawn])

  return isAlive || !isServerDrawn
}
