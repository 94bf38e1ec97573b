import { message } from "#kernel/wire/message"
import type { PlainCode } from "#texts/codes"
import { textsFor } from "#texts/texts"

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)

export interface PlainPage {
  title: PlainCode
  text: PlainCode
  /** The page loads itself again after so many seconds. */
  reloadAfterS?: number
}

/** A page without the storefront, for the moments in which there is none. @param accepts the request's `Accept-Language` */
export function plainPage(page: PlainPage, accepts: string | undefined): string {
  const texts = textsFor({ accepts })
  const [title, text] = [page.title, page.text].map((code) => escapeHtml(texts(message(code))))
  const reload = page.reloadAfterS ? `<meta http-equiv="refresh" content="${page.reloadAfterS}">` : ""
  return `<!doctype html><html lang="${texts.tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
${reload}<title>${title}</title></head>
<body style="font: 1rem/1.6 system-ui, sans-serif; max-width: 36rem; margin: 20vh auto; padding: 0 1rem">
<h1 style="font-size: 1.5rem">${title}</h1><p>${text}</p></body></html>`
}
