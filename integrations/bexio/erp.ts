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
  connect: ({ login, autoIssue, ...account }, { callMs: timeoutMs, secret }) => ({
    provider: bexioProvider({
      ...account,
      login: login.kind === "static" ? login : { ...login, store: secret("bexio refresh token") },
      timeoutMs,
    }),
    office: bexioOffice(account.baseUrl),
    isIssuing: autoIssue,
  }),
})
