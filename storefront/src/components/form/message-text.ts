import messages from "@words/messages.json"
import { messageOf } from "#kernel/wire/message"
import { addTexts, i18n } from "../../lib/i18n"

addTexts("messages", messages)

/**
 * What a field's message says: a text of the storefront ("auth:error.passwordsDiffer") or of a schema that it shares with
 * the server ("accounts.password_missing"); a sentence from the server as it is.
 */
export function messageText(message: string): string {
  if (i18n.exists(message)) return i18n.t(message as "common:error.generic")
  const said = messageOf(message)
  const key = `messages:${said?.code}`
  return said && i18n.exists(key) ? i18n.t(key as "common:error.generic", said.values) : message
}
