import { Button, Copy, Input, Label, Text } from "@medusajs/ui"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { type FormEvent, useState } from "react"
import { instantText } from "#admin/lib/instants"
import { sendToStaffRoute } from "#admin/lib/send-to-staff-route"
import type { IssuedImpersonation } from "../wire/staff-impersonations"

const LONGEST_REASON = 500

/** Asks why, and shows the link this once. @param path of the customer's impersonations */
export const ImpersonationForm = ({ path }: { path: string }) => {
  const queries = useQueryClient()
  const [reason, setReason] = useState("")
  const issue = useMutation({
    mutationFn: () => sendToStaffRoute<IssuedImpersonation>(path, { reason }),
    onSuccess: () => {
      setReason("")
      return queries.invalidateQueries({ queryKey: [path] })
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (reason.trim() !== "" && !issue.isPending) issue.mutate()
  }

  return (
    <form onSubmit={submit} className="flex flex-col gap-y-3 px-6 py-4">
      <Label htmlFor="impersonation-reason" size="small" weight="plus">
        Grund
      </Label>
      <div className="flex gap-x-2">
        <div className="flex-1">
          <Input
            id="impersonation-reason"
            value={reason}
            maxLength={LONGEST_REASON}
            placeholder="z. B. Bestellung am Telefon"
            onChange={(event) => setReason(event.target.value)}
          />
        </div>
        <Button type="submit" variant="secondary" isLoading={issue.isPending} disabled={reason.trim() === ""}>
          Link erstellen
        </Button>
      </div>
      <div role="status">{issue.data && <IssuedLink link={issue.data} />}</div>
      {issue.error && (
        <Text size="small" className="text-ui-fg-error" role="alert">
          {issue.error.message}
        </Text>
      )}
    </form>
  )
}

const IssuedLink = ({ link: { url, expires_at } }: { link: IssuedImpersonation }) => (
  <div className="flex flex-col gap-y-2">
    <Text size="small">
      Öffnen Sie diesen Link in einem privaten Fenster (Inkognito). Er gilt einmal, bis {instantText(expires_at)}.
    </Text>
    <div className="flex items-center gap-x-2">
      <div className="flex-1">
        <Input readOnly value={url} aria-label="Link" onFocus={(event) => event.target.select()} />
      </div>
      <Copy content={url} />
    </div>
  </div>
)
