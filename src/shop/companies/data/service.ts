import { MedusaService } from "@medusajs/framework/utils"
import { CompanyAccount } from "./models/company-account"
import { CompanyInvitation } from "./models/company-invitation"
import { CompanyMember } from "./models/company-member"
import { CompanyOrder } from "./models/company-order"

/** Keeps who belongs to which company, and which orders are a company's. */
export class CompaniesModuleService extends MedusaService({
  CompanyAccount,
  CompanyInvitation,
  CompanyMember,
  CompanyOrder,
}) {}
