import { NumberField } from "#admin/ui/form/number-field"
import { ResourceForm } from "#admin/ui/form/resource-form"
import { TextField } from "#admin/ui/form/text-field"
import { TicksField } from "#admin/ui/form/ticks-field"
import { useResource } from "#admin/ui/form/use-resource"
import type { MachineAccess, MachineAccessBody } from "../../wire/machine-access"
import { SCOPE_OPTIONS } from "./scope-words"

const LIST = "/admin/machine-accesses"
const NEW: MachineAccessBody = { name: "", scopes: [], per_minute: 60, expires_on: null }

interface MachineAccessDrawerProps {
  /** Null for a new one. */
  access: MachineAccess | null
  /** Of a new one. */
  onKey(key: string): void
  onClose(): void
}

/** What a system may, how often and until when. */
export function MachineAccessDrawer({ access, onKey, onClose }: MachineAccessDrawerProps) {
  const { name, scopes, per_minute, expires_on } = access ?? NEW
  const resource = useResource<MachineAccessBody, { key?: string }>({
    path: access ? `${LIST}/${access.id}` : LIST,
    list: LIST,
    initial: { name, scopes, per_minute, expires_on },
    done: "Gespeichert.",
    onDone: ({ key }) => {
      if (key) onKey(key)
      onClose()
    },
  })
  const { control } = resource
  return (
    <ResourceForm
      as="drawer"
      resource={resource}
      title={access ? "Maschinenzugang bearbeiten" : "Maschinenzugang erstellen"}
      onClose={onClose}
    >
      <TextField
        control={control}
        label="System"
        name="name"
        hint="So heisst es im Protokoll, etwa «Lagersoftware»."
        autoFocus
      />
      <TicksField control={control} label="Rechte" name="scopes" options={SCOPE_OPTIONS} />
      <NumberField control={control} label="Aufrufe pro Minute" name="per_minute" />
      <TextField control={control} type="date" label="Gültig bis (leer: unbegrenzt)" name="expires_on" isNullable />
    </ResourceForm>
  )
}
