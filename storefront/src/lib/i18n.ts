import { createInstance } from "i18next"
import { initReactI18next } from "react-i18next/initReactI18next"
import common from "../locales/de/common.json"
import frame from "../locales/de/frame.json"

/** The shop speaks one language, so server and browser share the same instance shape and nothing is detected. */
export const i18n = createInstance()

void i18n.use(initReactI18next).init({
  lng: "de",
  initAsync: false,
  resources: { de: { common, frame } },
  defaultNS: "common",
  interpolation: { escapeValue: false },
  react: { useSuspense: false },
})

/** Texts of one feature; they travel in the chunk that needs them. Called while the feature's module loads. */
export function addTexts(namespace: string, texts: object): void {
  i18n.addResourceBundle("de", namespace, texts)
}
