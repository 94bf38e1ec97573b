import type { ApiDocument, Content, Operation } from "./api-document"
import { escaped, fieldList, schemaWords } from "./schema-words"

/** What the page looks like; nothing else of it is more than text. */
export const REFERENCE_STYLE = `body{font:1rem/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#101820}
section,article{border-top:1px solid #d5dbe1;margin-top:1.5rem}h3{overflow-wrap:anywhere}
dt{font-weight:600}dd{margin:0 0 .5rem 1rem}code{overflow-wrap:anywhere}a{color:#c2410c}small{color:#52606d}`

/** Text of the document, with what it has in backticks as code. */
const prose = (text: string) => escaped(text).replace(/`([^`]+)`/g, "<code>$1</code>")

const LOGIN = "<dt>Login</dt>"

function contentWords(content: Content | undefined): string {
  return Object.entries(content ?? {})
    .map(([mediaType, { schema }]) => (schema ? schemaWords(schema) : escaped(mediaType)))
    .join(" or ")
}

function loginWords({ security }: Operation): string {
  if (!security) return ""
  return security.length > 1 ? `${LOGIN}<dd>optional</dd>` : `${LOGIN}<dd>required</dd>`
}

function operationHtml(method: string, path: string, operation: Operation): string {
  const { summary, parameters = [], requestBody, responses } = operation
  const inputs = parameters.map(({ name, in: place, required, schema }) => {
    const note = required ? place : `${place}, optional`
    return `<dt>${escaped(name)} <small>${note}</small></dt><dd>${schemaWords(schema)}</dd>`
  })
  const body = requestBody ? `<dt>Body</dt><dd>${contentWords(requestBody.content)}</dd>` : ""
  const answers = Object.entries(responses).map(([status, { description, content }]) => {
    const isRefusal = status >= "400"
    return `<dt>${status}</dt><dd>${isRefusal ? `${escaped(description)}. ` : ""}${contentWords(content)}</dd>`
  })
  return `<article><h3>${method.toUpperCase()} ${escaped(path)}</h3><p>${prose(summary)}</p>
<dl>${loginWords(operation)}${inputs.join("")}${body}${answers.join("")}</dl></article>`
}

/** The OpenAPI document for people: each call with what it takes and answers, then the objects, by name. */
export function referencePage({ info, servers, paths, components }: ApiDocument): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation, tag: operation.tags[0] })),
  )
  const tags = [...new Set(operations.map(({ tag }) => tag))]
  const groups = tags.map((tag) => {
    const calls = operations.filter((one) => one.tag === tag)
    const articles = calls.map(({ method, path, operation }) => operationHtml(method, path, operation))
    return `<section id="calls-${tag}"><h2>${escaped(tag)}</h2>${articles.join("")}</section>`
  })
  const objects = Object.entries(components.schemas).map(
    ([name, schema]) =>
      `<article id="${name}"><h3>${name}</h3>${schema.properties ? fieldList(schema) : `<p>${schemaWords(schema)}</p>`}</article>`,
  )
  const contents = tags.map((tag) => `<li><a href="#calls-${tag}">${escaped(tag)}</a></li>`)
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${escaped(info.title)}: API</title><style>${REFERENCE_STYLE}</style></head>
<body><main><h1>${escaped(info.title)}: API</h1><p>${prose(info.description)}</p>
<p>Base: <code>${escaped(servers[0].url)}</code>. For programs: <a href="${escaped(servers[0].url)}/openapi.json">openapi.json</a></p>
<nav aria-label="Calls"><ul>${contents.join("")}<li><a href="#objects">objects</a></li></ul></nav>
${groups.join("")}<section id="objects"><h2>objects</h2>${objects.join("")}</section></main></body></html>`
}
