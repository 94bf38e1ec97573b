import { Table, Text } from "@medusajs/ui"
import { Link } from "react-router-dom"
import { instantText } from "#admin/lib/instants"
import { useStaffQuery } from "#admin/lib/use-staff-query"
import { Notice } from "#admin/ui/section"
import type { StaffTexts } from "../../wire/staff-content"
import { textName } from "./text-names"

/** Texts that have a tab of their own. */
const ELSEWHERE = ["faq", "eventinformation"]

/** The texts of the pages: where each shows, and who changed it last. */
export function TextList() {
  const { data, isPending, isError } = useStaffQuery<StaffTexts>("/admin/content")
  if (isPending) return <Notice>Wird geladen …</Notice>
  if (isError) return <Notice>Die Texte konnten nicht geladen werden. Bitte laden Sie die Seite neu.</Notice>
  return (
    <div className="overflow-x-auto">
      <Table>
        <Table.Header>
          <Table.Row>
            <Table.HeaderCell>Text</Table.HeaderCell>
            <Table.HeaderCell>Zu sehen</Table.HeaderCell>
            <Table.HeaderCell>Zuletzt geändert</Table.HeaderCell>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {data.texts
            .filter(({ key }) => !ELSEWHERE.includes(key))
            .map((text) => (
              <Table.Row key={text.key}>
                <Table.Cell className="py-3">
                  <Link to={`/content/${text.key}`} className="text-ui-fg-interactive-hover">
                    {textName(text.key).name}
                  </Link>
                </Table.Cell>
                <Table.Cell className="py-3">{textName(text.key).place}</Table.Cell>
                <Table.Cell className="py-3">
                  <LastChange {...text} />
                </Table.Cell>
              </Table.Row>
            ))}
        </Table.Body>
      </Table>
    </div>
  )
}

/** Who wrote a text last, and when. */
export const LastChange = ({ staff, written_at }: Pick<StaffTexts["texts"][number], "staff" | "written_at">) => {
  if (written_at === null) return <Text size="small">Noch nicht geschrieben</Text>
  return (
    <Text size="small" className="text-ui-fg-subtle">
      {staff ? `${instantText(written_at)}, ${staff}` : "Wie ausgeliefert"}
    </Text>
  )
}
