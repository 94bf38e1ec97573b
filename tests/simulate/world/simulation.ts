import { STAFF } from "../../harness/settings"
import { dayAt } from "../model/days"
import type { Customer, Product, ShopState } from "../model/state"
import type { Random } from "./random"
import { judge } from "./violation"
import type { Role, World } from "./world"

// biome-ignore lint/suspicious/noExplicitAny: the judge reads fields of answers and doubts all of them.
export type Answer = { status: number; body: any }

interface Asked {
  by?: Customer
  body?: unknown
  /** Which server answers; either, unless named. */
  at?: Role
}

/** How long a login lives that isn't used. */
const LOGIN_MS = 30 * 86_400_000
const DAY_MS = 86_400_000

/** One run: the shop, what the model knows of it, and all that was said. */
export class Simulation {
  readonly trace: object[] = []
  #staffToken: string | undefined
  #turn = 0

  constructor(
    readonly world: World,
    readonly shop: ShopState,
    /** Of the action under way: replaced for each, so that what is left out doesn't change the others. */
    public random: Random,
  ) {}

  now = () => this.world.clock.now()
  today = () => dayAt(this.now())
  /** The servers in turns, so that each asks what the other has just written. */
  either = (): Role => (this.#turn++ % 2 === 0 ? "one" : "two")
  someProduct = (): Product => this.random.oneOf(this.shop.products)
  someCustomer = (): Customer => this.random.oneOf(this.shop.customers)

  async #send(
    role: Role,
    method: string,
    path: string,
    headers: Record<string, string>,
    body: unknown,
  ): Promise<Answer> {
    const sent = body === undefined ? headers : { ...headers, "content-type": "application/json" }
    try {
      const response = await fetch(`${this.world.baseUrl(role)}${path}`, {
        method,
        headers: sent,
        body: JSON.stringify(body),
      })
      const text = await response.text()
      const answer = { status: response.status, body: text === "" ? {} : JSON.parse(text) }
      this.trace.push({ at: new Date(this.now()).toISOString(), role, method, path, body, answer })
      judge(answer.status < 500, "no answer is an error of the server", { method, path, body, answer })
      return answer
    } catch (error) {
      if (!(error instanceof TypeError)) throw error
      this.trace.push({ at: new Date(this.now()).toISOString(), role, method, path, body, lost: error.message })
      return { status: 0, body: {} }
    }
  }

  /** A call of the shop's API; status 0 if the server died over it. */
  async ask(method: string, path: string, { by, body, at = this.either() }: Asked = {}): Promise<Answer> {
    const call = () =>
      this.#send(at, method, `/backend/api/v1${path}`, by ? { authorization: `Token ${by.login}` } : {}, body)
    if (by) await this.#logInIfIdle(by)
    const answer = await call()
    judge(answer.status !== 403, "a login that was used within 30 days is good", { path, by: by?.email })
    return answer
  }

  async #logInIfIdle(customer: Customer) {
    if (this.now() - customer.lastUsed > LOGIN_MS - 2 * DAY_MS) {
      const body = { username: customer.email, password: customer.password }
      const answer = await this.#send("one", "POST", "/backend/api/v1/token/login/", {}, body)
      judge(answer.status === 200, "who knows the password gets in", answer)
      customer.login = answer.body.auth_token
    }
    customer.lastUsed = this.now()
  }

  /** A call of the staff's API. */
  async staff(method: string, path: string, body?: unknown, at = this.either()): Promise<Answer> {
    for (let attempt = 0; ; attempt++) {
      this.#staffToken ??= (await this.#send("one", "POST", "/auth/user/emailpass", {}, STAFF)).body.token
      const answer = await this.#send(
        at,
        method,
        `/admin${path}`,
        { authorization: `Bearer ${this.#staffToken}` },
        body,
      )
      if (answer.status !== 401 || attempt > 0) return answer
      this.#staffToken = undefined // a day has passed
    }
  }
}
