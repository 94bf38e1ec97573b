import type { SandboxAnswer, SandboxRequest } from "../../sandbox/wire"
import { assertReadable, assertScope, scopesOf } from "./gate"
import { limitClass, type RateLimit } from "./rate-limit"
import { notFound, Refusal } from "./refusal"
import { ROUTES } from "./routes"
import type { World } from "./world"

async function perform(world: World, request: SandboxRequest, assertAllowed: (scope: Route["scope"]) => void) {
  for (const { method, pattern, scope, handler } of ROUTES) {
    const match = method === request.method ? pattern.exec(request.path) : null
    if (!match) continue
    assertAllowed(scope)
    return handler({ ...world, request, ids: match.slice(1).map(Number) })
  }
  throw notFound()
}
type Route = (typeof ROUTES)[number]

/** One request as the neighbour answers it: token, limit, form of the request, rights, effect. */
export async function answerCall(world: World, limit: RateLimit, request: SandboxRequest): Promise<SandboxAnswer> {
  let limitHeaders: Record<string, string> = {}
  try {
    const scopes = scopesOf(request, world.behaviour)
    const { isSpent, headers } = limit.take(limitClass(request.path))
    limitHeaders = headers
    if (isSpent) throw new Refusal(429, "API rate limit exceeded")
    assertReadable(request)
    const answer = await perform(world, request, (scope) => assertScope(scopes, scope))
    world.store.commit()
    return { ...answer, headers: { ...limitHeaders, ...answer.headers } }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { ...error.answer, headers: limitHeaders }
  }
}
