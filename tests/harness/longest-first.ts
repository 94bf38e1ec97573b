import fs from "node:fs"
import { BaseSequencer, type TestSpecification } from "vitest/node"

/** What takes longest on a quiet machine, the longest first; of the others the larger file counts as the longer. */
const LONGEST = [
  ...["start/lifecycle", "production/several-processes", "faults/memory", "faults/killed-checkout", "faults/backup"],
  ...["journeys/every-screen", "journeys/staff-every-page", "journeys/consent", "journeys/point-cloud"],
  ...["http/hostile-calls", "http/limits", "http/access-matrix", "http/every-call"],
]

/** Looks for secrets after everything else has run. */
const isLast = (file: string) => file.endsWith("/secrets.spec.ts")

const rankOf = (file: string) => {
  const rank = LONGEST.findIndex((name) => file.endsWith(`/${name}.spec.ts`))
  return rank < 0 ? LONGEST.length : rank
}

/** Negative if `one` begins before `other`. */
export const byLength = (one: string, other: string, sizeOf = (file: string) => fs.statSync(file).size) =>
  Number(isLast(one)) - Number(isLast(other)) || rankOf(one) - rankOf(other) || sizeOf(other) - sizeOf(one)

/**
 * The long files of a project first, so that its workers end at about the same time. A worker goes on in its process while
 * the next file is of the same project: those follow each other as they are listed.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const place = ({ project }: TestSpecification) => this.ctx.projects.indexOf(project)
    return files.toSorted((one, other) => place(one) - place(other) || byLength(one.moduleId, other.moduleId))
  }
}
