import { Button, Text } from "@medusajs/ui"
import { instantText } from "#admin/lib/instants"
import type { StaffRegistration } from "../wire/staff-events"

export type RegistrationAct = "correct" | "move" | "withdraw"

interface RegistrationRowProps {
  registration: StaffRegistration
  /** Whether there is another event to which the person could go. */
  canMove: boolean
  onAct(act: RegistrationAct): void
}

/** One person, how to reach them, and what may be done. */
export function RegistrationRow({ registration, canMove, onAct }: RegistrationRowProps) {
  const { first_name, last_name, company, city, phone, email, created_at, cancelled_at } = registration
  const name = `${first_name} ${last_name}`
  const action = (act: RegistrationAct, text: string) => (
    <Button size="small" variant="transparent" aria-label={`${name} ${text.toLowerCase()}`} onClick={() => onAct(act)}>
      {text}
    </Button>
  )
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-6 py-3">
      <div className="min-w-0">
        <Text size="small" weight="plus" className="break-words">
          {last_name} {first_name}
        </Text>
        <Text size="small" className="text-ui-fg-subtle break-words">
          {company}, {city}
        </Text>
        <Text size="small" className="text-ui-fg-subtle break-words">
          <a className="underline" href={`tel:${phone.replace(/[^+\d]/g, "")}`}>
            {phone}
          </a>
          ,{" "}
          <a className="underline" href={`mailto:${encodeURIComponent(email)}`}>
            {email}
          </a>
        </Text>
        <Text size="xsmall" className="text-ui-fg-subtle">
          {cancelled_at ? `abgemeldet ${instantText(cancelled_at)}` : `angemeldet ${instantText(created_at)}`}
        </Text>
      </div>
      {cancelled_at === null && (
        <div className="flex flex-wrap">
          {action("correct", "Bearbeiten")}
          {canMove && action("move", "Verschieben")}
          {action("withdraw", "Abmelden")}
        </div>
      )}
    </li>
  )
}
