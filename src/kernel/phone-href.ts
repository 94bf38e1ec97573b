/**
 * A phone number as a link that dials it.
 * @example phoneHref("+41 71 000 00 00") //=> "tel:+41710000000"
 */
export const phoneHref = (phone: string): string => `tel:${phone.replace(/\(0\)/g, "").replace(/[^\d+]/g, "")}`
