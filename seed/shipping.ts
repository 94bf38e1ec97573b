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
import { settings } from "../src/config/settings"
import { francsFromRappen } from "../src/domain/money"
import { type Base, COUNTRIES } from "./base"

const LOCATION = "Lager St. Gallen"

export interface Shipping {
  locationId: string
  shippingProfileId: string
}

/** The stock location, its manual fulfilment and the one shipping option, whose price the checkout sets by its own rule. */
export async function seedShipping(container: MedusaContainer, base: Base): Promise<Shipping> {
  const shippingProfileId = await shippingProfile(container)
  const [known] = await container.resolve(Modules.STOCK_LOCATION).listStockLocations({ name: LOCATION })
  if (known) return { locationId: known.id, shippingProfileId }

  const locationId = await createLocation(container, base)
  const serviceZoneId = await createServiceZone(container, locationId)
  await createShippingOptionsWorkflow(container).run({
    input: [
      {
        name: "Versandkosten",
        price_type: "flat",
        provider_id: "manual_manual",
        service_zone_id: serviceZoneId,
        shipping_profile_id: shippingProfileId,
        type: { code: "VK1", label: "Versandkosten", description: "Versand in der Schweiz und nach Liechtenstein" },
        prices: [{ currency_code: "chf", amount: francsFromRappen(settings.shippingFeeRappen) }],
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

async function createLocation(container: MedusaContainer, { salesChannelId }: Base): Promise<string> {
  const { address, city, postalcode } = settings.company
  const { result } = await createStockLocationsWorkflow(container).run({
    input: {
      locations: [
        { name: LOCATION, address: { address_1: address, city, postal_code: postalcode, country_code: "ch" } },
      ],
    },
  })
  const locationId = result[0].id
  await linkSalesChannelsToStockLocationWorkflow(container).run({ input: { id: locationId, add: [salesChannelId] } })
  const [store] = await container.resolve(Modules.STORE).listStores()
  await updateStoresWorkflow(container).run({
    input: { selector: { id: store.id }, update: { default_location_id: locationId } },
  })
  return locationId
}

async function createServiceZone(container: MedusaContainer, locationId: string): Promise<string> {
  const link = container.resolve(ContainerRegistrationKeys.LINK)
  await link.create({
    [Modules.STOCK_LOCATION]: { stock_location_id: locationId },
    [Modules.FULFILLMENT]: { fulfillment_provider_id: "manual_manual" },
  })
  await createLocationFulfillmentSetWorkflow(container).run({
    input: { location_id: locationId, fulfillment_set_data: { name: "Versand", type: "shipping" } },
  })
  const [set] = await container.resolve(Modules.FULFILLMENT).listFulfillmentSets({ name: "Versand" })
  const { result } = await createServiceZonesWorkflow(container).run({
    input: {
      data: [
        {
          name: "Schweiz und Liechtenstein",
          fulfillment_set_id: set.id,
          geo_zones: COUNTRIES.map((country_code) => ({ type: "country" as const, country_code })),
        },
      ],
    },
  })
  return result[0].id
}
