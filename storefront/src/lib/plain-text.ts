const ENTITIES: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
  "&nbsp;": "\u00a0",
}

/** The words of a piece of HTML, for places that take text only. */
export const plainText = (html: string): string =>
  html
    .replace(/<\/?(?:a|em|strong)\b[^>]*>/g, "")
    .replace(/<[^>]*>/g, " ")
    .replace(/&(?:amp|lt|gt|quot|nbsp|#39);/g, (entity) => ENTITIES[entity])
    .replace(/[ \n]+/g, " ")
    .trim()
