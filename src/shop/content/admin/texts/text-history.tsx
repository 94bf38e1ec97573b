import { Button, Drawer, Text, toast } from "@medusajs/ui"
import { useState } from "react"
import { instantText } from "#admin/lib/instants"
import { useStaffChange } from "#admin/lib/use-staff-change"
import { useStaffQuery } from "#admin/lib/use-staff-query"
import { DrawerHead } from "#admin/ui/dialog-heads"
import { GeneralErrors } from "#admin/ui/form-parts"
import { Notice } from "#admin/ui/section"
import type { SavedText, TextVersion, TextVersionDetail, TextVersions } from "../../wire/staff-content"
import { TextComparison } from "./text-comparison"

interface TextHistoryProps {
  textKey: string
  /** The version of the terms that is looked for. */
  label: string | null
  current: { html: string; version: number }
  isDirty: boolean
  onRestored(text: SavedText): void
  onClose(): void
}

const MOST = 100

/** What a text was: each version with who wrote it, what is different now, and the way back to it. */
export function TextHistory({ textKey, label, current, isDirty, onRestored, onClose }: TextHistoryProps) {
  const path = `/admin/content/${encodeURIComponent(textKey)}`
  const { data, isPending, isError } = useStaffQuery<TextVersions>(`${path}/versions?limit=${MOST}`)
  const [chosen, setShown] = useState<number | null>()
  const wanted = data?.versions.find((version) => label !== null && version.label === label)?.version ?? null
  const shown = chosen === undefined ? wanted : chosen
  return (
    <Drawer open onOpenChange={(stays) => !stays && onClose()}>
      <Drawer.Content aria-describedby={undefined}>
        <DrawerHead title="Frühere Versionen" />
        <Drawer.Body className="flex flex-col gap-y-4 overflow-y-auto">
          {isPending && <Notice>Wird geladen …</Notice>}
          {isError && <Notice>Die Versionen konnten nicht geladen werden.</Notice>}
          {data?.count === 0 && <Notice>Dieser Text wurde noch nie geändert.</Notice>}
          {data && data.count > MOST && (
            <Notice>
              Die neusten {MOST} von {data.count}.
            </Notice>
          )}
          <ol className="divide-y">
            {data?.versions.map((version) => (
              <li key={version.version} className="flex flex-col gap-y-2 py-3">
                <div className="flex flex-wrap items-center justify-between gap-2">
                  <VersionName version={version} isCurrent={version.version === current.version} />
                  <Button
                    size="small"
                    variant="secondary"
                    aria-expanded={shown === version.version}
                    onClick={() => setShown(shown === version.version ? null : version.version)}
                  >
                    Vergleichen
                  </Button>
                </div>
                {shown === version.version && (
                  <Earlier
                    path={path}
                    version={version.version}
                    current={current}
                    isDirty={isDirty}
                    onRestored={onRestored}
                  />
                )}
              </li>
            ))}
          </ol>
        </Drawer.Body>
      </Drawer.Content>
    </Drawer>
  )
}

const VersionName = ({ version, isCurrent }: { version: TextVersion; isCurrent: boolean }) => (
  <div>
    <Text size="small" weight="plus">
      Version {version.version}
      {version.label !== null && `, AGB ${version.label}`}
      {isCurrent && " (im Shop)"}
      {version.restored_from !== null && `, wie Version ${version.restored_from}`}
    </Text>
    <Text size="xsmall" className="text-ui-fg-subtle">
      {version.staff
        ? `${version.written_at && instantText(version.written_at)}, ${version.staff}`
        : "Wie ausgeliefert"}
    </Text>
  </div>
)

interface EarlierProps extends Pick<TextHistoryProps, "current" | "isDirty" | "onRestored"> {
  path: string
  version: number
}

function Earlier({ path, version, current, isDirty, onRestored }: EarlierProps) {
  const { data, isError } = useStaffQuery<TextVersionDetail>(`${path}/versions/${version}`)
  const { mutate, error, isPending } = useStaffChange<SavedText>("/admin/content")
  const restore = () =>
    mutate(
      { method: "POST", path: `${path}/restore`, body: { of: version, version: current.version } },
      {
        onSuccess: (answer) => {
          toast.success(`Version ${version} ist wieder im Shop zu sehen.`)
          onRestored(answer)
        },
      },
    )
  if (isError) return <Text size="small">Diese Version konnte nicht geladen werden.</Text>
  if (!data) return <Text size="small">Wird geladen …</Text>
  return (
    <>
      <TextComparison before={data.html} after={current.html} beforeName={`in Version ${version}`} afterName="jetzt" />
      <GeneralErrors error={error} />
      {version !== current.version && (
        <div className="flex flex-col items-start gap-y-1">
          <Button size="small" isLoading={isPending} disabled={isDirty} onClick={restore}>
            Version {version} wiederherstellen
          </Button>
          {isDirty && <Text size="xsmall">Speichern oder verwerfen Sie zuerst Ihre Änderungen.</Text>}
        </div>
      )}
    </>
  )
}
