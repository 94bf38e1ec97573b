import path from "node:path"
import { type Env, parseEnv } from "#config/env"
import { now } from "#platform/clock"
import { DEFAULT_SETTINGS } from "#shop/settings/wire/default-settings"
import type { SandboxCompany } from "../../integrations/bexio/sandbox/company"
import type * as Bexio from "../../integrations/bexio/sandbox/shared-sandbox"
import type * as Zefix from "../../integrations/zefix/sandbox/zefix-sandbox"

interface Started {
  /** What the shop's own clients read to find it. */
  variables: Record<string, string>
  stop(): Promise<void>
}

async function startZefix(root: string): Promise<Started> {
  const { SANDBOX_LOGIN, startZefixSandbox }: typeof Zefix = require("../../integrations/zefix/sandbox/zefix-sandbox")
  const { baseUrl, stop } = await startZefixSandbox({ companiesFile: path.join(root, "seed/content/companies.json") })
  const { username, password } = SANDBOX_LOGIN
  return { variables: { ZEFIX_BASE_URL: baseUrl, ZEFIX_USERNAME: username, ZEFIX_PASSWORD: password }, stop }
}

/** The shop's company as the ERP prints it on documents. The QR-IBAN is a published example. */
function invoicingCompany(publicUrl: string): SandboxCompany {
  const { name, address, postalcode, city, phone, mail, vatNumber } = DEFAULT_SETTINGS.company
  const [, street = address, houseNumber = ""] = /^(.*?)\s+(\d+\s?[a-zA-Z]?)$/.exec(address) ?? []
  const sender = { name, street, houseNumber, postcode: postalcode, city, country: "CH" }
  const web = new URL(publicUrl).host
  return {
    ...sender,
    phone,
    mail,
    web,
    vatNumber,
    qrIban: "CH4431999123000889012",
    bank: "Musterbank",
    window: "right",
  }
}

async function startBexio({ dataDir, publicUrl }: Env): Promise<Started> {
  const { shareBexioSandbox }: typeof Bexio = require("../../integrations/bexio/sandbox/shared-sandbox")
  const company = invoicingCompany(publicUrl)
  const { baseUrl, token, stop } = await shareBexioSandbox({ stateDir: path.join(dataDir, "bexio"), company, now })
  return { variables: { BEXIO_BASE_URL: baseUrl, BEXIO_TOKEN: token }, stop }
}

/**
 * Loaded only where they are started: no server with neighbours of its own has use for them. In the demo, neighbours without values of their own are stand-ins on the loopback. Their addresses go into the
 * environment, so that the shop calls them as it would call the real ones.
 * @see ruling 1
 */
export async function startSandboxes(root: string): Promise<{ stop(): Promise<void> }> {
  const env = parseEnv(process.env)
  const { isDemo, erpMode, connectErp, companyRegister, connectCompanyRegister } = env
  const needsBexio = erpMode === "bexio" && !connectErp
  const needsZefix = companyRegister === "zefix" && !connectCompanyRegister
  const started = await Promise.all([
    ...(isDemo && needsZefix ? [startZefix(root)] : []),
    ...(isDemo && needsBexio ? [startBexio(env)] : []),
  ])
  for (const { variables } of started) Object.assign(process.env, variables)
  return {
    stop: async () => {
      await Promise.all(started.map(({ stop }) => stop()))
    },
  }
}
