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
  /** Staff have closed his account: his right stays, and he can't use it. */
  isClosed?: boolean
}

const isManaged = (members: readonly Pick<Standing, "right">[]): boolean =>
  members.length === 0 || members.some(({ right }) => right === "manage")

/**
 * Whether somebody manages after a member goes or gets another right, and can log in where somebody could before; with nobody left,
 * nobody has to.
 * @param becomes his next right, null if he goes
 */
export function isStillManaged(members: readonly Standing[], customerId: string, becomes: Right | null): boolean {
  const after = members.flatMap((member) => {
    if (member.customerId !== customerId) return [member]
    return becomes === null ? [] : [{ ...member, right: becomes }]
  })
  const isOpen = ({ isClosed }: Standing) => !isClosed
  return isManaged(after) && (isManaged(after.filter(isOpen)) || !isManaged(members.filter(isOpen)))
}
