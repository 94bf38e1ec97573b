import { Text } from "@medusajs/ui"
import { ResourceForm } from "#admin/ui/form/resource-form"
import { LongTextField, TextField } from "#admin/ui/form/text-field"
import { useResource } from "#admin/ui/form/use-resource"
import type { StaffErpRow } from "../wire/staff-erp"

interface SolveDrawerProps {
  row: StaffErpRow
  onClose(): void
}

/** Closes a row that staff settled in the accounts by hand, or names the invoice that they wrote for one that is done. */
export function SolveDrawer({ row, onClose }: SolveDrawerProps) {
  const isDone = row.state === "done"
  const solution = useResource({
    path: `/admin/erp/${row.id}/solved`,
    list: "/admin/erp",
    initial: { note: "", invoice: "" },
    done: isDone ? "Die Rechnung ist eingetragen." : `${row.label} ist erledigt.`,
    onDone: onClose,
  })
  return (
    <ResourceForm
      as="drawer"
      resource={solution}
      title={isDone ? `${row.label}: Neue Rechnung eintragen` : `${row.label} als erledigt markieren`}
      action={isDone ? "Eintragen" : "Als erledigt markieren"}
      onClose={onClose}
    >
      <Text size="small" className="text-ui-fg-subtle">
        {isDone
          ? "Die Rechnung dieses Vorgangs gilt in der Buchhaltung nicht mehr. Der Shop folgt danach der neuen: ihrer Zahlung, und was später storniert wird."
          : "Der Shop unternimmt danach nichts mehr für diesen Vorgang. Was in der Buchhaltung fehlt, muss dort von Hand erfasst sein."}
      </Text>
      {row.state !== "credit" && (
        <TextField
          control={solution.control}
          label={isDone ? "Nummer der Rechnung" : "Nummer der Rechnung, wenn Sie eine geschrieben haben"}
          name="invoice"
          maxLength={50}
        />
      )}
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
