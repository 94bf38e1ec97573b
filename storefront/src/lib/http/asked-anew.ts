/**
 * Of what a form shows and sends as a whole: asked for when it opens and whenever its tab is looked at again, however fresh it
 * counts. The form waits for the first answer (`isFetchedAfterMount`) and follows the others.
 */
export const ASKED_ANEW = { refetchOnMount: "always", refetchOnWindowFocus: "always" } as const
