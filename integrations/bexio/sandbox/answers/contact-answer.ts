import type { ContactRow } from "../store/rows"

/** As the neighbour answers it: `titel_id` comes back as `title_id`, street and number once more as `address`. */
export function contactAnswer({ titel_id, is_archived: _archived, ...row }: ContactRow) {
  const address = [row.street_name, row.house_number].filter(Boolean).join(" ")
  return {
    ...row,
    salutation_form: null,
    title_id: titel_id,
    address: address || null,
    is_lead: false,
    profile_image: "",
  }
}
