/** The page that is asked for, or the last one there is once what stood on it is gone. */
export const lastOffset = (offset: number, limit: number, count: number): number =>
  count > 0 && offset >= count ? Math.floor((count - 1) / limit) * limit : offset
