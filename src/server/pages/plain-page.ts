const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)

interface PlainPage {
  title: string
  text: string
  /** The page loads itself again after so many seconds. */
  reloadAfterS?: number
}

/** A page without the storefront, for the moments in which there is none. */
export function plainPage({ title, text, reloadAfterS }: PlainPage): string {
  const reload = reloadAfterS ? `<meta http-equiv="refresh" content="${reloadAfterS}">` : ""
  return `<!doctype html><html lang="de-CH"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
${reload}<title>${escapeHtml(title)}</title></head>
<body style="font: 1rem/1.6 system-ui, sans-serif; max-width: 36rem; margin: 20vh auto; padding: 0 1rem">
<h1 style="font-size: 1.5rem">${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p></body></html>`
}
