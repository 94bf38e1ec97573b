import type { MedusaContainer } from "@medusajs/framework/types"
import { releaseCancelledRentals } from "../workflows/orders/release-rentals"

export default async function job(container: MedusaContainer) {
  await releaseCancelledRentals(container)
}

export const config = { name: "release-cancelled-rentals", schedule: "*/5 * * * *" }
