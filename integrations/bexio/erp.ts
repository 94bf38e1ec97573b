import { defineErp } from "#extension/providers"
import { bexioOffice } from "./office"
import { bexioProvider } from "./provider"
import { bexioSettings, bexioVariables, incompleteLogin } from "./settings"

/** bexio, as `ERP_MODE=bexio` chooses it. */
export const bexio = defineErp({
  variables: bexioVariables,
  together: incompleteLogin,
  settings: bexioSettings,
  required: "BEXIO_TOKEN",
  connect: ({ baseUrl, login, revenueAccountNo, depositAccountNo, autoIssue }, { callMs: timeoutMs, secret }) => ({
    provider: bexioProvider({
      baseUrl,
      revenueAccountNo,
      depositAccountNo,
      login: login.kind === "static" ? login : { ...login, store: secret("bexio refresh token") },
      timeoutMs,
    }),
    office: bexioOffice(baseUrl),
    isIssuing: autoIssue,
  }),
})
