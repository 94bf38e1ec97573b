/** Towns by postal code; loaded when somebody enters one. */
const directory = () => import("switzerland-postal-codes/dist/postal-codes.json").then(({ default: towns }) => towns)

/**
 * The towns of a Swiss postal code, none for an unknown one. The directory is a comfort: without it there are none.
 * @example await townsOf("9000") //=> ["St. Gallen"]
 */
export async function townsOf(postalcode: string): Promise<string[]> {
  if (!/^[1-9]\d{3}$/.test(postalcode)) return []
  const towns: Record<string, string | undefined> = await directory().catch(() => ({}))
  return towns[postalcode]?.split(" - ") ?? []
}
