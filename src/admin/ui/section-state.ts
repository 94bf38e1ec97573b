/** How a section's content is read. */
export interface SectionState {
  isPending: boolean
  isLoadingError: boolean
  isRefetchError: boolean
}

/** Of what is there already. */
export const READY: SectionState = { isPending: false, isLoadingError: false, isRefetchError: false }

/** Once there, it stays, though reading it again fails: what is open in it may hold what somebody has typed. */
export const isThere = ({ isPending, isLoadingError }: SectionState): boolean => !isPending && !isLoadingError
