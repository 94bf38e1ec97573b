import type { Said } from "#kernel/wire/message"
import type { TextCode } from "#texts/codes"
import type { Block } from "./blocks"

/** A sentence of the catalogue, in the mail's language; values within it act neither as markup nor as HTML nor, but for `[text]({{address}})`, as links. */
export interface Say {
  <Code extends TextCode>(...said: Said<Code>): string
  /** A value as it is, such as an address or what staff have written. */
  value(value: string): string
}

export interface MailContent {
  subject: string
  /** What inboxes show beside the subject. */
  preview: string
  /** Parts that there are only sometimes are null at other times. */
  body: readonly (Block | null)[]
}

/** What a mail says of its values: words are the catalogue's, what stands where is the template's. */
export type MailTemplate<Data> = (mail: Data, say: Say) => MailContent
