/** One text kept in the browser, shared by its tabs. Where the browser refuses storage it lives as long as the page. */
export interface StoredText {
  get(): string | null
  set(value: string | null): void
  /** Calls back after every change, also by another tab, even while the page was left. Returns the way to stop. */
  subscribe(listener: () => void): () => void
}

export function storedText(key: string, area: "localStorage" | "sessionStorage" = "localStorage"): StoredText {
  const listeners = new Set<() => void>()
  let fallback: string | null = null

  const read = () => {
    try {
      return window[area].getItem(key)
    } catch {
      return fallback
    }
  }
  const tellAll = () => {
    for (const listener of listeners) listener()
  }
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) tellAll()
  }
  /** A page that comes back as it was, by the back button, has heard of nothing meanwhile. */
  const onShow = ({ persisted }: PageTransitionEvent) => persisted && tellAll()

  return {
    get: () => (typeof window === "undefined" ? null : read()),
    set(value) {
      fallback = value
      try {
        if (value === null) window[area].removeItem(key)
        else window[area].setItem(key, value)
      } catch {
        // The browser refuses storage: `fallback` holds the value for this page.
      }
      tellAll()
    },
    subscribe(listener) {
      if (listeners.size === 0) {
        window.addEventListener("storage", onStorage)
        window.addEventListener("pageshow", onShow)
      }
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        window.removeEventListener("storage", onStorage)
        window.removeEventListener("pageshow", onShow)
      }
    },
  }
}

/** The object that a stored text is JSON of; an empty one for nothing and for anything else. */
export function storedObject({ get }: StoredText): Record<string, unknown> {
  try {
    const kept = JSON.parse(get() ?? "{}")
    return typeof kept === "object" && kept !== null ? kept : {}
  } catch {
    return {}
  }
}
