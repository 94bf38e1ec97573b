import { describe, expect, it } from "vitest"
import { formatUid, type RawUid } from "#kernel/uid"
import { ZefixClient } from "../client"
import type { ZefixAccess } from "../http"

export interface KnownCompany {
  /** The begin of its name finds it and not too many others. */
  name: string
  uid: RawUid
  city: string
}

/** What the shop relies on, of the register itself and of its stand-in alike. */
export function describeZefixContract(title: string, access: () => ZefixAccess, known: KnownCompany) {
  describe(`the company register's contract: ${title}`, () => {
    const client = () => new ZefixClient({ ...access(), timeoutMs: 10_000 })

    it("finds companies by the begin of their name", async () => {
      const found = await client().search({ name: `${known.name}*`, activeOnly: true })
      expect(found).toContainEqual(expect.objectContaining({ uid: known.uid, status: "ACTIVE" }))
      for (const { name } of found) expect(name.toLowerCase()).toMatch(new RegExp(`^${known.name.toLowerCase()}`))
    })

    it("finds nothing for a name that nobody has", async () => {
      await expect(client().search({ name: "Qxzyvw Nichtda*" })).resolves.toEqual([])
    })

    it("refuses fewer than three characters", async () => {
      await expect(client().search({ name: "ab" })).rejects.toMatchObject({ failure: "refused", status: 400 })
    })

    it("names a company by its number, with its address", async () => {
      const [company] = await client().byUid(known.uid)
      expect(company).toMatchObject({ uid: known.uid, status: "ACTIVE", address: { city: known.city } })
    })

    it("knows nothing of a valid number that nobody has", async () => {
      const unused = "CHE999999999" as RawUid
      expect(formatUid(unused)).toBe("CHE-999.999.999")
      await expect(
        client()
          .byUid(unused)
          .catch(({ status }) => [status].filter((code) => code !== 400)),
      ).resolves.toEqual([])
    })

    it("lets nobody in with a wrong password", async () => {
      const stranger = new ZefixClient({ ...access(), password: "falsch" })
      await expect(stranger.byUid(known.uid)).rejects.toMatchObject({ failure: "credentials", status: 401 })
    })
  })
}
