import type { MedusaContainer } from "@medusajs/framework/types"
import { ApiKeyType, Modules } from "@medusajs/framework/utils"
import {
  createApiKeysWorkflow,
  createRegionsWorkflow,
  createTaxRegionsWorkflow,
  linkSalesChannelsToApiKeyWorkflow,
  updateRegionsWorkflow,
  updateSalesChannelsWorkflow,
  updateStoresWorkflow,
} from "@medusajs/medusa/core-flows"
import { DEFAULT_SETTINGS } from "#shop/settings/wire/default-settings"

/** Switzerland and Liechtenstein: one currency, one VAT. */
export const COUNTRIES = ["ch", "li"]

/** What the rest of the seed and every order build on. */
export interface Base {
  regionId: string
  salesChannelId: string
}

/**
 * Region, VAT, sales channel and store; that the store knows its region says that all of it stands. Each part is found by
 * its key, since an earlier run may have been cut off anywhere.
 */
export async function seedBase(container: MedusaContainer): Promise<Base> {
  const [store] = await container.resolve(Modules.STORE).listStores()
  const salesChannelId = store.default_sales_channel_id!
  if (store.default_region_id) return { regionId: store.default_region_id, salesChannelId }

  const regionId = await ensureRegion(container)
  await ensureVat(container)
  await updateSalesChannelsWorkflow(container).run({
    input: { selector: { id: salesChannelId }, update: { name: "Onlineshop", description: "Der Shop im Web" } },
  })
  await ensurePublishableKey(container, salesChannelId)
  await updateStoresWorkflow(container).run({
    input: {
      selector: { id: store.id },
      update: {
        name: DEFAULT_SETTINGS.company.name,
        supported_currencies: [{ currency_code: "chf", is_default: true }],
        default_region_id: regionId,
      },
    },
  })
  return { regionId, salesChannelId }
}

async function ensureRegion(container: MedusaContainer): Promise<string> {
  const payment_providers = ["pp_system_default"]
  const [known] = await container.resolve(Modules.REGION).listRegions({ currency_code: "chf" })
  if (known) {
    await updateRegionsWorkflow(container).run({ input: { selector: { id: known.id }, update: { payment_providers } } })
    return known.id
  }
  const { result } = await createRegionsWorkflow(container).run({
    input: {
      regions: [
        {
          name: "Schweiz und Liechtenstein",
          currency_code: "chf",
          countries: COUNTRIES,
          payment_providers,
          automatic_taxes: true,
          is_tax_inclusive: false,
        },
      ],
    },
  })
  return result[0].id
}

async function ensureVat(container: MedusaContainer) {
  const known = await container.resolve(Modules.TAX).listTaxRegions({ country_code: COUNTRIES })
  const missing = COUNTRIES.filter((country) => !known.some(({ country_code }) => country_code === country))
  if (missing.length === 0) return
  const rate = DEFAULT_SETTINGS.sales.vatPermille / 10
  await createTaxRegionsWorkflow(container).run({
    input: missing.map((country_code) => ({
      country_code,
      provider_id: "tp_system",
      default_tax_rate: { name: `MwSt. ${rate} %`, code: "MWST", rate },
    })),
  })
}

/** Medusa's own store API asks for one. */
async function ensurePublishableKey(container: MedusaContainer, salesChannelId: string) {
  const [known] = await container.resolve(Modules.API_KEY).listApiKeys({ type: ApiKeyType.PUBLISHABLE })
  const id = known?.id ?? (await createPublishableKey(container))
  await linkSalesChannelsToApiKeyWorkflow(container).run({ input: { id, add: [salesChannelId] } })
}

async function createPublishableKey(container: MedusaContainer): Promise<string> {
  const { result } = await createApiKeysWorkflow(container).run({
    input: { api_keys: [{ title: "Onlineshop", type: ApiKeyType.PUBLISHABLE, created_by: "" }] },
  })
  return result[0].id
}
