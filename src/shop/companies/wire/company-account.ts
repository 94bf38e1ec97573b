import * as z from "zod/mini"
import { id, instant, lineOfText, money } from "#kernel/wire/primitives"
import { companyUid, email } from "#shop/accounts/wire/account"
import { address } from "#shop/accounts/wire/address"
import { RIGHTS } from "../rules/rights"

const right = z.enum(RIGHTS, "input.invalid")

/** Body of `POST /company/`: the company's number, which the register knows. */
export const foundCompanyBody = z.object({ company_uid: companyUid })

/** Body of `POST /company/invitations/`. */
export const companyInvitationBody = z.object({ email, right })
export type CompanyInvitationBody = z.infer<typeof companyInvitationBody>

/** Body of `PUT /company/members/{id}/`. */
export const companyMemberBody = z.object({ right })

/** Body of `PUT /company/limit/`: in CHF as orders are shown, VAT included; null: none. */
export const companyLimitBody = z.object({
  order_limit: z.nullable(z.string("input.amount").check(z.regex(/^\d{1,7}\.\d{2}$/, "input.amount"))),
})

/** What the link of an invitation carries. */
export const companyInvitationToken = z.object({ token: lineOfText("companies.link_incomplete", 120) })

export const companyMember = z.object({
  id,
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  right,
  since: instant,
  /** Who asks. */
  is_self: z.boolean(),
})
export type CompanyMemberWire = z.infer<typeof companyMember>

export const companyInvitation = z.object({
  id,
  email: z.string(),
  right,
  expires_at: instant,
  has_expired: z.boolean(),
})
export type CompanyInvitationWire = z.infer<typeof companyInvitation>

/** The company that a login belongs to. */
export const companyAccount = z.object({
  name: z.string(),
  uid: z.string(),
  /** Of who asks. */
  right,
  /** What costs more, VAT included, waits for who manages; null: nothing does. */
  order_limit: z.nullable(money),
  /** Whoever is there longest first. */
  members: z.array(companyMember),
  /** That nobody has accepted; empty for who doesn't manage. */
  invitations: z.array(companyInvitation),
})
export type CompanyAccount = z.infer<typeof companyAccount>

export const ownCompany = z.object({
  company: z.nullable(companyAccount),
  /** Of the login's own account: who has one opens that company's account and no other. */
  company_uid: z.nullable(z.string()),
  /** What the login's e-mail is invited to, as its mail's link says it. */
  invitation: z.nullable(z.object({ token: z.string(), company: z.string() })),
})
export type OwnCompany = z.infer<typeof ownCompany>

/** What the link of an invitation leads to. */
export const companyInvitationPreview = z.object({
  company: z.string(),
  /** Who can accept it: the login of this e-mail. */
  email: z.string(),
  right,
  state: z.enum(["open", "accepted", "expired"]),
})
export type CompanyInvitationPreview = z.infer<typeof companyInvitationPreview>

/** A saved address of somebody in the company. */
export const companyAddress = z.extend(address, { owner: z.string() })
export type CompanyAddress = z.infer<typeof companyAddress>
export const companyAddressList = z.array(companyAddress)
