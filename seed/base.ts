import type { MedusaContainer } from "@medusajs/framework/types"
import { ApiKeyType, Modules } from "@medusajs/framework/utils"
import {
  createApiKeysWorkflow,
  createRegionsWorkflow,
  createTaxRegionsWorkflow,
  linkSalesChannelsToApiKeyWorkflow,
  updateSalesChannelsWorkflow,
  updateStoresWorkflow,
} from "@medusajs/medusa/core-flows"
import { settings } from "../src/config/settings"

/** Switzerland and Liechtenstein: one currency, one VAT. */
export const COUNTRIES = ["ch", "li"]

/** What the rest of the seed and every order build on. */
export interface Base {
  regionId: string
  salesChannelId: string
}

/** Region, VAT, sales channel and store. Changes nothing where they stand already. */
export async function seedBase(container: MedusaContainer): Promise<Base> {
  const regions = await container.resolve(Modules.REGION).listRegions({ currency_code: "chf" })
  const [store] = await container.resolve(Modules.STORE).listStores()
  const salesChannelId = store.default_sales_channel_id!
  if (regions[0]) return { regionId: regions[0].id, salesChannelId }

  const regionId = await createRegion(container)
  await createVat(container)
  await updateSalesChannelsWorkflow(container).run({
    input: { selector: { id: salesChannelId }, update: { name: "Onlineshop" } },
  })
  await createPublishableKey(container, salesChannelId)
  await updateStoresWorkflow(container).run({
    input: {
      selector: { id: store.id },
      update: {
        name: settings.company.name,
        supported_currencies: [{ currency_code: "chf", is_default: true }],
        default_region_id: regionId,
      },
    },
  })
  return { regionId, salesChannelId }
}

async function createRegion(container: MedusaContainer): Promise<string> {
  const { result } = await createRegionsWorkflow(container).run({
    input: {
      regions: [
        {
          name: "Schweiz und Liechtenstein",
          currency_code: "chf",
          countries: COUNTRIES,
          payment_providers: ["pp_system_default"],
          automatic_taxes: true,
          is_tax_inclusive: false,
        },
      ],
    },
  })
  return result[0].id
}

async function createVat(container: MedusaContainer) {
  const rate = settings.vatPermille / 10
  await createTaxRegionsWorkflow(container).run({
    input: COUNTRIES.map((country_code) => ({
      country_code,
      provider_id: "tp_system",
      default_tax_rate: { name: `MwSt. ${rate} %`, code: "MWST", rate },
    })),
  })
}

/** Medusa's own store API asks for one. */
async function createPublishableKey(container: MedusaContainer, salesChannelId: string) {
  const { result } = await createApiKeysWorkflow(container).run({
    input: { api_keys: [{ title: "Onlineshop", type: ApiKeyType.PUBLISHABLE, created_by: "" }] },
  })
  await linkSalesChannelsToApiKeyWorkflow(container).run({ input: { id: result[0].id, add: [salesChannelId] } })
}
