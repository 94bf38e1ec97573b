import { Module } from "@medusajs/framework/utils"
import { LettersModuleService } from "./service"

export default Module("letters", { service: LettersModuleService })
