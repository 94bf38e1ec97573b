import sanitizeHtml from "sanitize-html"

const RULES: sanitizeHtml.IOptions = {
  allowedTags: "p br ul ol li strong em b i h2 h3 h4 a table thead tbody tr th td".split(" "),
  allowedAttributes: { a: ["href"], th: ["scope", "colspan"], td: ["colspan"], h2: ["id"], h3: ["id"], h4: ["id"] },
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowProtocolRelative: false,
}

/**
 * Staff's HTML with nothing in it but text structure and links: no scripts, styles, frames or pictures.
 * @see ruling 2: sanitised again before it is shown
 */
export const sanitised = (html: string): string =>
  html.includes("<") || html.includes("&") ? sanitizeHtml(html, RULES) : html
