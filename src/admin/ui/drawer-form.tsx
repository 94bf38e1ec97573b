import { Button, Drawer } from "@medusajs/ui"
import type { FormEvent, ReactNode, RefObject } from "react"

interface DrawerFormProps {
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

/** A form at the side of the page: Escape and 'Abbrechen' leave without having done anything. */
export function DrawerForm(props: DrawerFormProps) {
  const { title, action, isPending, isReady = true, form, onSend, onClose, children } = props
  const send = (event: FormEvent) => {
    event.preventDefault()
    onSend()
  }
  return (
    <Drawer open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Drawer.Content>
        <Drawer.Header>
          <Drawer.Title>{title}</Drawer.Title>
        </Drawer.Header>
        <form
          ref={form as RefObject<HTMLFormElement>}
          onSubmit={send}
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
