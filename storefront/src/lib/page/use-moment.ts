import { useEffect, useState } from "react"

const MOMENT_MS = 3_000

/** Whether `what` has been there for a moment only; each new one begins it again. */
export function useMoment(what: unknown): boolean {
  const [passed, setPassed] = useState<unknown>(null)

  useEffect(() => {
    if (!what) return
    const timer = setTimeout(() => setPassed(what), MOMENT_MS)
    return () => clearTimeout(timer)
  }, [what])

  return Boolean(what) && passed !== what
}
