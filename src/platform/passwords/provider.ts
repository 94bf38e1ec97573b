import type { AuthenticationResponse } from "@medusajs/framework/types"
import emailPassword from "@medusajs/medusa/auth-emailpass"
import { hashInTurn } from "./hash-turns"

export interface Credentials {
  body: { email: string; password: string }
}
export interface StoredIdentity {
  provider_metadata: { password: string }
}
export interface AuthIdentity {
  provider_identities: (StoredIdentity & { provider: string })[]
}
/** Where the provider finds and keeps what it knows of a person. */
export interface Identities {
  retrieve(): Promise<AuthIdentity>
  create(identity: StoredIdentity): Promise<AuthIdentity>
}
/** The methods of Medusa's provider that hash. */
interface Hashing {
  register(credentials: Credentials, identities: Identities): Promise<AuthenticationResponse>
  authenticate(credentials: Credentials, identities: Identities): Promise<AuthenticationResponse>
  update(data: { entity_id: string; password: string }, identities: Identities): Promise<AuthenticationResponse>
}

const [EmailPassword] = emailPassword.services as unknown as [
  new (dependencies: { logger?: object }, options: object) => Hashing,
]

/**
 * Medusa's provider of passwords, hashing in turn: customers and staff, whichever way leads to it. It asks for its
 * identities when it is its turn, so that nothing of the database is held by those who wait.
 */
export class PasswordProvider extends EmailPassword {
  override register(credentials: Credentials, identities: Identities) {
    return hashInTurn("register", () => super.register(credentials, identities))
  }
  override authenticate(credentials: Credentials, identities: Identities) {
    return hashInTurn("authenticate", () => super.authenticate(credentials, identities))
  }
  override update(data: { entity_id: string; password: string }, identities: Identities) {
    return hashInTurn("update", () => super.update(data, identities))
  }
}
