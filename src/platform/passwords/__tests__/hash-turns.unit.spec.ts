import emailPassword from "@medusajs/medusa/auth-emailpass"
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest"
import { assertRoomToHash } from "../hash-turns"
import { PasswordProvider } from "../provider"

const hashing = { running: 0, most: 0, inHand: 0 }

/** As Medusa's provider, which asks for its identities and then hashes for a while. */
const hash = async (_what: object, stored: typeof identities) => {
  hashing.running += 1
  hashing.most = Math.max(hashing.most, hashing.running)
  await stored.retrieve()
  await new Promise((resolve) => setTimeout(resolve, 1))
  hashing.running -= 1
  return { success: true }
}
const [{ prototype: medusas }] = emailPassword.services as unknown as [{ prototype: Record<string, typeof hash> }]
beforeAll(() => {
  for (const way of ["authenticate", "register", "update"]) vi.spyOn(medusas, way).mockImplementation(hash)
})
afterAll(() => vi.restoreAllMocks())

const provider = new PasswordProvider({}, {})
const credentials = { body: { email: "-", password: "geheim" } }
const data = { entity_id: "-", password: "geheim" }
const identities = {
  retrieve: async () => {
    hashing.inHand += 1
    return { provider_identities: [] }
  },
  create: async () => ({ provider_identities: [] }),
}
const ways = [
  () => provider.authenticate(credentials, identities),
  () => provider.register(credentials, identities),
  () => provider.update(data, identities),
]

beforeEach(() => Object.assign(hashing, { running: 0, most: 0, inHand: 0 }))

describe("passwords", () => {
  it("are hashed two at a time at most, whichever way leads there, and nobody is lost", async () => {
    const answers = await Promise.all(Array.from({ length: 60 }, (_, index) => ways[index % 3]()))
    expect(answers).toHaveLength(60)
    expect(hashing.most).toBeLessThanOrEqual(2)
  })

  it("have nothing read from the database for them while they wait", async () => {
    const all = Promise.all(Array.from({ length: 30 }, (_, index) => ways[index % 3]()))
    await Promise.resolve()
    expect(hashing.inHand).toBeLessThanOrEqual(2)
    await all
    expect(hashing.inHand).toBe(30)
  })

  it("are refused with 503 before anything is counted when more wait than soon will be hashed", async () => {
    expect(assertRoomToHash).not.toThrow()
    const all = Promise.all(Array.from({ length: 50 }, (_, index) => ways[index % 3]()))
    expect(assertRoomToHash).toThrow(expect.objectContaining({ status: 503, headers: { "Retry-After": "2" } }))
    await all
    expect(assertRoomToHash).not.toThrow()
  })
})
