import type { ErpProvider, SecretStore } from "#shop/erp/data/provider"
import { BexioClient } from "./client"
import type { BexioAccess } from "./http/bexio-http"
import { type LookupSettings, Lookups } from "./lookups"
import type { BexioAccount } from "./provider/account"
import { contactCalls } from "./provider/contacts"
import { invoiceListCalls } from "./provider/invoice-lists"
import { invoiceCalls } from "./provider/invoices"
import { orderCalls } from "./provider/orders"
import { quoteCalls } from "./provider/quotes"
import { oauthToken, staticToken } from "./token"

export type BexioLogin =
  | { kind: "static"; token: string }
  | { kind: "oauth"; clientId: string; clientSecret: string; refreshToken: string; store: SecretStore }

export interface BexioProviderOptions extends LookupSettings, Omit<BexioAccess, "tokens"> {
  login: BexioLogin
}

/** bexio as the shop's ERP. One object per process, so that all its callers share rate limit and token. */
export function bexioProvider({
  login,
  revenueAccountNo,
  depositAccountNo,
  depositTaxCode,
  ...access
}: BexioProviderOptions): ErpProvider {
  const { fetch } = access
  const tokens = login.kind === "static" ? staticToken(login.token) : oauthToken({ ...login, fetch })
  return providerOf(new BexioClient({ ...access, tokens }), { revenueAccountNo, depositAccountNo, depositTaxCode })
}

function providerOf(client: BexioClient, lookupSettings: LookupSettings): ErpProvider {
  const account: BexioAccount = { client, lookups: new Lookups(client, lookupSettings) }
  return {
    ...contactCalls(account),
    ...orderCalls(account),
    ...invoiceCalls(account),
    ...invoiceListCalls(account),
    ...quoteCalls(account),
    async ping() {
      await client.me()
    },
  }
}
