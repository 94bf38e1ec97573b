import { defineExtension } from "#extension/define-extension"
import { EXTENSION_API_VERSION } from "#extension/version"
import { bexio } from "./bexio/erp"
import { zefix } from "./zefix/register-integration"

const own = { requires: EXTENSION_API_VERSION }

/** What the shop brings along, by the same interface as everybody else's. */
export const OWN_EXTENSIONS = [
  defineExtension({ ...own, name: "bexio", erp: bexio }),
  defineExtension({ ...own, name: "zefix", companyRegister: zefix }),
]
