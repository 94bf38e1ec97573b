/**
 * Where the request for an order stands. All but the first are final: `approved` is an order, `refused` by who manages, `withdrawn`
 * by who asked, `expired` because nobody answered, `ended` because he left the company or his account was closed.
 */
export const REQUEST_STATES = ["open", "approved", "refused", "withdrawn", "expired", "ended"] as const
export type RequestState = (typeof REQUEST_STATES)[number]

/** How long a request waits, and its periods with it. */
export const REQUEST_HOURS = 48

/** Where it stands at an instant, before anybody has written down that it ran out. */
export const stateAt = ({ state, expiresAt }: { state: RequestState; expiresAt: Date }, at: Date): RequestState =>
  state === "open" && expiresAt <= at ? "expired" : state
