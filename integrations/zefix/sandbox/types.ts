import type { CompanyFull } from "../schemas"

/** A company of the sandbox: the register's CompanyFull and what its filters ask for. */
export interface SandboxCompany extends CompanyFull {
  canton: string
  legalSeatId: number
  address: NonNullable<CompanyFull["address"]>
}
