import { beforeEach, describe, expect, it } from "vitest"
import { signedInCustomer, sql, staff } from "../harness"
import { ANOTHER_UID, colleague, customerIdOf, founder, freeUid, ownCompany } from "./company-support"

const NEW_UID = "CHE-109.322.551"

beforeEach(async () => {
  await sql("delete from session_attempt")
  await sql("delete from company_account where uid = $1", NEW_UID)
})

const uidOf = async (customerId: string) =>
  (await sql("select company_uid from session_account where customer_id = $1", customerId))[0].company_uid

async function renaming(manager: { token: string }) {
  const admin = await staff()
  const id = await customerIdOf(manager.token)
  const path = `/admin/customers/${id}/company`
  const company = async () => (await admin("GET", path)).body.company
  return { admin, id, company, rename: (body: object) => admin("POST", path, body) }
}

describe("POST /admin/customers/{id}/company", () => {
  it("gives a company's account another name and number, and the number to its members who have the former one", async () => {
    const uid = await freeUid()
    const manager = await founder(await signedInCustomer({ company_uid: uid as never }))
    const without = await colleague(manager)
    const { id, company, rename } = await renaming(manager)
    const { name, version } = await company()

    const sent = { name: "Muster Holzbau & Söhne AG", company_uid: "che109322551", version }
    expect((await rename(sent)).status).toBe(200)

    expect(await company()).toMatchObject({ name: "Muster Holzbau & Söhne AG", uid: NEW_UID })
    expect((await ownCompany(without.token)).company).toMatchObject({ name: "Muster Holzbau & Söhne AG", uid: NEW_UID })
    expect(await uidOf(id)).toBe(NEW_UID)
    expect(await uidOf(await customerIdOf(without.token))).toBeNull()
    const [audit] = await sql("select * from audit_entry where subject_id = $1 order by created_at desc limit 1", id)
    expect(audit).toMatchObject({
      action: "customer.edit-company",
      before: { company_account: name, company_uid: uid },
      after: { company_account: "Muster Holzbau & Söhne AG", company_uid: NEW_UID },
    })
  })

  it("is refused for the number of another company's account, and for what a colleague has changed meanwhile", async () => {
    const other = await founder(undefined, ANOTHER_UID)
    const { uid: taken } = (await ownCompany(other.token)).company
    const { company, rename } = await renaming(await founder())
    const { name, uid, version } = await company()

    const refused = await rename({ name, company_uid: taken, version })
    expect([refused.status, Object.keys(refused.body)]).toEqual([400, ["company_uid"]])
    const invalid = await rename({ name: "", company_uid: "CHE-109.322.552", version })
    expect([invalid.status, Object.keys(invalid.body).sort()]).toEqual([400, ["company_uid", "name"]])
    expect((await rename({ name: "Erste AG", company_uid: uid, version })).status).toBe(200)
    const late = await rename({ name: "Zweite AG", company_uid: uid, version })
    expect([late.status, late.body.version]).toEqual([409, (await company()).version])
    expect((await company()).name).toBe("Erste AG")
  })

  it("is refused for who belongs to no company", async () => {
    const { rename } = await renaming(await signedInCustomer())
    expect((await rename({ name: "Muster AG", company_uid: NEW_UID, version: "x" })).status).toBe(404)
  })
})
