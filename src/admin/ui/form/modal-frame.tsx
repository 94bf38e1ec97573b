import { Button, FocusModal } from "@medusajs/ui"
import type { ComponentProps, FormEvent, RefObject } from "react"
import type { DrawerForm } from "../drawer-form"

/** A long form over the whole page. */
export function ModalFrame(props: ComponentProps<typeof DrawerForm>) {
  const { title, action, isPending, isReady = true, form, onSend, onClose, children } = props
  const send = (event: FormEvent) => {
    event.preventDefault()
    onSend()
  }
  return (
    <FocusModal open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <FocusModal.Content>
        <form
          ref={form as RefObject<HTMLFormElement>}
          onSubmit={send}
          noValidate
          className="flex h-full flex-col overflow-hidden"
        >
          {/* Medusa's own header has a button without a name. */}
          <div className="border-b px-4 py-3">
            <FocusModal.Title>{title}</FocusModal.Title>
          </div>
          <FocusModal.Body className="flex flex-1 flex-col items-center overflow-y-auto">
            <div className="flex w-full max-w-3xl flex-col gap-y-6 px-4 py-8">{children}</div>
          </FocusModal.Body>
          <FocusModal.Footer>
            <Button type="button" size="small" variant="secondary" onClick={onClose}>
              Abbrechen
            </Button>
            <Button type="submit" size="small" isLoading={isPending} disabled={!isReady}>
              {action}
            </Button>
          </FocusModal.Footer>
        </form>
      </FocusModal.Content>
    </FocusModal>
  )
}
