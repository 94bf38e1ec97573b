import type { StaffRight } from "#kernel/staff-rights"

/** By right, the routes that need it: `GET POST orders/:id`; `* orders/**` is every method of a path and all below it. */
export type RouteRights = Record<StaffRight, readonly string[]>
