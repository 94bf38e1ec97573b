import { Button, StatusBadge, Text, toast, usePrompt } from "@medusajs/ui"
import { instantText } from "#admin/lib/instants"
import { generalMessages, useStaffChange } from "#admin/lib/use-staff-change"
import { Notice } from "#admin/ui/section"
import type { StaffOrderMail } from "../wire/staff-orders"
import { MAIL_STATES, mailText } from "./mail-texts"

interface OrderMailsProps {
  orderId: string
  mails: StaffOrderMail[]
}

/** What went to whom about the order, and the confirmation once more. */
export function OrderMails({ orderId, mails }: OrderMailsProps) {
  const { mutate, isPending } = useStaffChange<object>(`/admin/orders/${orderId}`)
  const ask = usePrompt()
  const resend = async () => {
    const isSure = await ask({
      title: "Bestellbestätigung erneut senden",
      description: "Der Kunde erhält die Bestätigung noch einmal, mit allem, was er bestellt hat.",
      confirmText: "Senden",
      cancelText: "Abbrechen",
    })
    if (!isSure) return
    mutate(
      { method: "POST", path: `/admin/orders/${orderId}/confirmation` },
      {
        onSuccess: () => toast.success("Die Bestätigung wird gesendet."),
        onError: (error) => toast.error(generalMessages(error).join(" ")),
      },
    )
  }
  return (
    <>
      {mails.length === 0 && <Notice>Noch keine Mails.</Notice>}
      <ul className="divide-y">
        {mails.map((mail) => (
          <li key={mail.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-6 py-3">
            <div className="mr-auto">
              <Text size="small">{mailText(mail.template)}</Text>
              <Text size="xsmall" className="break-words text-ui-fg-subtle">
                an {mail.to}, {instantText(mail.at)}
              </Text>
            </div>
            <StatusBadge color={MAIL_STATES[mail.state].color}>{MAIL_STATES[mail.state].text}</StatusBadge>
          </li>
        ))}
      </ul>
      <div className="px-6 py-4">
        <Button size="small" variant="secondary" isLoading={isPending} onClick={resend}>
          Bestätigung erneut senden
        </Button>
      </div>
    </>
  )
}
