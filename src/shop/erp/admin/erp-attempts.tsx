import { Text } from "@medusajs/ui"
import { instantText } from "#admin/lib/instants"
import { erpErrorText } from "./erp-texts"

interface ErpAttemptsProps {
  last_error_class: string | null
  last_error: string | null
  attempts: number
  is_busy: boolean
  /** Null once it is done. */
  since: string | null
  /** Null if nothing follows by itself. */
  next?: string | null
}

/** What stopped something on its way into the accounts, since when, and when it goes on. */
export function ErpAttempts({ attempts, is_busy: isBusy, since, next = null, ...failure }: ErpAttemptsProps) {
  const error = erpErrorText(failure)
  return (
    <div className="flex flex-col gap-y-1">
      {error && (
        <Text size="small" className={since === null ? "text-ui-fg-subtle" : "text-ui-fg-error"}>
          {error}
        </Text>
      )}
      {failure.last_error && (
        <details className="txt-xsmall text-ui-fg-subtle">
          <summary className="cursor-pointer">Meldung der Buchhaltung</summary>
          <span className="break-words">{failure.last_error}</span>
        </details>
      )}
      <Text size="xsmall" className="text-ui-fg-subtle">
        {since && `seit ${instantText(since)}`}
        {attempts > 0 && ` · ${attempts} ${attempts === 1 ? "Fehlversuch" : "Fehlversuche"}`}
        {isBusy && " · läuft gerade"}
        {next && !isBusy && ` · nächster Versuch ${instantText(next)}`}
      </Text>
    </div>
  )
}
