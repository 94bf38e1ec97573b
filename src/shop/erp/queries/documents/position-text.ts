import sanitizeHtml from "sanitize-html"

const RULES: sanitizeHtml.IOptions = {
  allowedTags: ["br", "strong", "em", "p", "ul", "li"],
  allowedAttributes: {},
}

/** The ERP's text of a position with nothing in it but its lines and their emphasis. */
export const positionText = (html: string): string => sanitizeHtml(html, RULES)
