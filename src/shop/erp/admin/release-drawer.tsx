import { Text } from "@medusajs/ui"
import { ResourceForm } from "#admin/ui/form/resource-form"
import { LongTextField, TextField } from "#admin/ui/form/text-field"
import { useResource } from "#admin/ui/form/use-resource"
import { chfWithRappen } from "#kernel/format-chf"
import type { StaffErpRow } from "../wire/staff-erp"
import { ReleaseSteps } from "./release-steps"

interface ReleaseDrawerProps {
  row: StaffErpRow
  onClose(): void
}

/** Gives a prepared credit free: the credit note itself is made in the accounts, its number is kept here. */
export function ReleaseDrawer({ row, onClose }: ReleaseDrawerProps) {
  const release = useResource({
    path: `/admin/erp/${row.id}/release`,
    list: "/admin/erp",
    initial: { document: "", note: "" },
    done: "Die Gutschrift ist freigegeben.",
    onDone: onClose,
  })
  const { control } = release
  const title = `Gutschrift zu ${row.label}`
  return (
    <ResourceForm as="drawer" resource={release} title={title} action="Freigeben" onClose={onClose}>
      <Text>
        {row.customer} erhält <strong>{chfWithRappen(row.credit ?? 0)}</strong> gutgeschrieben.
      </Text>
      <ReleaseSteps row={row} />
      <TextField control={control} label="Nummer der Gutschrift" name="document" maxLength={50} />
      <LongTextField control={control} label="Notiz (freiwillig)" name="note" maxLength={500} />
    </ResourceForm>
  )
}
