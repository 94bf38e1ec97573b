import "#platform/calendar-day-columns"
import { Module } from "@medusajs/framework/utils"
import SpecialPricesModuleService from "./service"

export default Module("specialPrices", { service: SpecialPricesModuleService })
