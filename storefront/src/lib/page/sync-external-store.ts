/** Stands for the package of that name, which older versions of React need. */
export { useSyncExternalStore } from "react"
