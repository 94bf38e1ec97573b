import { Button, FocusModal, usePrompt } from "@medusajs/ui"
import { type FormEvent, type ReactNode, useEffect, useRef } from "react"

interface ModalFormProps {
  title: string
  /** What the button that sends says. */
  action: string
  isPending: boolean
  /** What was typed is not given up without a question. */
  isDirty: boolean
  /** Why it was refused: the first field that is wrong takes the focus. */
  error: Error | null
  onSend(): void
  onClose(): void
  children: ReactNode
}

/** A long form over the whole page. */
export function ModalForm({ title, action, isPending, isDirty, error, onSend, onClose, children }: ModalFormProps) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (error) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus()
  }, [error])
  const ask = usePrompt()
  const leave = async () => {
    // The Escape that asks the question would also answer it.
    await new Promise((resolve) => setTimeout(resolve))
    const isSure =
      !isDirty ||
      (await ask({
        title: "Änderungen verwerfen?",
        description: "Was Sie eingegeben haben, ist noch nicht gespeichert.",
        confirmText: "Verwerfen",
        cancelText: "Weiter bearbeiten",
      }))
    if (isSure) onClose()
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    onSend()
  }
  return (
    <FocusModal open onOpenChange={(isOpen) => !isOpen && void leave()}>
      <FocusModal.Content>
        <form ref={form} onSubmit={send} className="flex h-full flex-col overflow-hidden">
          {/* Medusa's own header has a button without a name. */}
          <div className="border-b px-4 py-3">
            <FocusModal.Title>{title}</FocusModal.Title>
          </div>
          <FocusModal.Body className="flex flex-1 flex-col items-center overflow-y-auto">
            <div className="flex w-full max-w-3xl flex-col gap-y-6 px-4 py-8">{children}</div>
          </FocusModal.Body>
          <FocusModal.Footer>
            <Button type="button" size="small" variant="secondary" onClick={() => void leave()}>
              Abbrechen
            </Button>
            <Button type="submit" size="small" isLoading={isPending}>
              {action}
            </Button>
          </FocusModal.Footer>
        </form>
      </FocusModal.Content>
    </FocusModal>
  )
}
