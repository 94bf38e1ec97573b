import { Alert, Button } from "@medusajs/ui"
import { GeneralErrors } from "#admin/ui/form-parts"

interface GroupNoticeProps {
  form: { error: Error | null; isStale: boolean; hasLatest: boolean; saveAllTheSame(): void; takeLatest(): void }
}

/** What is to say about a group as a whole; if somebody else saved it meanwhile, the choice between both. */
export const GroupNotice = ({ form }: GroupNoticeProps) => {
  if (!form.isStale) return <GeneralErrors error={form.error} />
  return (
    <Alert variant="warning" role="alert">
      <div className="flex flex-col gap-y-3">
        <GeneralErrors error={form.error} />
        <div className="flex flex-wrap gap-2">
          <Button type="button" size="small" variant="secondary" disabled={!form.hasLatest} onClick={form.takeLatest}>
            Neuen Stand laden
          </Button>
          <Button type="button" size="small" variant="secondary" onClick={form.saveAllTheSame}>
            Trotzdem speichern
          </Button>
        </div>
      </div>
    </Alert>
  )
}
