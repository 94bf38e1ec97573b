import { StatusBadge, Text } from "@medusajs/ui"
import { instantText } from "#admin/lib/instants"
import { MAIL_STATES } from "#shop/orders/admin/mail-texts"
import type { StaffOrderLetter } from "../wire/letters"

/** A mail that staff wrote, with its words on request. */
export const SentLetter = ({ letter }: { letter: StaffOrderLetter }) => (
  <>
    <details className="mr-auto min-w-0 flex-1 basis-48">
      <summary className="txt-small cursor-pointer break-words">{letter.subject}</summary>
      <Text size="small" className="whitespace-pre-wrap break-words py-2">
        {letter.text}
      </Text>
      {letter.attachments.length > 0 && (
        <Text size="xsmall" className="text-ui-fg-subtle">
          Beilagen: {letter.attachments.join(", ")}
        </Text>
      )}
      <Text size="xsmall" className="break-words text-ui-fg-subtle">
        von {letter.by} an {letter.to.join(", ")}, {instantText(letter.at)}
      </Text>
    </details>
    <StatusBadge color={MAIL_STATES[letter.state].color}>{MAIL_STATES[letter.state].text}</StatusBadge>
  </>
)
