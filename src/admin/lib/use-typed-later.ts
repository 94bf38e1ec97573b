import { useEffect, useState } from "react"

const PAUSE_MS = 250

/** The text once nobody has typed for a moment. */
export function useTypedLater(text: string): string {
  const [later, setLater] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setLater(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return later
}
