import type { Sector, SignupBody } from "#shop/accounts/wire/account"
import { ApiError } from "@/lib/http/api-error"
import { http } from "@/lib/http/http"
import type { Company } from "../company"
import type { SignUpDraft } from "../sign-up-draft"

export interface Person {
  sector: Sector
  firstName: string
  lastName: string
  phone: string
}

export interface SignUp {
  draft: SignUpDraft
  company: Company
  person: Person
}

export function signUp({ draft, company, person }: SignUp): Promise<unknown> {
  const body: SignupBody = {
    email: draft.email,
    password: draft.password,
    company: company.name,
    company_uid: company.uid,
    sector: person.sector,
    first_name: person.firstName,
    last_name: person.lastName,
    address: company.address,
    postalcode: company.postalcode,
    city: company.city,
    phone: person.phone,
  }
  return http.post("/signup/", body, { anonymous: true })
}

/** The server's way to say that the e-mail belongs to an account (ruling 2). */
export const saysEmailExists = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 400 && (error.fields.code ?? []).includes("email_exists")
