import type { MailPage } from "#extension/mail-page"
import { message, type Said } from "#kernel/wire/message"
import { withoutLinks } from "#kernel/words/without-links"
import type { TextCode } from "#texts/codes"
import { type Texts, VALUE_END, VALUE_START } from "#texts/speaker"
import { MAILS, type MailData, type MailName } from "../templates/index"
import { escapeHtml, toHtml, toText } from "./markup"
import { page as shopsPage } from "./page"
import type { MailTemplate, Say } from "./template"

export interface RenderedMail {
  subject: string
  html: string
  text: string
}

/** Who writes: named in the head of the mail and in its signature. */
export interface MailSender {
  company: string
  /** Lines below the greeting, such as address and opening hours. */
  signature: readonly string[]
}

// Numbers stand for values until the markup has been read, so that no value can act as markup.
const VALUE = new RegExp(`${VALUE_START}(.*?)${VALUE_END}`, "gs")
const VALUE_IN_SENTENCE = new RegExp(`(\\]\\()?${VALUE.source}`, VALUE.flags)
const CONTROLS = /[\p{Cc}\u2028\u2029]+/gu

/** One line: line breaks in a value would forge mail headers or lines of text. */
const oneLine = (value: string) => value.replace(CONTROLS, " ").trim()

/**
 * What says sentences with numbers for their values, and those values. Names, references and reasons are often somebody
 * else's than the reader's: what a sentence doesn't itself make the address of a link is made none by a mail program either.
 */
function sayer(texts: Texts): { say: Say; values: readonly string[] } {
  const values: string[] = []
  const number = (value: string) => `${VALUE_START}${values.push(oneLine(value)) - 1}${VALUE_END}`
  const say = <Code extends TextCode>(...said: Said<Code>) =>
    texts
      .marked(message(...said))
      .replace(VALUE_IN_SENTENCE, (_match, address, value) =>
        address ? address + number(value) : number(withoutLinks(value)),
      )
  return { say: Object.assign(say, { value: number }), values }
}

export interface Letter {
  sender: MailSender
  texts: Texts
  /** How it looks; as the shop has it without. */
  page?: MailPage
}

/** The mail of a name, in both forms. */
export const renderMail = <Name extends MailName>(name: Name, data: MailData<Name>, letter: Letter): RenderedMail =>
  rendered(MAILS[name], data, letter)

/** What a template says, in both forms. */
export function rendered<Data>(
  template: MailTemplate<Data>,
  data: Data,
  { sender, texts, page = shopsPage }: Letter,
): RenderedMail {
  const { say, values } = sayer(texts)
  const plain = (text: string) => text.replace(VALUE, (_match, index) => values[Number(index)])
  const escaped = (html: string) => html.replace(VALUE, (_match, index) => escapeHtml(values[Number(index)]))

  const content = template(data, say)
  const subject = plain(content.subject)
  const blocks = content.body
    .filter((block) => block !== null)
    .map((block) => (block.kind === "button" ? { ...block, to: say.value(block.to) } : block))
  const greeting = [say("mails.regards"), plain(say("mails.team", { company: sender.company }))]
  return {
    subject,
    text: `${plain(toText(blocks))}\n\n${greeting.join("\n")}\n\n${sender.signature.join("\n")}\n`,
    html: page({
      language: texts.tag,
      subject: escapeHtml(subject),
      preview: escaped(escapeHtml(content.preview)),
      body: escaped(toHtml(blocks)),
      greeting: greeting.map(escapeHtml),
      sender: { company: escapeHtml(sender.company), signature: sender.signature.map(escapeHtml) },
    }),
  }
}
