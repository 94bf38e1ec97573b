type Inline = { text: string } | { bold: string } | { link: string; to: string }
export type Block =
  | { kind: "list"; items: Inline[][] }
  | { kind: "button"; link: string; to: string }
  | { kind: "amounts"; rows: AmountRow[] }
  | Paragraph
/** What is charged, and how much; a row without an amount says more about the one above. */
interface AmountRow {
  label: Inline[]
  amount: Inline[] | null
}
interface Paragraph {
  kind: "paragraph"
  lines: Inline[][]
}

/**
 * The body's blocks: blank lines part them; a paragraph that is one link alone is a button; one with ` | ` in a line is a
 * column of amounts.
 */
export function blocksOf(body: string): Block[] {
  const paragraphs = body.split(/\n[ \t]*\n/).map((block) => block.split("\n").map((line) => line.trim()))
  return paragraphs
    .map((lines) => lines.filter((line) => line !== ""))
    .filter((lines) => lines.length > 0)
    .map(toBlock)
}

function toBlock(lines: string[]): Block {
  if (lines.every((line) => line.startsWith("- ")))
    return { kind: "list", items: lines.map((line) => inline(line.slice(2))) }
  if (lines.some((line) => line.includes(" | "))) return { kind: "amounts", rows: lines.map(amountRow) }
  const parsed = lines.map(inline)
  const [only] = parsed[0]
  if (parsed.length === 1 && parsed[0].length === 1 && "link" in only) return { kind: "button", ...only }
  return { kind: "paragraph", lines: parsed }
}

function amountRow(line: string): AmountRow {
  const [label, amount] = line.split(" | ")
  return { label: inline(label), amount: amount === undefined ? null : inline(amount) }
}

const inline = (line: string): Inline[] =>
  line
    .split(/(\*\*[^*]+\*\*|\[[^\]]+\]\([^)]+\))/)
    .filter((part) => part !== "")
    .map((part) => {
      const [, bold] = /^\*\*(.+)\*\*$/.exec(part) ?? []
      if (bold !== undefined) return { bold }
      const [, link, to] = /^\[(.+)\]\((.+)\)$/.exec(part) ?? []
      return link !== undefined && to !== undefined ? { link, to } : { text: part }
    })

const inlineText = (part: Inline) =>
  "link" in part ? `${part.link}: ${part.to}` : "bold" in part ? part.bold : part.text
const textLine = (line: Inline[]) => line.map(inlineText).join("")

const textRow = ({ label, amount }: AmountRow) =>
  amount === null ? textLine(label) : `${textLine(label)}: ${textLine(amount)}`

/** Blocks as plain text. */
export const toText = (blocks: Block[]): string =>
  blocks
    .map((block) => {
      if (block.kind === "button") return `${block.link}:\n${block.to}`
      if (block.kind === "list") return block.items.map((item) => `- ${textLine(item)}`).join("\n")
      if (block.kind === "amounts") return block.rows.map(textRow).join("\n")
      return block.lines.map(textLine).join("\n")
    })
    .join("\n\n")

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" }
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character])

const LINK_STYLE = "color:#c2410c"
const BUTTON_STYLE =
  "display:inline-block;padding:12px 20px;background:#c2410c;color:#ffffff;text-decoration:none;font-weight:600"

function inlineHtml(part: Inline): string {
  if ("link" in part) return `<a href="${escapeHtml(part.to)}" style="${LINK_STYLE}">${escapeHtml(part.link)}</a>`
  return "bold" in part ? `<strong>${escapeHtml(part.bold)}</strong>` : escapeHtml(part.text)
}
const htmlLine = (line: Inline[]) => line.map(inlineHtml).join("")

const CELL = "padding:2px 0;vertical-align:top"
const amountsHtml = (rows: AmountRow[]) =>
  rows
    .map(({ label, amount }) =>
      amount === null
        ? `<tr><td colspan="2" style="${CELL};color:#52606d;font-size:14px">${htmlLine(label)}</td></tr>`
        : `<tr><td style="${CELL}">${htmlLine(label)}</td><td style="${CELL};padding-left:16px;text-align:right;white-space:nowrap">${htmlLine(amount)}</td></tr>`,
    )
    .join("")

/** Blocks as HTML, each piece of text escaped. */
export const toHtml = (blocks: Block[]): string =>
  blocks
    .map((block) => {
      if (block.kind === "button")
        return `<p style="margin:24px 0"><a href="${escapeHtml(block.to)}" style="${BUTTON_STYLE}">${escapeHtml(block.link)}</a></p>`
      if (block.kind === "list") return `<ul>${block.items.map((item) => `<li>${htmlLine(item)}</li>`).join("")}</ul>`
      if (block.kind === "amounts")
        return `<table role="presentation" style="width:100%;margin:0 0 16px;border-collapse:collapse;font:inherit">${amountsHtml(block.rows)}</table>`
      return `<p style="margin:0 0 16px">${block.lines.map(htmlLine).join("<br>")}</p>`
    })
    .join("\n")
