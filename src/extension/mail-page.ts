/** What a mail is made of, each piece as HTML: what people typed is escaped. */
export interface MailParts {
  /** As the attribute `lang` names it. */
  language: string
  subject: string
  /** What inboxes show beside the subject. */
  preview: string
  /** Paragraphs, lists, buttons and tables of amounts, with their styles in them. */
  body: string
  /** Lines. */
  greeting: readonly string[]
  sender: {
    company: string
    /** Lines, such as address and opening hours. */
    signature: readonly string[]
  }
}

/**
 * A whole document of HTML from a mail's parts, all of which it shows. Pure: neither clock nor input and output. The mail's text is the
 * shop's, as are its words (`texts`).
 */
export type MailPage = (parts: MailParts) => string
