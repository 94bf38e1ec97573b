/** Pattern of `ilike` for texts that contain `words`, its own signs taken literally. */
export const containing = (words: string): string => `%${words.replace(/[\\%_]/g, "\\$&")}%`
