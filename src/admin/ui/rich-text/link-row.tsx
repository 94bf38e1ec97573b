import { Button, Checkbox, Input, Label, Text } from "@medusajs/ui"
import type { Editor } from "@tiptap/react"
import { type KeyboardEvent, useId, useState } from "react"
import { isStaffLink, NEW_TAB_REL } from "#kernel/html/staff-html"

const HINT = "Eine Seite des Shops (/mieten), eine Webadresse (https://…), mailto: oder tel:"

/** "www.example.ch" is meant as an address of the web, "a@example.ch" as one of a mail. */
function meantAddress(typed: string): string {
  const address = typed.trim()
  if (/^[\w.+-]+@[\w-]+\.[\w.-]+$/.test(address)) return `mailto:${address}`
  return /^[\w-]+(\.[\w-]+)+(\/|$)/.test(address) ? `https://${address}` : address
}

/** Where the selected text leads. */
export function LinkRow({ editor, onClose }: { editor: Editor; onClose(): void }) {
  const id = useId()
  const current = editor.getAttributes("link")
  const [address, setAddress] = useState<string>(current.href ?? "")
  const [isNewTab, setIsNewTab] = useState(current.target === "_blank")
  const [isWrong, setIsWrong] = useState(false)

  const apply = () => {
    const href = meantAddress(address)
    if (!isStaffLink(href)) return setIsWrong(true)
    const link = { href, target: isNewTab ? "_blank" : null, rel: isNewTab ? NEW_TAB_REL : null }
    const chain = editor.chain().focus().extendMarkRange("link")
    if (editor.state.selection.empty && !current.href)
      chain.insertContent({ type: "text", text: address.trim(), marks: [{ type: "link", attrs: link }] }).run()
    else chain.setLink(link).run()
    onClose()
  }
  const remove = () => {
    editor.chain().focus().extendMarkRange("link").unsetLink().run()
    onClose()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== "Escape") return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === "Enter") apply()
    else onClose()
  }

  return (
    <div className="flex flex-col gap-y-2 border-t border-ui-border-base p-2">
      <div className="flex flex-wrap items-center gap-2">
        <Label htmlFor={id} size="small">
          Adresse
        </Label>
        <div className="min-w-0 flex-1">
          <Input
            id={id}
            size="small"
            autoFocus
            value={address}
            onKeyDown={onKeyDown}
            aria-invalid={isWrong}
            aria-describedby={`${id}-hint`}
            onChange={(event) => {
              setAddress(event.target.value)
              setIsWrong(false)
            }}
          />
        </div>
        <div className="flex items-center gap-x-2">
          <Checkbox id={`${id}-tab`} checked={isNewTab} onCheckedChange={(checked) => setIsNewTab(checked === true)} />
          <Label htmlFor={`${id}-tab`} size="small">
            In neuem Tab
          </Label>
        </div>
        <Button type="button" size="small" onClick={apply}>
          Link setzen
        </Button>
        {current.href && (
          <Button type="button" size="small" variant="secondary" onClick={remove}>
            Link entfernen
          </Button>
        )}
      </div>
      <Text id={`${id}-hint`} size="xsmall" className={isWrong ? "text-ui-fg-error" : "text-ui-fg-subtle"}>
        {isWrong ? `Diese Adresse geht nicht. ${HINT}` : HINT}
      </Text>
    </div>
  )
}
