import { useSyncExternalStore } from "react"

export interface ToastMessage {
  id: number
  text: string
  kind: "ok" | "err"
  /** Where to go from here. */
  link?: { to: string; label: string }
}

const VISIBLE_MS = 6_000

let messages: readonly ToastMessage[] = []
let lastId = 0
const listeners = new Set<() => void>()

function change(next: readonly ToastMessage[]): void {
  messages = next
  for (const listener of listeners) listener()
}

export const dismissToast = (id: number) => change(messages.filter((message) => message.id !== id))

/** One message at a time; it stays for six seconds or until it is closed. */
export function toast(text: string, kind: ToastMessage["kind"] = "ok", link?: ToastMessage["link"]): void {
  lastId += 1
  const id = lastId
  change([{ id, text, kind, link }])
  window.setTimeout(() => dismissToast(id), VISIBLE_MS)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const shownToasts = () => messages

/** The dialog that messages are in. */
let stage: string | undefined

/** From now on messages are in this dialog alone; without one, on the page. */
export function sayIn(dialog: string | undefined): void {
  stage = dialog
  change(messages)
}

const NONE: readonly ToastMessage[] = []

/** What is said in this dialog, or on the page. */
export const useToasts = (dialog?: string) =>
  useSyncExternalStore(
    subscribe,
    () => (stage === dialog ? messages : NONE),
    () => NONE,
  )
