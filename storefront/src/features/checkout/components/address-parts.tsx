import { lazyPart } from "@/lib/page/lazy-part"
import type { AddressPickerProps } from "./address-picker"
import type { ContactDialogProps } from "./contact-dialog"

/** Most orders take the addresses as they stand: what changes them follows when somebody reaches for it. */
const picker = lazyPart<AddressPickerProps>(() => import("./address-picker"))
const contact = lazyPart<ContactDialogProps>(() => import("./contact-dialog"))

export const LazyPicker = picker.Part
export const LazyContact = contact.Part

export const prepareAddressParts = () => {
  for (const part of [picker, contact]) part.preload().catch(() => undefined)
}
