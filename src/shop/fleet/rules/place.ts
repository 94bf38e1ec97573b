/** By which who saw a rental on its unit knows that it is on another one by now, or kept there. */
export const versionOfPlace = ({ unit_id, is_pinned }: { unit_id: string; is_pinned: boolean }) =>
  `${unit_id} ${is_pinned}`
