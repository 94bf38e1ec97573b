import fs from "node:fs"
import path from "node:path"
import ts from "typescript"
import { generateSchema } from "typescript-json-schema"
import { ROOT } from "../../lib/root.mjs"

/** There is no such file: the compiler is told that there is. */
const FILE = path.join(ROOT, "src/api/of-machines.ts")
const PLACE = "#/components/schemas/"

const inputsOf = ({ id, handler }) =>
  ["body", "query"].flatMap((place) => (handler[place] ? [{ ...handler[place], as: `${id}_${place}` }] : []))

const sourceOf = (calls) => `import type { MedusaResponse } from "@medusajs/framework/http"
import type * as z from "zod/mini"
${calls.map(({ id, method, file }) => `import type { ${method} as ${id} } from "./${path.relative("src/api", file).slice(0, -3)}"`).join("\n")}
${calls
  .flatMap(inputsOf)
  .map(({ as, name, from }) => `import type { ${name} as ${as} } from "${from}"`)
  .join("\n")}
type AnswerOf<Handler> = Handler extends (request: never, response: MedusaResponse<infer Answer>) => unknown ? Answer : never
export interface Answers { ${calls.map(({ id }) => `${id}: AnswerOf<typeof ${id}>`).join("\n")} }
export interface Inputs {
${calls
  .flatMap(inputsOf)
  .map(({ as }) => `${as}: z.input<typeof ${as}>`)
  .join("\n")}
}
`

function programOf(text) {
  const { config } = ts.readConfigFile(path.join(ROOT, "tsconfig.json"), (file) => fs.readFileSync(file, "utf8"))
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [] }, ts.sys, ROOT)
  const host = ts.createCompilerHost(options)
  const { fileExists, readFile } = host
  host.fileExists = (file) => file === FILE || fileExists(file)
  host.readFile = (file) => (file === FILE ? text : readFile(file))
  const program = ts.createProgram([FILE], { ...options, noEmit: true }, host)
  const faults = program.getSemanticDiagnostics(program.getSourceFile(FILE))
  if (faults.length > 0) throw new Error(ts.formatDiagnostics(faults, host))
  return program
}

/** Types that have a name of their own are components; the others stand where they are used. */
const isNamed = (name) => /^[A-Z]\w*$/.test(name)

const nameOf = ({ $ref }) => decodeURIComponent($ref.slice("#/definitions/".length))

/** Several types at once: one object of all their fields, or what is marked to be told apart without the mark. */
function joined({ allOf, ...more }, definitions) {
  const parts = allOf.map((part) => (part.$ref ? definitions[nameOf(part)] : part))
  const marked = parts.find(({ type }) => type !== "object")
  if (marked) return { ...marked, ...more }
  const properties = Object.assign({}, ...parts.map((part) => part.properties))
  return { ...more, type: "object", properties, required: [...new Set(parts.flatMap(({ required = [] }) => required))] }
}

/** One of several simple types. */
function choice({ type, description, ...schema }) {
  const words = description ? { description } : {}
  return schema.enum
    ? { ...words, enum: schema.enum }
    : { ...words, anyOf: type.map((one) => ({ type: one, ...schema })) }
}

/** A schema of draft 7 as OpenAPI 3.1 has it. */
function portable(schema, definitions) {
  if (Array.isArray(schema)) return schema.map((one) => portable(one, definitions))
  if (typeof schema !== "object" || schema === null) return schema
  if (Array.isArray(schema.type)) return portable(choice(schema), definitions)
  if (schema.allOf) return portable(joined(schema, definitions), definitions)
  if (schema.$ref) {
    const { $ref, ...more } = schema
    const name = nameOf(schema)
    return isNamed(name) ? { $ref: PLACE + name } : { ...portable(definitions[name], definitions), ...more }
  }
  const parts = Object.fromEntries(Object.entries(schema).map(([key, one]) => [key, portable(one, definitions)]))
  const { additionalItems, minItems, maxItems, ...plain } = parts
  return Array.isArray(plain.items) ? { ...plain, items: false, prefixItems: plain.items, minItems } : parts
}

function read(program, type) {
  const options = { required: true, aliasRef: false, ignoreErrors: true }
  const { properties, definitions = {} } = generateSchema(program, type, options, [FILE])
  const ported = (entries) => Object.fromEntries(entries.map(([name, one]) => [name, portable(one, definitions)]))
  return {
    byCall: ported(Object.entries(properties)),
    schemas: ported(Object.entries(definitions).filter(([name]) => isNamed(name))),
  }
}

/**
 * What calls take and answer, read off the types of their handlers and schemas, with what is said of them there.
 * @param calls each with its id, method, file and handler
 * @returns `answers` by the id of the call, `inputs` by `{id}_body` and `{id}_query`, and `schemas`, to which they refer
 */
export function typesOf(calls) {
  const program = programOf(sourceOf(calls))
  const [answers, inputs] = ["Answers", "Inputs"].map((type) => read(program, type))
  return { answers: answers.byCall, inputs: inputs.byCall, schemas: { ...inputs.schemas, ...answers.schemas } }
}
