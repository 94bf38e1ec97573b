import { Module } from "@medusajs/framework/utils"
import FilesModuleService from "./service"

export const FILES_MODULE = "files"

export default Module(FILES_MODULE, { service: FilesModuleService })
