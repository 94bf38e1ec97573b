import { notFound } from "#platform/refusal"
import { PEOPLE_KINDS, type PeopleKind } from "#shop/content/wire/staff-people"

/** Which list of people the address names. @throws Refusal 404 */
export function peopleKindOf({ params }: { params: Record<string, string> }): PeopleKind {
  const kind = PEOPLE_KINDS.find((one) => one === params.kind)
  if (!kind) throw notFound()
  return kind
}
