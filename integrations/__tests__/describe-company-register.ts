import { beforeEach, describe, expect, it } from "vitest"
import type { RawUid } from "#kernel/uid"
import type { CompanyRegister } from "#shop/accounts/company-register/types"

interface KnownCompany {
  /** The begin of its name finds it and not too many others. */
  name: string
  uid: RawUid
}

/** A valid number that nobody has. */
const UNUSED = "CHE999999890" as RawUid

/** What the shop relies on in every company register. @param made called before each case */
export function describeCompanyRegister(name: string, known: KnownCompany, made: () => CompanyRegister): void {
  let register: CompanyRegister
  beforeEach(() => {
    register = made()
  })

  describe(`companies in ${name}`, () => {
    it("are found by the begin of their name, whatever its case", async () => {
      const { results } = await register.search(known.name.toLowerCase())
      expect(results.map(({ uid_raw }) => uid_raw)).toContain(known.uid)
    })

    it("are found by their number alone", async () => {
      const { results, too_many } = await register.search(known.uid)
      expect(results.map(({ uid_raw }) => uid_raw)).toEqual([known.uid])
      expect(too_many).toBe(false)
    })

    it("have a name and an address", async () => {
      const company = await register.byUid(known.uid)
      expect(company?.name.toLowerCase()).toContain(known.name.toLowerCase())
      expect(company?.uid.replace(/\W/g, "")).toBe(known.uid)
      expect(company?.address).toMatchObject({ city: expect.any(String), swissZipCode: expect.any(String) })
    })

    it("aren't there for words and numbers that nobody has", async () => {
      expect(await register.search("Qxzyvw Nichtda")).toEqual({ results: [], too_many: false })
      expect(await register.byUid(UNUSED)).toBeNull()
    })
  })
}
