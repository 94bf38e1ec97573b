import { usePrompt } from "@medusajs/ui"

/** Closes at once, or, where something was typed, after a question. */
export function useAskBeforeClosing(isDirty: () => boolean, onClose: () => void): () => void {
  const ask = usePrompt()
  const close = async () => {
    // The Escape that asks the question would also answer it.
    await new Promise((resolve) => setTimeout(resolve))
    const isSure = await ask({
      title: "Änderungen verwerfen?",
      description: "Was Sie eingegeben haben, ist noch nicht gespeichert.",
      confirmText: "Verwerfen",
      cancelText: "Weiter bearbeiten",
    })
    if (isSure) onClose()
  }
  return () => (isDirty() ? void close() : onClose())
}
