/**
 * Whether a form holds what a field of it can't read: no value of it, but somebody typed it. Asked when it matters, as a browser
 * tells of no change while an empty date is filled in part.
 * @see docs/decisions/338-what-a-field-cannot-read.md
 */
export const holdsUnread = (form: HTMLFormElement | null): boolean =>
  [...(form?.elements ?? [])].some(
    (field) => field instanceof HTMLInputElement && (field.validity.badInput || field.dataset.unread !== undefined),
  )
