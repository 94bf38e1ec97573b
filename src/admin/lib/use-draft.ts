import { useCallback, useState } from "react"

/**
 * State that outlives the page in this tab: a phone may throw a page away while its camera is open.
 * @param key names it in the tab
 */
export function useDraft<Draft extends object>(key: string, initial: Draft) {
  const [draft, setDraft] = useState<Draft>(() => ({ ...initial, ...kept<Draft>(key) }))
  const change = useCallback(
    (changes: Partial<Draft>) =>
      setDraft((before) => {
        const after = { ...before, ...changes }
        keep(key, after)
        return after
      }),
    [key],
  )
  const forget = useCallback(() => sessionStorage.removeItem(key), [key])
  return { draft, change, forget }
}

function kept<Draft>(key: string): Partial<Draft> {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "{}")
  } catch {
    return {}
  }
}

/** A tab that is full or forbids it keeps the state in memory alone. */
function keep(key: string, draft: object) {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft))
  } catch {}
}
