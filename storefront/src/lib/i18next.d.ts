import "i18next"
import type common from "../locales/de/common.json"
import type content from "../locales/de/content.json"
import type frame from "../locales/de/frame.json"
import type rental from "../locales/de/rental.json"

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "common"
    resources: {
      common: typeof common
      frame: typeof frame
      content: typeof content
      rental: typeof rental
    }
  }
}
