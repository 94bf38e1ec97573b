/** Of a product, as its page states them; empty where there is nothing to state. */
interface Facts {
  fact_laserreach: string
  fact_laseraccuracy: string
  fact_speed: string
}

/** Devices say how far, how exactly or how fast they measure; tripods and sets of targets say nothing of the kind. */
export const isMeasuringDevice = ({ fact_laserreach, fact_laseraccuracy, fact_speed }: Facts): boolean =>
  [fact_laserreach, fact_laseraccuracy, fact_speed].some((fact) => fact.trim() !== "")

/**
 * What stands in for a product: what is of its sort. Of the other sort (a tripod for a scanner) only if there is nothing else.
 * @param isDevice whether the product that is replaced is a measuring device
 */
export function ofSameSort<Product>(
  found: readonly Product[],
  isDevice: boolean,
  factsOf: (product: Product) => Facts,
): Product[] {
  const same = found.filter((one) => isMeasuringDevice(factsOf(one)) === isDevice)
  return same.length > 0 ? same : [...found]
}
