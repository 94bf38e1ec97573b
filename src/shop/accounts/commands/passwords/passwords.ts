import { randomBytes } from "node:crypto"
import { MedusaError } from "@medusajs/framework/utils"
import { type AuthIdentity, type Credentials, PasswordProvider } from "#platform/passwords/provider"

export const PASSWORD_PROVIDER = "emailpass"

const provider = new PasswordProvider({}, {})
const identityWith = (password: string): AuthIdentity => ({
  provider_identities: [{ provider: PASSWORD_PROVIDER, provider_metadata: { password } }],
})
const credentialsOf = (password: string): Credentials => ({ body: { email: "-", password } })

/** The password as Medusa's provider stores it, made without writing anything. */
export async function passwordHash(password: string): Promise<string> {
  let hash: string | undefined
  await provider.register(credentialsOf(password), {
    retrieve: async () => {
      throw new MedusaError(MedusaError.Types.NOT_FOUND, "No identity yet")
    },
    create: async (identity) => {
      hash = identity.provider_metadata.password
      return identityWith(hash)
    },
  })
  if (!hash) throw new Error("The password provider made no hash")
  return hash
}

let nobodysHash: Promise<string> | undefined

/**
 * Whether the password belongs to the hash. Without a hash it is compared with nobody's, so that an unknown account
 * takes as long as a wrong password.
 */
export async function isPasswordOf(hash: string | null, password: string): Promise<boolean> {
  nobodysHash ??= passwordHash(randomBytes(32).toString("hex"))
  const compared = hash ?? (await nobodysHash)
  const { success } = await provider.authenticate(credentialsOf(password), {
    retrieve: async () => identityWith(compared),
    create: async () => {
      throw new Error("A comparison creates nothing")
    },
  })
  return success && hash !== null
}
