/** The fields that were typed into while what was typed before was on its way. */
export const typedSince = <Values extends object>(sent: Values, now: Values): Partial<Values> =>
  Object.fromEntries(
    Object.entries(now).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(sent[name as keyof Values])),
  ) as Partial<Values>
