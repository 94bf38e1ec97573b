import type { ExecArgs, MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { readEnv } from "#config/env"
import { seedBase } from "./base"
import { seedProducts } from "./content"
import { seedEvents } from "./events"
import { seedKinds } from "./kinds"
import { seedLetterTemplates } from "./letters"
import { makePointClouds } from "./point-clouds"
import { seedProductsOf } from "./products"
import { seedProfiles } from "./profiles"
import { seedParts } from "./rental/parts"
import { seedRental } from "./rental/rental"
import { seedProductServices } from "./services"
import { seedShipping } from "./shipping"
import { seedSite } from "./site"
import { seedContentBlocks, seedLegalTexts } from "./texts"

/**
 * What the shop needs to run, and in demo mode the whole sample catalogue. Creates what is missing and never changes what
 * is there: run again it does nothing, and staff keep what they edited.
 */
export async function seedShop(
  container: MedusaContainer,
  { isDemo, dataDir }: { isDemo: boolean; dataDir: string },
): Promise<void> {
  const base = await seedBase(container)
  const shipping = await seedShipping(container, base)
  const kinds = await seedKinds(container)
  await seedLegalTexts(container)
  if (!isDemo) return

  const wanted = seedProducts()
  const [products] = await Promise.all([
    seedProductsOf(container, wanted, { ...base, ...shipping, ...kinds }),
    makePointClouds(dataDir),
  ])
  await seedProfiles(container, wanted, products)
  await seedProductServices(container, wanted, products)
  await seedRental(container, wanted, products)
  await seedParts(container, products)
  await seedSite(container)
  await seedContentBlocks(container)
  await seedEvents(container)
  await seedLetterTemplates(container)
}

/** `npx medusa exec ./seed/seed.ts` */
export default async function ({ container }: ExecArgs) {
  const startedAtMs = performance.now()
  await seedShop(container, readEnv())
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
  logger.info(`Seeded in ${Math.round(performance.now() - startedAtMs)} ms`)
}
