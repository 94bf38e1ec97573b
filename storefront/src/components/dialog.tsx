import { type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from "react"
import { sayIn } from "../lib/toast"
import { Toasts } from "./toasts"
import "../styles/parts/dialog.css"

interface DialogProps {
  title: string
  isOpen: boolean
  onClose: () => void
  children: ReactNode
  /** Buttons, the safe one first. */
  actions?: ReactNode
}

/** The dialogs that are open, the last one on top: there messages are seen and heard. */
let open: readonly string[] = []

function setOpen(dialogs: readonly string[]): void {
  open = dialogs
  sayIn(dialogs.at(-1))
}

/** The browser's own modal dialog: it traps the focus, closes on Escape and gives the focus back. Another may open in it. */
export const Dialog = ({ title, isOpen, onClose, children, actions }: DialogProps) => {
  const element = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  const close = ({ target, currentTarget }: SyntheticEvent) => target === currentTarget && onClose()

  useEffect(() => {
    if (isOpen) element.current?.showModal()
    else element.current?.close()
  }, [isOpen])

  useEffect(() => {
    if (!isOpen) return
    setOpen([...open, titleId])
    const stop = () => setOpen(open.filter((one) => one !== titleId))
    return stop
  }, [isOpen, titleId])

  return (
    <dialog ref={element} aria-labelledby={titleId} onClose={close}>
      {isOpen && (
        <>
          <div className="dlg">
            <h2 id={titleId}>{title}</h2>
            {children}
            {actions && <div className="acts">{actions}</div>}
          </div>
          <Toasts dialog={titleId} />
        </>
      )}
    </dialog>
  )
}
