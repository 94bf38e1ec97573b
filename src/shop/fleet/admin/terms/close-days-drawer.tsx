import { Input, toast } from "@medusajs/ui"
import { useState } from "react"
import { useStaffChange } from "#admin/lib/use-staff-change"
import { DrawerForm } from "#admin/ui/drawer-form"
import { Field, GeneralErrors } from "#admin/ui/form-parts"
import { TextField } from "#admin/ui/text-field"
import { EndangeredList } from "./endangered-list"

const DAYS = [
  ["starts_on", "Erster Tag"],
  ["ends_on", "Letzter Tag"],
] as const

/** Closes the shop for a day or several; what that endangers is shown before it happens. */
export function CloseDaysDrawer({ onClose }: { onClose(): void }) {
  const [body, setBody] = useState({ starts_on: "", ends_on: "", name: "" })
  const { mutate, error, isPending, reset } = useStaffChange("/admin/rental")
  const change = (part: Partial<typeof body>) => {
    reset()
    setBody((before) => ({ ...before, ...part }))
  }
  const send = (isConfirmed: boolean) =>
    mutate(
      {
        method: "POST",
        path: "/admin/rental/closed-days",
        body: { ...body, ends_on: body.ends_on || body.starts_on, is_confirmed: isConfirmed },
      },
      {
        onSuccess: () => {
          toast.success("Gespeichert. Der Shop zeigt es sofort.")
          onClose()
        },
      },
    )
  return (
    <DrawerForm
      title="Tage schliessen"
      action="Schliessen"
      isPending={isPending}
      onSend={() => send(false)}
      onClose={onClose}
    >
      {DAYS.map(([name, label]) => (
        <Field key={name} label={label} name={name} error={error}>
          {(props) => (
            <Input
              {...props}
              type="date"
              value={body[name]}
              onChange={({ target }) => change({ [name]: target.value })}
            />
          )}
        </Field>
      ))}
      <TextField
        label="Grund, wie ihn Kunden sehen"
        name="name"
        placeholder="Betriebsferien"
        value={body.name}
        error={error}
        onChange={(name) => change({ name })}
      />
      <GeneralErrors error={error} />
      <EndangeredList error={error} action="Trotzdem schliessen" isPending={isPending} onConfirm={() => send(true)} />
    </DrawerForm>
  )
}
