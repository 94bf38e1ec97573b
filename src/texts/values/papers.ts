/** Of papers, calendars and tables. */
export const PAPER_VALUES = {} as const
