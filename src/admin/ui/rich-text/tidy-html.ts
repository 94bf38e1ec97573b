import { isStaffAttribute } from "#kernel/html/staff-html"

const ENDS_A_LINE = /<\/(?:p|h[2-4]|ul|ol|li|table|thead|tbody|tr)>|<(?:ul|ol|table|thead|tbody)>/g

/** The editor's HTML as one would write it by hand: no wrappings, no attributes without meaning, a line for each block. */
export function tidyHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, "text/html")
  for (const columns of body.querySelectorAll("colgroup")) columns.remove()
  for (const element of body.querySelectorAll("*")) keepMeaningful(element)
  for (const cell of body.querySelectorAll("li, td, th")) unwrapOnlyParagraph(cell)
  for (const table of body.querySelectorAll("table")) nameHeads(table)
  while (body.lastElementChild && isEmptyParagraph(body.lastElementChild)) body.lastElementChild.remove()
  return body.innerHTML.replaceAll("&nbsp;", "\u00a0").replace(ENDS_A_LINE, "$&\n").trim()
}

function keepMeaningful(element: Element) {
  for (const { name, value } of [...element.attributes]) {
    const isSingle = value === "1" && (name === "colspan" || name === "rowspan")
    if (isSingle || !isStaffAttribute(element.localName, name, value)) element.removeAttribute(name)
  }
}

function unwrapOnlyParagraph(cell: Element) {
  const [first, ...others] = cell.children
  if (first?.localName === "p" && others.every(({ localName }) => localName === "ul" || localName === "ol"))
    first.replaceWith(...first.childNodes)
}

/** A first row of heads is the table's head, whose cells name columns; the other heads name their rows. */
function nameHeads(table: HTMLTableElement) {
  const [first] = table.rows
  if (first && [...first.cells].every(({ localName }) => localName === "th")) table.createTHead().append(first)
  for (const head of table.querySelectorAll("th")) head.scope = head.closest("thead") ? "col" : "row"
}

const isEmptyParagraph = ({ localName, childNodes }: Element) => localName === "p" && childNodes.length === 0
