/** The address of a style sheet that Vite could not load, of what it says then; undefined for anything else. */
const missingSheet = (message: string) => /preload CSS for (\S+)/.exec(message)?.[1]

/**
 * Vite asks for a style sheet of a part once: a part that is asked for again after the network was away would come without.
 * What didn't come is loaded when the network is back.
 */
export function reloadMissingStyles(): void {
  const missing = new Set<string>()

  window.addEventListener("vite:preloadError", ({ payload }) => {
    const sheet = missingSheet(payload.message)
    if (sheet) missing.add(sheet)
  })
  window.addEventListener("online", () => {
    for (const link of document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]"))
      if (missing.delete(link.href)) link.replaceWith(link.cloneNode())
  })
}
