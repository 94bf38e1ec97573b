import { StatusBadge, Text } from "@medusajs/ui"
import type { ReactNode } from "react"
import { instantText } from "#admin/lib/instants"
import { ActionButton } from "#admin/ui/form/action-button"
import { Notice } from "#admin/ui/section"
import type { StaffOrderMail } from "../wire/staff-orders"
import { MAIL_STATES, mailText } from "./mail-texts"

interface OrderMailsProps {
  orderId: string
  /** Of the shop, newest first. */
  mails: StaffOrderMail[]
  /** What staff wrote themselves, newest first, each as it is shown. */
  letters: { id: string; at: string; row: ReactNode }[]
}

/** What went to whom about the order, and the confirmation once more. */
export function OrderMails({ orderId, mails, letters }: OrderMailsProps) {
  const ofShop = mails.map((mail) => ({ ...mail, row: <MailRow mail={mail} /> }))
  const all = [...letters, ...ofShop].sort((one, other) => other.at.localeCompare(one.at))
  return (
    <>
      {all.length === 0 && <Notice>Noch keine Mails.</Notice>}
      <ul className="divide-y">
        {all.map(({ id, row }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-6 py-3">
            {row}
          </li>
        ))}
      </ul>
      <div className="px-6 py-4">
        <ActionButton
          action="Bestätigung erneut senden"
          method="POST"
          path={`/admin/orders/${orderId}/confirmation`}
          list={`/admin/orders/${orderId}`}
          title="Bestellbestätigung erneut senden"
          question="Der Kunde erhält die Bestätigung noch einmal, mit allem, was er bestellt hat."
          confirmText="Senden"
          done="Die Bestätigung wird gesendet."
        />
      </div>
    </>
  )
}

const MailRow = ({ mail }: { mail: StaffOrderMail }) => (
  <>
    <div className="mr-auto">
      <Text size="small">{mailText(mail.template)}</Text>
      <Text size="xsmall" className="break-words text-ui-fg-subtle">
        an {mail.to}, {instantText(mail.at)}
      </Text>
    </div>
    <StatusBadge color={MAIL_STATES[mail.state].color}>{MAIL_STATES[mail.state].text}</StatusBadge>
  </>
)
