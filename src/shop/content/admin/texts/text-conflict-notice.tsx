import { Button, Text } from "@medusajs/ui"
import { instantText } from "#admin/lib/instants"
import type { StaffText } from "../../wire/staff-content"
import { TextComparison } from "./text-comparison"

interface TextConflictNoticeProps {
  /** What is there now. */
  current: StaffText
  own: string
  onKeepOwn(): void
  onTakeOther(): void
}

/** Somebody else saved the text meanwhile: what is different, and whose it shall be. */
export const TextConflictNotice = ({ current, own, onKeepOwn, onTakeOther }: TextConflictNoticeProps) => (
  <div role="alert" className="flex flex-col gap-y-3 rounded-md border border-ui-border-error p-4">
    <Text size="small" weight="plus">
      {current.staff ?? "Jemand"} hat diesen Text inzwischen geändert
      {current.written_at && ` (${instantText(current.written_at)})`}. Ihr Text ist noch nicht gespeichert.
    </Text>
    <TextComparison before={current.html} after={own} beforeName="im Shop" afterName="Ihr Text" />
    <div className="flex flex-wrap gap-2">
      <Button type="button" size="small" variant="secondary" onClick={onKeepOwn}>
        Mit meinem Text weiterarbeiten
      </Button>
      <Button type="button" size="small" variant="secondary" onClick={onTakeOther}>
        Den anderen Text übernehmen
      </Button>
    </div>
  </div>
)
