import { Module } from "@medusajs/framework/utils"
import CompanyRegisterService from "./service"

export const COMPANY_REGISTER_MODULE = "companyRegister"

export default Module(COMPANY_REGISTER_MODULE, { service: CompanyRegisterService })
