import type { BookEntry } from "./books"

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" }
const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)

const STYLE = `body{margin:0 auto;max-width:1080px;padding:24px;color:#101820;font:16px/1.5 Helvetica,Arial,sans-serif}
h1{font-size:28px}h2{margin-top:32px;font-size:20px}div{overflow-x:auto}table{width:100%;border-collapse:collapse}
td,th{padding:8px;border-bottom:1px solid #d5dbe1;text-align:left;white-space:nowrap}td:nth-child(5),th:nth-child(5){text-align:right}
a{color:#c2410c}form{margin:0}button{min-height:36px;padding:4px 16px;border:0;background:#c2410c;color:#fff;font:inherit;cursor:pointer}p{color:#52606d}`

const PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'"

function row({ number, pdf, title, contact, day, total, status, isPayable }: BookEntry): string {
  const pay = `<form method="post" action="pay/${escaped(number)}"><button aria-label="${escaped(number)} bezahlen">Bezahlen</button></form>`
  const cells = [
    `<a href="${pdf}">${escaped(number)}</a>`,
    ...[title, contact, day, total, status].map(escaped),
    isPayable ? pay : "",
  ]
  return `<tr id="${escaped(number)}">${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`
}

const HEADINGS = ["Nummer", "Titel", "Kunde", "Datum", "Total CHF", "Status", "Zahlung"]

function section({ title, entries }: { title: string; entries: BookEntry[] }): string {
  const head = `<tr>${HEADINGS.map((heading) => `<th>${heading}</th>`).join("")}</tr>`
  const table = `<div><table><thead>${head}</thead><tbody>${entries.map(row).join("")}</tbody></table></div>`
  return `<h2>${title}</h2>${entries.length > 0 ? table : "<p>Noch keine.</p>"}`
}

/** What the stand-in holds, with a button that pays an invoice as a customer would. */
export const booksPage = (books: { title: string; entries: BookEntry[] }[]) => ({
  status: 200,
  headers: { "content-security-policy": PAGE_POLICY },
  body: `<!doctype html>
<html lang="de-CH"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>Buchhaltung der Demo</title><style>${STYLE}</style></head>
<body><h1>Buchhaltung der Demo</h1>
<p>Steht an der Stelle von bexio. Eine bezahlte Rechnung sieht der Shop nach wenigen Minuten.</p>
${books.map(section).join("\n")}</body></html>`,
})
