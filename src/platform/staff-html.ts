import sanitizeHtml from "sanitize-html"
import { isStaffAttribute, NEW_TAB_REL, STAFF_HTML } from "#kernel/html/staff-html"

/** The attributes that are allowed with their values; a new tab learns nothing of this one, a picture has some alternative text. */
function kept(element: string, attributes: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const allowed = Object.fromEntries(
    Object.entries(attributes).filter(([name, value]) => name !== "rel" && isStaffAttribute(element, name, value)),
  )
  if (element === "img") return { ...allowed, alt: allowed.alt ?? "" }
  return element === "a" && allowed.target ? { ...allowed, rel: NEW_TAB_REL } : allowed
}

const RULES: sanitizeHtml.IOptions = {
  allowedTags: [...STAFF_HTML.keys()],
  allowedAttributes: Object.fromEntries([...STAFF_HTML].map(([element, names]) => [element, [...names]])),
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowProtocolRelative: false,
  transformTags: { "*": (tagName, attributes) => ({ tagName, attribs: kept(tagName, attributes) }) },
  exclusiveFilter: ({ tag, attribs }) => tag === "img" && !attribs.src,
}

/** What is taken out can let the rest nest otherwise: a paragraph in a paragraph is two. More rounds than any text needs. */
const MOST_ROUNDS = 8

function untilSettled(html: string): string {
  let settled = html
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const next = sanitizeHtml(settled, RULES)
    if (next === settled) break
    settled = next
  }
  return settled
}

/**
 * Staff's HTML with nothing in it but what `STAFF_HTML` allows; unchanged if it holds nothing else. Applied when it is
 * saved and again when it is read to be shown.
 * @see ruling 2
 */
export const sanitised = (html: string): string =>
  html.includes("<") || html.includes("&") ? untilSettled(html) : html
