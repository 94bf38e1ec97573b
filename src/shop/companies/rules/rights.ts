/** What a member of a company account may: `order` works with the shop in its name, `manage` also decides about the others. */
export const RIGHTS = ["order", "manage"] as const
export type Right = (typeof RIGHTS)[number]

/** What a member can do with what is the company's or another member's. What is his own he may do as anybody. */
export const ACTIONS = [
  "see",
  "leave",
  "invite",
  "change-right",
  "remove",
  "change-orders",
  "set-limit",
  "approve",
] as const
export type Action = (typeof ACTIONS)[number]

const ALLOWED: Record<Right, readonly Action[]> = {
  order: ["see", "leave"],
  manage: ACTIONS,
}

export const may = (right: Right, action: Action): boolean => ALLOWED[right].includes(action)

/** A member as far as the others' rights hang on him. */
export interface Standing {
  customerId: string
  right: Right
}

/**
 * Whether somebody manages after a member goes or gets another right; with nobody left, nobody has to.
 * @param becomes his next right, null if he goes
 */
export function isStillManaged(members: readonly Standing[], customerId: string, becomes: Right | null): boolean {
  const others = members.filter((member) => member.customerId !== customerId)
  const rights = [...others.map(({ right }) => right), ...(becomes === null ? [] : [becomes])]
  return rights.length === 0 || rights.some((right) => right === "manage")
}
