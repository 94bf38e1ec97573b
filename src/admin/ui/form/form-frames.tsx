import { Button, Drawer, FocusModal } from "@medusajs/ui"
import type { FormEvent, ReactNode, RefObject } from "react"
import { DrawerHead } from "../dialog-heads"

interface FrameProps {
  title: string
  /** What the button that sends says. */
  action: string
  isPending: boolean
  /** False while there is nothing to send yet. */
  isReady?: boolean
  form?: RefObject<HTMLFormElement | null>
  onSend(): void
  onClose(): void
  children: ReactNode
}

const sending = (onSend: () => void) => (event: FormEvent) => {
  event.preventDefault()
  onSend()
}

/** A form at the side of the page: Escape and 'Abbrechen' leave without having done anything. */
export function DrawerFrame(props: FrameProps) {
  const { title, action, isPending, isReady = true, form, onSend, onClose, children } = props
  return (
    <Drawer open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Drawer.Content aria-describedby={undefined}>
        <DrawerHead title={title} />
        <form
          ref={form as RefObject<HTMLFormElement>}
          onSubmit={sending(onSend)}
          noValidate
          className="flex flex-1 flex-col overflow-hidden"
        >
          <Drawer.Body className="flex flex-col gap-y-4 overflow-y-auto">{children}</Drawer.Body>
          <Drawer.Footer>
            <Button type="button" variant="secondary" onClick={onClose}>
              Abbrechen
            </Button>
            <Button type="submit" isLoading={isPending} disabled={!isReady}>
              {action}
            </Button>
          </Drawer.Footer>
        </form>
      </Drawer.Content>
    </Drawer>
  )
}

/** A long form over the whole page. */
export function ModalFrame(props: FrameProps) {
  const { title, action, isPending, isReady = true, form, onSend, onClose, children } = props
  return (
    <FocusModal open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <FocusModal.Content aria-describedby={undefined}>
        <form
          ref={form as RefObject<HTMLFormElement>}
          onSubmit={sending(onSend)}
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
