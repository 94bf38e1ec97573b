import { useCallback, useState } from "react"

/** What is changed of a draft; by a function, where it is known only later than what else was typed. */
export type Changes<Draft> = Partial<Draft> | ((before: Draft) => Partial<Draft>)

export const changed = <Draft extends object>(before: Draft, changes: Changes<Draft>): Draft => ({
  ...before,
  ...(typeof changes === "function" ? changes(before) : changes),
})

/**
 * State that outlives the page in this tab: a phone may throw a page away while its camera is open.
 * @param key names it in the tab
 */
export function useDraft<Draft extends object>(key: string, initial: Draft) {
  const [draft, setDraft] = useState<Draft>(() => ({ ...initial, ...kept<Draft>(key) }))
  const change = useCallback(
    (changes: Changes<Draft>) =>
      setDraft((before) => {
        const after = changed(before, changes)
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
