import { useEffect } from "react"

/** Tells the console why something is missing on the page where the customer is told nothing (spec "customer area" §8). */
export function useLoggedFailure(what: string, error: Error | null): void {
  useEffect(() => {
    if (error) console.warn(`${what} could not be loaded: ${error.message}`)
  }, [what, error])
}
