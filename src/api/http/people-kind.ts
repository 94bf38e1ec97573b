import { wordOfPath } from "#kernel/words/word-of-path"
import { notFound } from "#platform/refusal"
import { PEOPLE_KINDS, type PeopleKind } from "#shop/content/wire/staff-people"

/** Which list of people the address names. @throws Refusal 404 */
export function peopleKindOf({ params }: { params: Record<string, string> }): PeopleKind {
  const kind = wordOfPath(params.kind, PEOPLE_KINDS)
  if (!kind) throw notFound()
  return kind
}
