import { randomUUID, scryptSync } from "node:crypto"
import { beforeAll, describe, expect, it } from "vitest"
import { prepareDatabase } from "../../scripts/start/database.mjs"
import { api, signedInCustomer, sql, staff } from "../harness"
import { STAFF, shopEnvironment } from "../harness/settings"
import { joinStaff, logInAsStaffUser } from "../harness/staff-session"
import { target } from "../harness/target"
import { identity } from "./squatted-login"

const PASSWORD = "Theodolit-und-Lot-8"

/** As a start does with these values of `ADMIN_EMAIL` and `ADMIN_PASSWORD`, or where they aren't set. @returns what became of them */
const start = (email: string, unset?: { isUnnamed?: true; isGenerated?: true }) =>
  prepareDatabase({
    env: shopEnvironment(target().databaseUrl, 9000),
    staff: { email, password: unset ? randomUUID() : PASSWORD, ...unset },
  })
const users = (email: string) => sql(`select email from "user" where lower(email) = $1`, email)
const statusesOf = (...spellings: string[]) =>
  Promise.all(spellings.map(async (email) => (await logInAsStaffUser({ email, password: PASSWORD })).status))

describe("the staff user that the environment names", () => {
  it("logs in however the e-mail was written there, though a login of nobody has it", async () => {
    await identity("chefin@example.ch")
    await start("Chefin@Example.CH")
    expect(await statusesOf("Chefin@Example.CH", "chefin@example.ch", "CHEFIN@example.ch")).toEqual([200, 200, 200])
    expect(await users("chefin@example.ch")).toEqual([{ email: "chefin@example.ch" }])
  })

  describe("and is kept with capitals", () => {
    beforeAll(async () => {
      await joinStaff(await staff(), "inhaber@example.ch", "Ein-anderes-Passwort-1")
      await sql(`update "user" set email = 'Inhaber@example.ch' where email = 'inhaber@example.ch'`)
      await sql("update provider_identity set entity_id = 'Inhaber@example.ch' where entity_id = 'inhaber@example.ch'")
    })

    it("stays the same user, with the new password, which ends his logins and stands in the log", async () => {
      const [{ id }] = await sql<{ id: string }>(`select id from "user" where email = 'Inhaber@example.ch'`)
      await sql(
        "insert into session_staff_login (id, user_id, expires_at) values ('slogin_old', $1, now() + interval '1 day')",
        id,
      )
      await start("Inhaber@example.ch")
      expect(await sql("select id from session_staff_login where user_id = $1", id)).toEqual([])
      expect(await sql("select action from audit_entry where subject_id = $1 and action like '%operator'", id)).toEqual(
        [{ action: "staff.password-by-operator" }],
      )
      expect(await users("inhaber@example.ch")).toEqual([{ email: "inhaber@example.ch" }])
      expect(await statusesOf("Inhaber@example.ch", "inhaber@example.ch")).toEqual([200, 200])
    })
  })

  describe("when he was applied before", () => {
    const EMAIL = "chefin@example.ch"
    const formerNote = scryptSync(PASSWORD, `staff ${EMAIL}`, 32).toString("hex")

    it("keeps the password that was changed since, though another was named meanwhile and a new version fills the database", async () => {
      await sql(
        `update provider_identity set provider_metadata = (select provider_metadata from provider_identity where entity_id = $2)
          where entity_id = $1`,
        ...[EMAIL, STAFF.email],
      )
      await sql("update start_note set value = 'of a former version' where name = 'contents'")
      expect(await start(EMAIL)).toBe("known")
      expect(await statusesOf(EMAIL)).toEqual([401])
    })

    it.each([
      ["the e-mail is taken out", { isUnnamed: true }],
      ["the password is taken out", { isGenerated: true }],
      ["both are", { isUnnamed: true, isGenerated: true }],
    ] as const)("stays as he is when %s", async (_case, unset) => {
      const logins = () => sql("select * from provider_identity where entity_id = any($1)", [EMAIL, STAFF.email])
      const before = await logins()
      for (const email of [EMAIL, STAFF.email]) expect(await start(email, unset)).toBe("ignored")
      expect(await logins()).toEqual(before)
    })

    it("isn't made anew if deleted, after a version that kept one note or none of him either", async () => {
      await sql(`update "user" set deleted_at = now() where email = $1`, EMAIL)
      for (const unset of [undefined, { isUnnamed: true }, { isGenerated: true }] as const) await start(EMAIL, unset)
      for (const kept of [[], [formerNote]]) {
        await sql("delete from start_note where name like 'staff%'")
        await sql("insert into start_note select 'staff', unnest($1::text[])", kept)
        expect(await start(EMAIL)).toBe("known")
      }
      expect(await sql(`select id from "user" where email = $1 and deleted_at is null`, EMAIL)).toEqual([])
    })
  })

  it("is nobody's who logs in as a customer: the start says so, and the customer's password stays", async () => {
    const customer = await signedInCustomer()
    await expect(start(customer.email)).rejects.toThrow("ADMIN_EMAIL must be one that no customer logs in with.")
    expect(
      (await api("POST", "/token/login/", { body: { username: customer.email, password: customer.password } })).status,
    ).toBe(200)
    expect(await users(customer.email)).toEqual([])
  })
})
