import { BaseSequencer, type TestSpecification } from "vitest/node"

/** Looks for secrets after everything else has run. */
export class SecretsLast extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files)
    const isLast = ({ moduleId }: TestSpecification) => moduleId.endsWith("/secrets.spec.ts")
    return [...sorted.filter((file) => !isLast(file)), ...sorted.filter(isLast)]
  }
}
