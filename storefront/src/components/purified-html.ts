import purify from "dompurify"
import { isStaffAttribute, STAFF_HTML } from "#kernel/html/staff-html"

purify.addHook("uponSanitizeAttribute", (element, attribute) => {
  attribute.keepAttr = isStaffAttribute(element.nodeName.toLowerCase(), attribute.attrName, attribute.attrValue)
})

const ALLOWED = { ALLOWED_TAGS: [...STAFF_HTML.keys()], ALLOWED_ATTR: [...STAFF_HTML.values()].flat() }

/** By the rules that the server has applied already, with the browser's own reading of the HTML. */
export const purifiedHtml = (html: string): string => purify.sanitize(html, ALLOWED)
