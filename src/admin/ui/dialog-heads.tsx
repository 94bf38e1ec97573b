import { XMark } from "@medusajs/icons"
import { Drawer, FocusModal, IconButton, Kbd } from "@medusajs/ui"
import type { ReactNode } from "react"

/** Medusa's own button in these places has a picture and no name. */
const closeButton = (
  <IconButton size="small" type="button" variant="transparent" aria-label="Dialog schliessen">
    <XMark />
  </IconButton>
)

/** The head of a drawer: its title, what stands below it, and the way out. */
export function DrawerHead({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <div className="border-ui-border-base flex items-start justify-between gap-x-4 border-b px-6 py-4">
      <div className="flex flex-col gap-y-1">
        <Drawer.Title>{title}</Drawer.Title>
        {children}
      </div>
      <div className="flex items-center gap-x-2">
        <Kbd>esc</Kbd>
        <Drawer.Close asChild>{closeButton}</Drawer.Close>
      </div>
    </div>
  )
}

/** The head of a dialog over the whole page: the way out, and what is chosen in it. */
export function ModalHead({ children }: { children: ReactNode }) {
  return (
    <div className="border-ui-border-base flex items-center justify-between gap-x-4 border-b px-4 py-2">
      <div className="flex items-center gap-x-2">
        <FocusModal.Close asChild>{closeButton}</FocusModal.Close>
        <Kbd>esc</Kbd>
      </div>
      {children}
    </div>
  )
}
