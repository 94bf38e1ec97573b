import { Module } from "@medusajs/framework/utils"
import OrderNotesModuleService from "./service"

export const ORDER_NOTES_MODULE = "orderNotes"

export default Module(ORDER_NOTES_MODULE, { service: OrderNotesModuleService })
