import type { SandboxAnswer } from "../../sandbox/wire"

/** The neighbour says no. */
export class Refusal extends Error {
  override readonly name = "Refusal"

  constructor(
    readonly status: number,
    message: string,
    readonly errors: readonly string[] = [],
  ) {
    super(message)
  }

  get answer(): SandboxAnswer {
    const errors = this.errors.length > 0 ? { errors: this.errors } : {}
    return { status: this.status, body: { error_code: this.status, message: this.message, ...errors } }
  }
}

export const notFound = () => new Refusal(404, "Page not found")

/** The form is wrong, or the state doesn't allow it. */
export const notSaved = (...errors: string[]) => new Refusal(422, "Could not save the entity", errors)
