import ts from "typescript"

const DOOR = /^src\/shop\/[\w-]+\/index\.ts$/

export const isDoor = (file) => DOOR.test(file)

const parsed = (file, text) => ts.createSourceFile(file, text, ts.ScriptTarget.Latest)

/** `{ a, type b as c }` of an import or export as `[theirs, ours]`. */
const namesOf = (clause) =>
  clause?.elements?.map(({ name, propertyName }) => [(propertyName ?? name).text, name.text]) ?? []

/** What a door names: each name with the specifier of the file that defines it. */
export function namesOfDoor(file, text) {
  const handed = parsed(file, text).statements.filter((node) => ts.isExportDeclaration(node) && node.moduleSpecifier)
  return new Map(
    handed.flatMap(({ exportClause, moduleSpecifier }) =>
      namesOf(exportClause).map(([, name]) => [name, moduleSpecifier.text]),
    ),
  )
}

/** What a file takes by name: `[specifier, name]` of each import and export. */
export const takenNames = (file, text) =>
  parsed(file, text).statements.flatMap((node) => {
    if (ts.isImportDeclaration(node))
      return namesOf(node.importClause?.namedBindings).map(([name]) => [node.moduleSpecifier.text, name])
    if (ts.isExportDeclaration(node) && node.moduleSpecifier)
      return namesOf(node.exportClause).map(([name]) => [node.moduleSpecifier.text, name])
    return []
  })
