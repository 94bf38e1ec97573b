import type { PageData } from "./page-data"

/** Under this name the container holds what renders pages for staff; nothing where the process has no pages. */
export const PAGE_PREVIEW = "pagePreview"

/**
 * A page of the shop as it would look if some of its data were others, as a document without scripts.
 * @param changed the data that are others, given those that are
 */
export type PagePreview = (path: string, changed: (data: PageData) => Partial<PageData>) => Promise<string>
