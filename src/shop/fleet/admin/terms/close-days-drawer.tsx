import { ResourceForm } from "#admin/ui/form/resource-form"
import { TextField } from "#admin/ui/form/text-field"
import { useResource } from "#admin/ui/form/use-resource"
import { AtRiskList } from "./at-risk-list"

/** Closes the shop for a day or several; what that puts at risk is shown before it happens. */
export function CloseDaysDrawer({ onClose }: { onClose(): void }) {
  const days = useResource({
    path: "/admin/rental/closed-days",
    list: "/admin/rental",
    initial: { starts_on: "", ends_on: "", name: "" },
    body: (values) => ({ ...values, ends_on: values.ends_on || values.starts_on }),
    done: "Gespeichert. Der Shop zeigt es sofort.",
    onDone: onClose,
  })
  const { control } = days
  return (
    <ResourceForm as="drawer" resource={days} title="Tage schliessen" action="Schliessen" onClose={onClose}>
      <TextField control={control} label="Erster Tag" name="starts_on" type="date" />
      <TextField control={control} label="Letzter Tag" name="ends_on" type="date" />
      <TextField control={control} label="Grund, wie ihn Kunden sehen" name="name" placeholder="Betriebsferien" />
      <AtRiskList resource={days} action="Trotzdem schliessen" />
    </ResourceForm>
  )
}
