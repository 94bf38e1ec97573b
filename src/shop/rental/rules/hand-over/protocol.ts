/** The moments at which a unit changes hands. */
export const PROTOCOL_KINDS = ["hand_over", "return"] as const
export type ProtocolKind = (typeof PROTOCOL_KINDS)[number]

/** One point of a protocol's list; one that isn't ticked is missing or wrong. */
export interface ChecklistItem {
  text: string
  is_checked: boolean
}

export const MOST_PHOTOS = 6

/** What staff look at besides what the product comes with. */
export type FixedPoints = Readonly<Record<ProtocolKind, readonly string[]>>

/**
 * What is to be ticked: what the product comes with, at a return what of it was handed over, then the fixed points. Nothing
 * is twice.
 * @param handedOver the list of the hand-over; null at a hand-over, or where none was written
 */
export function checklistOf(
  kind: ProtocolKind,
  deliveryScope: readonly string[],
  handedOver: readonly ChecklistItem[] | null,
  fixedPoints: FixedPoints,
): string[] {
  const given = handedOver?.filter(({ is_checked }) => is_checked).map(({ text }) => text)
  const parts = given?.filter((text) => !fixedPoints.hand_over.includes(text)) ?? deliveryScope
  return [...new Set([...parts, ...fixedPoints[kind]])]
}

const LONGEST_POINT = 300

/** The lines of a text that staff wrote as HTML, such as the points of a list; empty ones are left out. */
export function linesOfHtml(html: string): string[] {
  return html
    .replace(/<\/?(?:li|p|br|div|ul|ol|tr|h[1-6])\b[^>]*>/gi, "\n")
    .replace(/<[^>]*>/g, "")
    .replace(/&(amp|lt|gt|quot|nbsp|#39|#x27);/g, (entity) => ENTITIES[entity] ?? entity)
    .split("\n")
    .map((line) => line.replace(/\s+/g, " ").trim().slice(0, LONGEST_POINT))
    .filter(Boolean)
}

const ENTITIES: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&nbsp;": " ",
  "&#39;": "'",
  "&#x27;": "'",
}
