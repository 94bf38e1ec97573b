import { Badge, Text } from "@medusajs/ui"
import { Link } from "react-router-dom"
import { periodText } from "#admin/lib/days"
import { instantText } from "#admin/lib/instants"
import { ActionButton } from "#admin/ui/form/action-button"
import { mayBecome } from "../rules/entry-states"
import type { StaffWaitListEntry } from "../wire/staff-wait-list"
import { ENTRY_STATE_TEXTS } from "./entry-state-texts"

/** One that waits: for what, since when, and what was offered. */
export function EntryRow({ entry }: { entry: StaffWaitListEntry }) {
  const { id, email, customer, product, product_id, delivery, starts_on, ends_on, flex_days, state, since, offer } =
    entry
  const { text, color } = ENTRY_STATE_TEXTS[state]
  return (
    <li className="grid items-center gap-x-4 gap-y-2 px-6 py-3 md:grid-cols-4">
      <div className="min-w-0">
        <Link to={`/products/${product_id}`} className="txt-small break-words text-ui-fg-interactive-hover">
          {product || "Produkt, das es nicht mehr gibt"}
        </Link>
        <Text size="small" className="text-ui-fg-subtle">
          {periodText(starts_on, ends_on)}
          {flex_days > 0 && `, ± ${flex_days === 1 ? "1 Tag" : `${flex_days} Tage`}`}
        </Text>
        <Text size="xsmall" className="text-ui-fg-subtle break-words">
          {delivery}
        </Text>
      </div>
      <div className="min-w-0">
        {customer && (
          <Link to={`/customers/${customer.id}`} className="txt-small break-words text-ui-fg-interactive-hover">
            {customer.name}
          </Link>
        )}
        <Text size="small" className="break-all">
          <a className="underline" href={`mailto:${encodeURIComponent(email)}`}>
            {email}
          </a>
        </Text>
        <Text size="xsmall" className="text-ui-fg-subtle">
          seit {instantText(since)}
        </Text>
      </div>
      <div>
        <Badge size="2xsmall" color={color}>
          {text}
        </Badge>
        {offer && (
          <Text size="xsmall" className="text-ui-fg-subtle">
            {periodText(offer.starts_on, offer.ends_on)}, bis {instantText(offer.until)}
          </Text>
        )}
      </div>
      <div className="flex md:justify-end">
        {mayBecome(state, "ended") && (
          <ActionButton
            action="Beenden"
            aria-label={`Eintrag von ${email} beenden`}
            method="POST"
            path={`/admin/wait-list/${id}/end`}
            list="/admin/wait-list"
            title="Eintrag beenden"
            question={`${email} wartet dann nicht mehr und erfährt davon nichts. Ein offenes Angebot geht an die nächste Person.`}
            done="Der Eintrag ist beendet."
          />
        )}
      </div>
    </li>
  )
}
