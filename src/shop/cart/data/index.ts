import { Module } from "@medusajs/framework/utils"
import CartTokensModuleService from "./service"

export default Module("cartTokens", { service: CartTokensModuleService })
