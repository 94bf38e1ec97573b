import type { AmountRow, Block } from "./blocks"

type Inline = { text: string } | { bold: string } | { link: string; to: string }

const inline = (text: string): Inline[] =>
  text
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
const textLine = (line: string) => inline(line).map(inlineText).join("")

const textRow = ({ label, amount }: AmountRow) =>
  amount === null ? textLine(label) : `${textLine(label)}: ${textLine(amount)}`

/** Blocks as plain text. */
export const toText = (blocks: readonly Block[]): string =>
  blocks
    .map((block) => {
      if (block.kind === "button") return `${block.text}:\n${block.to}`
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
const htmlLine = (line: string) => inline(line).map(inlineHtml).join("")

const CELL = "padding:2px 0;vertical-align:top"
const amountsHtml = (rows: readonly AmountRow[]) =>
  rows
    .map(({ label, amount }) =>
      amount === null
        ? `<tr><td colspan="2" style="${CELL};color:#52606d;font-size:14px">${htmlLine(label)}</td></tr>`
        : `<tr><td style="${CELL}">${htmlLine(label)}</td><td style="${CELL};padding-left:16px;text-align:right;white-space:nowrap">${htmlLine(amount)}</td></tr>`,
    )
    .join("")

/** Blocks as HTML, each piece of text escaped. */
export const toHtml = (blocks: readonly Block[]): string =>
  blocks
    .map((block) => {
      if (block.kind === "button")
        return `<p style="margin:24px 0"><a href="${escapeHtml(block.to)}" style="${BUTTON_STYLE}">${escapeHtml(block.text)}</a></p>`
      if (block.kind === "list") return `<ul>${block.items.map((item) => `<li>${htmlLine(item)}</li>`).join("")}</ul>`
      if (block.kind === "amounts")
        return `<table role="presentation" style="width:100%;margin:0 0 16px;border-collapse:collapse;font:inherit">${amountsHtml(block.rows)}</table>`
      return `<p style="margin:0 0 16px">${block.lines.map(htmlLine).join("<br>")}</p>`
    })
    .join("\n")
