import { randomUUID } from "node:crypto"
import { document, party } from "../../../__tests__/sample-document"
import { BexioClient } from "../../client"
import { Lookups, type Refs } from "../../lookups"
import { newContactOf } from "../../mapping/contact"
import { newOrderOf } from "../../mapping/document"
import type { Condition, NewOrder, Order } from "../../schemas"
import { staticToken } from "../../token"

/** The company whose books the contract is tried on; all that it writes is named 'Vertragsprobe'. */
export interface ContractAccount {
  baseUrl: string
  token: string
}

export const equals = (field: string, value: string | number): Condition => ({ field, value, criteria: "=" })

/** Sums by hand: 3 × 290.00 + 120.00 + 39.00 = 1029.00; 8.1 % of it 83.349; together 1112.349, paid 1112.35. */
export const SUMS = { total_net: 1029, total_taxes: 83.349, total: 1112.35 }

export class Books {
  readonly client: BexioClient
  readonly #lookups: Lookups
  #contactId: Promise<number> | null = null

  constructor(readonly account: ContractAccount) {
    const { baseUrl, token } = account
    this.client = new BexioClient({ baseUrl, tokens: staticToken(token), longestWaitMs: 60_000 })
    this.#lookups = new Lookups(this.client, {})
  }

  refs = (): Promise<Refs> => this.#lookups.refs({ vatPermille: 81, positions: [] })

  newContact = async () => {
    const { userId, languageId, countryIds } = await this.refs()
    const someone = party({ company: `Vertragsprobe ${randomUUID()}`, email: `${randomUUID()}@example.ch` })
    return newContactOf(someone, { userId, languageId, countryId: countryIds.get("CH") ?? null })
  }

  /** One contact for all that doesn't look at contacts. */
  contactId(): Promise<number> {
    this.#contactId ??= this.newContact().then(async (body) => (await this.client.createContact(body)).id)
    return this.#contactId
  }

  newOrder = async (facts: Partial<NewOrder> = {}): Promise<NewOrder> => {
    const name = { title: `Vertragsprobe ${randomUUID()}`, tag: `probe:${randomUUID()}` }
    return { ...newOrderOf(document(name), await this.contactId(), await this.refs()), ...facts }
  }

  order = async (facts: Partial<NewOrder> = {}): Promise<Order> => this.client.createOrder(await this.newOrder(facts))

  invoice = async () => this.client.createInvoiceFromOrder((await this.order()).id)

  /** Past the client: what it would never send. */
  raw = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const response = await fetch(`${this.account.baseUrl}${path}`, {
      method,
      headers: {
        accept: "application/json",
        authorization: `Bearer ${this.account.token}`,
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const answer: unknown = await response.json().catch(() => null)
    return { status: response.status, headers: response.headers, answer }
  }
}
