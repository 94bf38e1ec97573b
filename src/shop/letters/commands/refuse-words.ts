import type { Message } from "#kernel/wire/message"
import { Refusal } from "#platform/refusal"

interface Words {
  subject: string
  text: string
}

/** @param reason why a text can't be taken; null if it can @throws Refusal 400 keyed by `subject` and `text` */
export function refuseWords({ subject, text }: Words, reason: (words: string) => Message | null): void {
  const errors = Object.entries({ subject, text }).flatMap(([field, words]): [string, Message[]][] => {
    const said = reason(words)
    return said ? [[field, [said]]] : []
  })
  if (errors.length > 0) throw new Refusal(Object.fromEntries(errors))
}
