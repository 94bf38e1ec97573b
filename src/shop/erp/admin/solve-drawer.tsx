import { Text } from "@medusajs/ui"
import { ResourceForm } from "#admin/ui/form/resource-form"
import { LongTextField } from "#admin/ui/form/text-field"
import { useResource } from "#admin/ui/form/use-resource"
import type { StaffErpRow } from "../wire/staff-erp"

interface SolveDrawerProps {
  row: StaffErpRow
  onClose(): void
}

/** Closes a row that staff settled in the accounts by hand. */
export function SolveDrawer({ row, onClose }: SolveDrawerProps) {
  const solution = useResource({
    path: `/admin/erp/${row.id}/solved`,
    list: "/admin/erp",
    initial: { note: "" },
    done: `${row.label} ist erledigt.`,
    onDone: onClose,
  })
  return (
    <ResourceForm
      as="drawer"
      resource={solution}
      title={`${row.label} als erledigt markieren`}
      action="Als erledigt markieren"
      onClose={onClose}
    >
      <Text size="small" className="text-ui-fg-subtle">
        Der Shop unternimmt danach nichts mehr für diesen Vorgang. Was in der Buchhaltung fehlt, muss dort von Hand
        erfasst sein.
      </Text>
      <LongTextField
        control={solution.control}
        label="Was wurde erledigt?"
        name="note"
        maxLength={500}
        rows={4}
        placeholder="z. B. Rechnung RE-00123 von Hand gestellt"
      />
    </ResourceForm>
  )
}
