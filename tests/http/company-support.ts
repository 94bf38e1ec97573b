import { randomBytes } from "node:crypto"
import { api, linkIn, mailTo, type SignedInCustomer, signedInCustomer, sql } from "../harness"

/** Numbers that the register's stand-in knows. */
const A_UID = "CHE-900.100.391"
export const ANOTHER_UID = "CHE-900.100.014"

/** A number that no company account has: an earlier one of this file is forgotten. */
export async function freeUid(uid = A_UID): Promise<string> {
  await sql("delete from company_account where uid = $1", uid)
  return uid
}

export const customerIdOf = async (token: string): Promise<string> => {
  const { body } = await api("GET", "/profile/", { token })
  const [{ customer_id: id }] = await sql<{ customer_id: string }>(
    "select customer_id from session_account where email = $1",
    body.email,
  )
  return id
}

export const ownCompany = async (token: string) => (await api("GET", "/company/", { token })).body

export const freshEmail = () => `kollegin-${randomBytes(4).toString("hex")}@example.ch`

/** A customer who has opened the account of a company. */
export async function founder(customer?: SignedInCustomer, uid?: string): Promise<SignedInCustomer> {
  const by = customer ?? (await signedInCustomer())
  const { status, body } = await api("POST", "/company/", {
    token: by.token,
    body: { company_uid: await freeUid(uid) },
  })
  if (status !== 201) throw new Error(`No company: ${status} ${JSON.stringify(body)}`)
  return by
}

export const invite = (token: string, email: string, right = "order") =>
  api("POST", "/company/invitations/", { token, body: { email, right } })

/** What the link of the invitation's mail carries. */
export const invitedToken = async (email: string): Promise<string> =>
  linkIn(await mailTo(email, /^Einladung: /), "/firma/einladung").searchParams.get("token") ?? ""

export const accept = (token: string, invitation: string) =>
  api("POST", "/company/invitation/", { token, body: { token: invitation } })

/** A colleague who was invited by mail and has accepted. */
export async function colleague(manager: SignedInCustomer, right = "order"): Promise<SignedInCustomer> {
  const invited = await signedInCustomer({ email: freshEmail(), first_name: "Beat", last_name: "Keller" })
  await invite(manager.token, invited.email, right)
  const { status, body } = await accept(invited.token, await invitedToken(invited.email))
  if (status !== 200) throw new Error(`Not accepted: ${status} ${JSON.stringify(body)}`)
  return invited
}

/** By the manager. */
export const remove = async (manager: SignedInCustomer, who: SignedInCustomer) =>
  api("DELETE", `/company/members/${await customerIdOf(who.token)}/`, { token: manager.token })

/** Colleagues of a customer, whose company has all his orders: one with each right, and one who has left. */
export async function colleaguesOf(owner: string) {
  const ownerId = await customerIdOf(owner)
  const company = await companyAround(ownerId)
  const [order, manage, left] = [await signedInCustomer(), await signedInCustomer(), await signedInCustomer()]
  const join = (id: string, right: string) =>
    sql(
      `insert into company_member (customer_id, company_id, "right") values ($1, $2, $3)
       on conflict (customer_id) do update set company_id = $2, "right" = $3`,
      id,
      company,
      right,
    )
  const leave = (id: string) => sql("delete from company_member where customer_id = $1", id)
  await join(await customerIdOf(order.token), "order")
  await join(await customerIdOf(manage.token), "manage")
  await join(await customerIdOf(left.token), "manage")
  await leave(await customerIdOf(left.token))
  return {
    order: order.token,
    manage: manage.token,
    left: left.token,
    ownerLeaves: () => leave(ownerId),
    ownerIsBack: () => join(ownerId, "manage"),
  }
}

/** The company that the customer is in, or one of its own for him and his orders. */
async function companyAround(customerId: string): Promise<string> {
  const [own] = await sql<{ company_id: string }>(
    "select company_id from company_member where customer_id = $1",
    customerId,
  )
  if (own) return own.company_id
  const id = `company_${randomBytes(8).toString("hex")}`
  await sql("insert into company_account (id, name, uid) values ($1, 'Muster Holzbau AG', $1)", id)
  await sql(`insert into company_member (customer_id, company_id, "right") values ($1, $2, 'manage')`, customerId, id)
  await sql(
    `insert into company_order (order_id, company_id) select id, $2 from "order" where customer_id = $1
     on conflict (order_id) do update set company_id = $2`,
    customerId,
    id,
  )
  return id
}
