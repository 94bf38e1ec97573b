export interface OtherTabs<Message> {
  tell(message: Message): void
  /** Calls back for what another tab tells, never for our own word. Returns the way to stop. */
  listen(onMessage: (message: Message) => void): () => void
}

/** Passes messages between the browser's tabs by the storage they share. Where the browser refuses it, nobody hears. */
export function otherTabs<Message>(key: string): OtherTabs<Message> {
  let told = 0
  return {
    tell(message) {
      told += 1
      try {
        // Only a value that differs from the last one is passed on.
        window.localStorage.setItem(key, JSON.stringify({ message, told, at: Date.now() }))
      } catch {
        // Refused storage: the other tabs see the change when they ask next.
      }
    },
    listen(onMessage) {
      const hear = (event: StorageEvent) => {
        if (event.key === key && event.newValue !== null) onMessage(JSON.parse(event.newValue).message)
      }
      window.addEventListener("storage", hear)
      return () => window.removeEventListener("storage", hear)
    },
  }
}
