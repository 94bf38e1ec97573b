import type { TextCode, TextValues } from "#texts/codes"

/** What a sentence is filled with: as it is, as its format says, or a sentence of its own; of a list all, with commas. */
export type MessageValue = string | number | { start: string; end: string } | Message | readonly (string | Message)[]

/** What is to be said, not yet in any language. */
export interface Message {
  code: TextCode
  values: Readonly<Record<string, MessageValue>>
}
/** Messages by the field that they are about, `non_field_errors` for what is about none. */
export type FieldMessages = Record<string, Message[]>

type ValuesOf<Code extends TextCode> = Code extends keyof TextValues
  ? [values: Record<TextValues[Code][number], MessageValue>]
  : []
/** A code, and the values that its sentence needs. */
export type Said<Code extends TextCode> = [code: Code, ...values: ValuesOf<Code>]

export const message = <Code extends TextCode>(...[code, values]: Said<Code>): Message => ({
  code,
  values: values ?? {},
})

/** The same as a schema carries it, whose messages are texts: the code alone, or with its values behind it. */
export const messageKey = <Code extends TextCode>(...[code, values]: Said<Code>): string =>
  values === undefined ? code : `${code} ${JSON.stringify(values)}`

const KEY = /^([a-z]+\.\w+)(?: (\{.*\}))?$/s

/** What a schema's message says; null for a text that is no code. */
export function messageOf(key: string): Message | null {
  const [, code, values = "{}"] = KEY.exec(key) ?? []
  return code === undefined ? null : { code: code as TextCode, values: JSON.parse(values) }
}
