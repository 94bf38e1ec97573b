export interface OtherTabs<Message> {
  tell(message: Message): void
  /** Calls back for what another tab tells, never for our own word. Returns the way to stop. */
  listen(onMessage: (message: Message) => void): () => void
}

/**
 * Passes messages between the browser's tabs by the storage they share. Nothing stays there: the other tabs hear of a
 * value even if it is gone by then. Where the browser refuses storage, nobody hears.
 */
export function otherTabs<Message>(key: string): OtherTabs<Message> {
  return {
    tell(message) {
      try {
        window.localStorage.setItem(key, JSON.stringify(message))
        window.localStorage.removeItem(key)
      } catch {
        // Refused storage: the other tabs see the change when they ask next.
      }
    },
    listen(onMessage) {
      const hear = (event: StorageEvent) => {
        if (event.key === key && event.newValue !== null) onMessage(JSON.parse(event.newValue))
      }
      window.addEventListener("storage", hear)
      return () => window.removeEventListener("storage", hear)
    },
  }
}
