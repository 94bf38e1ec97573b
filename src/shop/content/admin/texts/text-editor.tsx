import { Text } from "@medusajs/ui"
import { useStaffQuery } from "#admin/lib/use-staff-query"
import { Notice } from "#admin/ui/section"
import { pageOfText, type StaffText } from "../../wire/staff-content"
import { TextForm } from "./text-form"
import { LastChange } from "./text-list"
import { textName } from "./text-names"

/** A text of the pages, to be written. */
export function TextEditor({ textKey }: { textKey: string }) {
  const { data, isPending } = useStaffQuery<StaffText>(`/admin/content/${encodeURIComponent(textKey)}`)
  if (isPending) return <Notice>Wird geladen …</Notice>
  if (!data) return <Notice>Der Text konnte nicht geladen werden. Bitte laden Sie die Seite neu.</Notice>
  const { place, hint } = textName(textKey)
  const page = pageOfText(textKey)
  return (
    <div className="flex flex-col gap-y-4 px-6 py-4">
      <div>
        <Text size="small">
          Zu sehen:{" "}
          {page ? (
            <a href={page} target="_blank" rel="noreferrer" className="text-ui-fg-interactive-hover">
              {place}
            </a>
          ) : (
            place
          )}
        </Text>
        <LastChange {...data} />
        {hint && (
          <Text size="small" className="mt-2 text-ui-fg-subtle">
            {hint}
          </Text>
        )}
      </div>
      <TextForm key={data.key} text={data} />
    </div>
  )
}
