import common from "@words/common.json"
import frame from "@words/frame.json"
import { createInstance } from "i18next"
import { initReactI18next } from "react-i18next/initReactI18next"
import { LANGUAGE } from "#kernel/language"

/** How another language than the shop's first writes days and numbers is next to its words. */
const forms = import.meta.glob<Partial<typeof LANGUAGE>>("@words/forms.json", { eager: true, import: "default" })
Object.assign(LANGUAGE, ...Object.values(forms))

const [language] = LANGUAGE.tag.split("-")

/** A build speaks one language, that of `@words`; so server and browser share the same instance shape and nothing is detected. */
export const i18n = createInstance()

void i18n.use(initReactI18next).init({
  lng: language,
  initAsync: false,
  resources: { [language]: { common, frame } },
  defaultNS: "common",
  interpolation: { escapeValue: false },
  react: { useSuspense: false },
})

/** Texts of one feature; they travel in the chunk that needs them. Called while the feature's module loads. */
export function addTexts(namespace: string, texts: object): void {
  i18n.addResourceBundle(language, namespace, texts)
}
