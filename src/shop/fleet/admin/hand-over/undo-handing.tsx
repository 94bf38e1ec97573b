import { Button, Text } from "@medusajs/ui"
import { type ReactNode, useState } from "react"
import { dayText } from "#admin/lib/days"
import { ResourceForm } from "#admin/ui/form/resource-form"
import { TextField } from "#admin/ui/form/text-field"
import { useResource } from "#admin/ui/form/use-resource"
import type { StaffHandover } from "../../wire/staff-handover"

/** The way back from a hand-over or return that was recorded by mistake, as long as there is one. */
export const UndoHanding = ({ handover }: { handover: StaffHandover }) => {
  const { undo_until: until, serial_number: serial } = handover
  if (until !== null && handover.today <= until)
    return (
      <Undo
        {...{ handover, way: "hand-over", title: "Übergabe rückgängig machen" }}
        hint={`Falsch erfasst, oder der Kunde ist doch nicht gekommen: möglich bis ${dayText(until)}.`}
      >
        {serial} gilt wieder als im Haus, die Miete als reserviert. Das Übergabeprotokoll zählt nicht mehr.
      </Undo>
    )
  if (!handover.can_undo_return) return null
  return (
    <Undo
      {...{ handover, way: "return", title: "Rückgabe rückgängig machen" }}
      hint="Aus Versehen erfasst: möglich bis heute Abend."
    >
      {serial} gilt wieder als beim Kunden, und seine Tage sind wieder belegt. Das Rückgabeprotokoll zählt nicht mehr.
    </Undo>
  )
}

const Undo = ({ hint, ...undo }: Omit<UndoDrawerProps, "onClose"> & { hint: string }) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="flex flex-col gap-y-2 px-4 py-4">
      <Button variant="secondary" className="h-11" onClick={() => setOpen(true)}>
        {undo.title}
      </Button>
      <Text size="small" className="text-ui-fg-subtle">
        {hint}
      </Text>
      {isOpen && <UndoDrawer {...undo} onClose={() => setOpen(false)} />}
    </div>
  )
}

interface UndoDrawerProps {
  handover: StaffHandover
  way: "hand-over" | "return"
  title: string
  /** What it comes to. */
  children: ReactNode
  onClose(): void
}

const UndoDrawer = ({ handover, way, title, children, onClose }: UndoDrawerProps) => {
  const undo = useResource({
    path: `/admin/rental/reservations/${handover.reservation_id}/${way}/undo`,
    list: "/admin",
    initial: { reason: "" },
    done: "Das ist rückgängig gemacht.",
    onDone: onClose,
  })
  return (
    <ResourceForm as="drawer" resource={undo} title={title} action="Rückgängig machen" onClose={onClose}>
      <Text size="small">{children}</Text>
      <TextField control={undo.control} label="Begründung" name="reason" />
    </ResourceForm>
  )
}
