import { createRequire } from "node:module"
import { EnvironmentError } from "../environment-error"

const load = createRequire(__filename)

/**
 * Of two modules of one name Medusa takes the second alone, without a word.
 * @param places of extensions' modules
 * @throws EnvironmentError naming the module
 */
export function requireOwnNames(places: readonly string[], taken: readonly string[]): void {
  const names = new Set(taken)
  for (const place of places) {
    const name: string = load(place).default.service.prototype.__joinerConfig().serviceName
    if (names.has(name))
      throw new EnvironmentError(`The module "${name}" is there twice, rename the extension's: ${place}.`)
    names.add(name)
  }
}
