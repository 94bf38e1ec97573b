import { Button, Text } from "@medusajs/ui"
import { type ComponentProps, useRef } from "react"
import { instantText } from "#admin/lib/instants"
import { HoldButton } from "./hold-button"

interface HoldActionsProps extends ComponentProps<typeof HoldButton> {
  /** Of the hold that is ordered. */
  until: string | undefined
  onLeave(): void
}

/** Holds what was put together, or goes on without what was held for it. */
export function HoldActions({ until, onLeave, ...holding }: HoldActionsProps) {
  const box = useRef<HTMLDivElement>(null)
  const leave = () => {
    onLeave()
    box.current?.focus()
  }
  const isHeld = until !== undefined && holding.draft.hold !== null
  return (
    <div ref={box} tabIndex={-1} className="flex flex-col gap-y-2 outline-none">
      {isHeld ? (
        <Button type="button" variant="secondary" onClick={leave}>
          Ohne Reservation weiter
        </Button>
      ) : (
        <HoldButton {...holding} />
      )}
      <Text size="small" className="text-ui-fg-subtle">
        {isHeld
          ? `Reserviert bis ${instantText(until)}. Ohne sie bleiben die Geräte so lange belegt.`
          : "Reservierte Geräte sind im Shop für alle belegt, auch für den Kunden selbst, ausser er bestellt seine Offerte; sonst bestellen Sie sie hier."}
      </Text>
    </div>
  )
}
