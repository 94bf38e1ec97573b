import { useSyncExternalStore } from "react"

const never = () => () => {}

/**
 * False on the server and while hydrating, true from then on. Controls that need scripts are disabled until then, so that
 * no click is lost.
 */
export const useIsHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
