import { escapeHtml } from "../rendering/markup"
import type { OutboxMail } from "./read-outbox"

const STYLE = `body{margin:0 auto;max-width:960px;padding:24px;color:#101820;font:16px/1.5 Helvetica,Arial,sans-serif}
h1{font-size:28px}table{width:100%;border-collapse:collapse}td,th{padding:8px;border-bottom:1px solid #d5dbe1;text-align:left;vertical-align:top}
a{color:#c2410c}iframe{width:100%;height:720px;border:1px solid #d5dbe1}pre{white-space:pre-wrap;background:#f3f5f7;padding:16px}dt{color:#52606d}dd{margin:0 0 8px}`

const page = (title: string, body: string) => `<!doctype html>
<html lang="de-CH"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head>
<body>${body}</body></html>`

const time = (sentAt: Date) => escapeHtml(sentAt.toISOString().replace("T", " ").slice(0, 19))

export const outboxPage = (mails: OutboxMail[]) => {
  const rows = mails.map(
    ({ name, to, subject, sentAt, attachments }) =>
      `<tr><td>${time(sentAt)}</td><td>${escapeHtml(to)}</td><td><a href="/dev/mails/${name}">${escapeHtml(subject)}</a>${attachments.length > 0 ? " (mit Anhang)" : ""}</td></tr>`,
  )
  const table = `<table><thead><tr><th>Gesendet (UTC)</th><th>An</th><th>Betreff</th></tr></thead><tbody>${rows.join("")}</tbody></table>`
  const empty = "<p>Noch keine E-Mail gesendet.</p>"
  return page("E-Mails der Demo", `<h1>E-Mails der Demo</h1>${mails.length > 0 ? table : empty}`)
}

export const mailPage = ({ name, to, from, subject, sentAt, text, attachments }: OutboxMail) => {
  const links = attachments.map(
    ({ filename }, index) => `<li><a href="/dev/mails/${name}/${index}">${escapeHtml(filename)}</a></li>`,
  )
  return page(
    subject,
    `<p><a href="/dev/mails">Alle E-Mails</a></p><h1>${escapeHtml(subject)}</h1>
<dl><dt>An</dt><dd>${escapeHtml(to)}</dd><dt>Von</dt><dd>${escapeHtml(from)}</dd><dt>Gesendet (UTC)</dt><dd>${time(sentAt)}</dd></dl>
${links.length > 0 ? `<h2>Anhänge</h2><ul>${links.join("")}</ul>` : ""}
<iframe src="/dev/mails/${name}/html" title="Die E-Mail als HTML"></iframe>
<h2>Als Text</h2><pre>${escapeHtml(text)}</pre>`,
  )
}
