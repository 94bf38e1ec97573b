import { blocksOf, escapeHtml, toHtml, toText } from "./markup"
import { fill, type MailData, type MailTemplate } from "./template"

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

// Private-use characters stand for values until the markup has been read, so that no value can act as markup.
const MARK = /\uE000(\d+)\uE001/g
const CONTROLS = /[\p{Cc}\u2028\u2029]+/gu

/** One line: line breaks in a value would forge mail headers or lines of text. */
const oneLine = (value: string) => value.replace(CONTROLS, " ").trim()

/** The mail in both forms. @throws Error if `data` lacks a value that the template names */
export function renderMail<Data extends MailData>(
  template: MailTemplate<Data>,
  data: Data,
  sender: MailSender,
): RenderedMail {
  const values: string[] = []
  const mark = (value: string) => `\uE000${values.push(oneLine(value)) - 1}\uE001`
  const plain = (text: string) => text.replace(MARK, (_match, index) => values[Number(index)])
  const escaped = (html: string) => html.replace(MARK, (_match, index) => escapeHtml(values[Number(index)]))

  const subject = plain(fill(template.subject, data, mark))
  const preview = escaped(escapeHtml(fill(template.preview, data, mark)))
  const blocks = blocksOf(fill(template.body, data, mark))
  const greeting = ["Freundliche Grüsse", `Ihr Team der ${sender.company}`]
  return {
    subject,
    text: `${plain(toText(blocks))}\n\n${greeting.join("\n")}\n\n${sender.signature.join("\n")}\n`,
    html: page({ subject, preview, body: escaped(toHtml(blocks)), greeting, sender }),
  }
}

interface PageParts {
  subject: string
  preview: string
  body: string
  greeting: string[]
  sender: MailSender
}

const lines = (texts: readonly string[]) => texts.map(escapeHtml).join("<br>")

const page = ({ subject, preview, body, greeting, sender }: PageParts) => `<!doctype html>
<html lang="de-CH">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;background:#f3f5f7">
<div style="display:none;max-height:0;overflow:hidden">${preview}</div>
<div style="max-width:600px;margin:0 auto;padding:24px;background:#ffffff;color:#101820;font:16px/1.5 Helvetica,Arial,sans-serif">
<p style="margin:0 0 24px;padding-bottom:12px;border-bottom:1px solid #d5dbe1;font-weight:700">${escapeHtml(sender.company)}</p>
${body}
<p style="margin:24px 0 16px">${lines(greeting)}</p>
<p style="margin:0;padding-top:12px;border-top:1px solid #d5dbe1;color:#52606d;font-size:14px">${lines(sender.signature)}</p>
</div>
</body>
</html>
`
