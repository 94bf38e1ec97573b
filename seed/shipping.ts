import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import {
  createLocationFulfillmentSetWorkflow,
  createServiceZonesWorkflow,
  createShippingOptionsWorkflow,
  createShippingProfilesWorkflow,
  createStockLocationsWorkflow,
  linkSalesChannelsToStockLocationWorkflow,
  updateStoresWorkflow,
} from "@medusajs/medusa/core-flows"
import { francsFromRappen } from "#kernel/money"
import { DEFAULT_SETTINGS } from "#shop/settings/wire/default-settings"
import { type Base, COUNTRIES } from "./base"

const LOCATION = "Lager St. Gallen"
const PROVIDER = "manual_manual"
const SET = "Versand"
const ZONE = "Schweiz und Liechtenstein"
const OPTION = "Versandkosten"

export interface Shipping {
  locationId: string
  shippingProfileId: string
}

/**
 * The stock location, its manual fulfilment and the one shipping option, whose price the checkout sets by its own rule. The
 * option comes last: once it is there, all of it is.
 */
export async function seedShipping(container: MedusaContainer, base: Base): Promise<Shipping> {
  const shippingProfileId = await shippingProfile(container)
  const locationId = await stockLocation(container, base)
  const [option] = await container.resolve(Modules.FULFILLMENT).listShippingOptions({ name: OPTION })
  if (option) return { locationId, shippingProfileId }

  const serviceZoneId = await serviceZone(container, locationId)
  await createShippingOptionsWorkflow(container).run({
    input: [
      {
        name: OPTION,
        price_type: "flat",
        provider_id: PROVIDER,
        service_zone_id: serviceZoneId,
        shipping_profile_id: shippingProfileId,
        type: { code: "VK1", label: OPTION, description: "Versand in der Schweiz und nach Liechtenstein" },
        prices: [{ currency_code: "chf", amount: francsFromRappen(DEFAULT_SETTINGS.sales.shippingFeeRappen) }],
      },
    ],
  })
  return { locationId, shippingProfileId }
}

async function shippingProfile(container: MedusaContainer): Promise<string> {
  const [known] = await container.resolve(Modules.FULFILLMENT).listShippingProfiles({ type: "default" })
  if (known) return known.id
  const { result } = await createShippingProfilesWorkflow(container).run({
    input: { data: [{ name: "Standard", type: "default" }] },
  })
  return result[0].id
}

async function stockLocation(container: MedusaContainer, { salesChannelId }: Base): Promise<string> {
  const [store] = await container.resolve(Modules.STORE).listStores()
  if (store.default_location_id) return store.default_location_id
  const [known] = await container.resolve(Modules.STOCK_LOCATION).listStockLocations({ name: LOCATION })
  const id = known?.id ?? (await createLocation(container))
  await linkSalesChannelsToStockLocationWorkflow(container).run({ input: { id, add: [salesChannelId] } })
  await updateStoresWorkflow(container).run({
    input: { selector: { id: store.id }, update: { default_location_id: id } },
  })
  return id
}

async function createLocation(container: MedusaContainer): Promise<string> {
  const { address, city, postalcode } = DEFAULT_SETTINGS.company
  const { result } = await createStockLocationsWorkflow(container).run({
    input: {
      locations: [
        { name: LOCATION, address: { address_1: address, city, postal_code: postalcode, country_code: "ch" } },
      ],
    },
  })
  return result[0].id
}

async function serviceZone(container: MedusaContainer, locationId: string): Promise<string> {
  const fulfilment = container.resolve(Modules.FULFILLMENT)
  const [known] = await fulfilment.listServiceZones({ name: ZONE })
  if (known) return known.id
  await container.resolve(ContainerRegistrationKeys.LINK).create({
    [Modules.STOCK_LOCATION]: { stock_location_id: locationId },
    [Modules.FULFILLMENT]: { fulfillment_provider_id: PROVIDER },
  })
  const { result } = await createServiceZonesWorkflow(container).run({
    input: {
      data: [
        {
          name: ZONE,
          fulfillment_set_id: await fulfilmentSet(container, locationId),
          geo_zones: COUNTRIES.map((country_code) => ({ type: "country" as const, country_code })),
        },
      ],
    },
  })
  return result[0].id
}

async function fulfilmentSet(container: MedusaContainer, locationId: string): Promise<string> {
  const fulfilment = container.resolve(Modules.FULFILLMENT)
  const [known] = await fulfilment.listFulfillmentSets({ name: SET })
  if (known) return known.id
  await createLocationFulfillmentSetWorkflow(container).run({
    input: { location_id: locationId, fulfillment_set_data: { name: SET, type: "shipping" } },
  })
  const [created] = await fulfilment.listFulfillmentSets({ name: SET })
  return created.id
}
