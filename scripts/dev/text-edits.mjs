const TEXTS = /\/storefront\/src\/features\/.*texts\.ts$/

/** A feature's German texts are told to the translator again, which has every part that shows them drawn again. */
const TAKE_AGAIN = `
import { i18n } from "/src/lib/i18n.ts"
import.meta.hot.accept(() => i18n.changeLanguage("de"))
`

/** Shows edited texts without loading the page again, which would lose what is chosen and typed there. */
export const textEditsPlugin = {
  name: "shop-text-edits",
  transform: {
    filter: { id: TEXTS },
    handler: (code, _id, { ssr } = {}) => (ssr ? undefined : { code: code + TAKE_AGAIN, map: null }),
  },
}
