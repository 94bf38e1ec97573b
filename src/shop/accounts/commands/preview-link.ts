import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { SESSION_MODULE } from "../data"
import type SessionModuleService from "../data/service"
import type { LinkPreview } from "../wire/account"
import { customerIdOfUid } from "./mail-links"
import { unusableLink } from "./unusable-link"

/**
 * What a link of a mail is for, whether it can be used, and, while it can, whose account it belongs to. Looking changes
 * nothing: mail scanners look too.
 * @throws Refusal 400 for a link that there isn't
 */
export async function previewLink(scope: MedusaContainer, uid: string, token: string): Promise<LinkPreview> {
  const session = scope.resolve<SessionModuleService>(SESSION_MODULE)
  const customerId = customerIdOfUid(uid)
  const link = await session.linkState(customerId, token)
  if (!link) throw unusableLink(undefined)
  if (link.state !== "open") return { ...link, account: null }
  const [customer] = await scope.resolve(Modules.CUSTOMER).listCustomers({ id: customerId }, { take: 1 })
  if (!customer) throw unusableLink(undefined)
  const { company_name, first_name, last_name, email } = customer
  const account = { company: company_name ?? "", first_name: first_name ?? "", last_name: last_name ?? "", email }
  return { ...link, account }
}
