import { RETRY, textOf } from "./failure-page.mjs"

/** Vite's script takes its overlay away at the second of these; at the first it would load the page again. */
const NOTHING_NEW = { type: "update", updates: [] }

/**
 * What fails is said in the terminal and laid over the storefront's pages in browsers, also over those that come later,
 * until it is mended.
 * @param client what sends to browsers: Vite's channel
 */
export function failuresFor(client) {
  let shown

  client.on("vite:client:connect", (_data, newcomer) => {
    newcomer.send(NOTHING_NEW)
    if (shown) newcomer.send(shown)
  })
  const tell = (what, text) => process.stderr.write(`${what}:\n${text}\n`)

  return {
    /** A browser has a page that says so instead of the one it asked for. */
    pageFailed: (what, error) => tell(what, textOf(error)),
    /** The shop goes on as it was before an edit. */
    editFailed(what, error) {
      const text = textOf(error)
      tell(what, text)
      shown = { type: "error", err: { message: `${what}:\n${text}`, stack: "" } }
      client.send(shown)
    },
    /** The shop runs with what was edited. */
    mended() {
      if (shown) client.send(NOTHING_NEW)
      shown = undefined
    },
    /** Anything may have been mended: what is in a page's place asks for it again. */
    retryPages: () => client.send({ type: "custom", event: RETRY }),
  }
}
