import "#platform/calendar-day-columns"
import { Module } from "@medusajs/framework/utils"
import { RENTAL_MODULE } from "#shop/rental/data/index"
import { RentalEngine } from "../../../engine/service"

/** Lies next to the engine's models and migrations, where Medusa looks for those of a module. */
export default Module(RENTAL_MODULE, { service: RentalEngine })
