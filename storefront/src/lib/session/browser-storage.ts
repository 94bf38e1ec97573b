/** One text kept in the browser, shared by its tabs. Where the browser refuses storage it lives as long as the page. */
export interface StoredText {
  get(): string | null
  set(value: string | null): void
  /** Calls back after every change, also by another tab. Returns the way to stop. */
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
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) for (const listener of listeners) listener()
  }

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
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      if (listeners.size === 0) window.addEventListener("storage", onStorage)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) window.removeEventListener("storage", onStorage)
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
