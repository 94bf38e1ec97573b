import type { ApiDocument, Content, Operation } from "./api-document"
import { prose, proseBlocks } from "./prose"
import { escaped, fieldList, schemaWords } from "./schema-words"

/** What the page looks like; nothing else of it is more than text. */
export const REFERENCE_STYLE = `body{font:1rem/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#101820}
section,article{border-top:1px solid #d5dbe1;margin-top:1.5rem}h3{overflow-wrap:anywhere}
dt{font-weight:600}dd{margin:0 0 .5rem 1rem}code{overflow-wrap:anywhere}pre{overflow:auto;background:#f4f6f8;padding:.75rem}summary{cursor:pointer}a{color:#c2410c}small{color:#52606d}`

const LOGIN = "<dt>Login</dt>"

function contentWords(content: Content | undefined): string {
  return Object.entries(content ?? {})
    .map(([mediaType, { schema }]) => (schema ? schemaWords(schema) : escaped(mediaType)))
    .join(" or ")
}

function exampleHtml(content: Content | undefined): string {
  return Object.values(content ?? {})
    .filter(({ example }) => example !== undefined)
    .map(
      ({ example }) =>
        `<details><summary>Example</summary><pre>${escaped(JSON.stringify(example, null, 2))}</pre></details>`,
    )
    .join("")
}

function loginWords({ security }: Operation): string {
  if (!security) return ""
  return security.length > 1 ? `${LOGIN}<dd>optional</dd>` : `${LOGIN}<dd>required</dd>`
}

const anchorOf = (tag: string) => tag.replaceAll(" ", "-")

function operationHtml(method: string, path: string, operation: Operation): string {
  const { operationId, description, parameters = [], requestBody, responses } = operation
  const inputs = parameters.map(({ name, in: place, required, schema, description: words }) => {
    const note = required ? place : `${place}, optional`
    return `<dt>${escaped(name)} <small>${note}</small></dt><dd>${schemaWords(schema)}. ${prose(words)}</dd>`
  })
  const body = requestBody
    ? `<dt>Body</dt><dd>${contentWords(requestBody.content)}${exampleHtml(requestBody.content)}</dd>`
    : ""
  const answers = Object.entries(responses).map(([status, answer]) => {
    // What any call may answer is said once, above all.
    if ("$ref" in answer) return ""
    const words = status >= "400" ? `${prose(answer.description)}. ` : ""
    return `<dt>${status}</dt><dd>${words}${contentWords(answer.content)}${exampleHtml(answer.content)}</dd>`
  })
  return `<article id="${operationId}"><h3>${method.toUpperCase()} ${escaped(path)}</h3><p>${prose(description)}</p>
<dl>${loginWords(operation)}${inputs.join("")}${body}${answers.join("")}</dl></article>`
}

/** The OpenAPI document for people: each call with what it takes and answers, then the objects, by name. */
export function referencePage({ info, servers, tags, paths, components }: ApiDocument): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation, tag: operation.tags[0] })),
  )
  const groups = tags.map(({ name: tag, description }) => {
    const calls = operations.filter((one) => one.tag === tag)
    const articles = calls.map(({ method, path, operation }) => operationHtml(method, path, operation))
    return `<section id="calls-${anchorOf(tag)}"><h2>${escaped(tag)}</h2><p>${prose(description)}</p>${articles.join("")}</section>`
  })
  const objects = Object.entries(components.schemas).map(
    ([name, schema]) =>
      `<article id="${name}"><h3>${name}</h3>${schema.properties ? fieldList(schema) : `<p>${schemaWords(schema)}</p>`}</article>`,
  )
  const contents = tags.map(({ name }) => `<li><a href="#calls-${anchorOf(name)}">${escaped(name)}</a></li>`)
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${escaped(info.title)}: API</title><style>${REFERENCE_STYLE}</style></head>
<body><main><h1>${escaped(info.title)}: API</h1>${proseBlocks(info.description)}
<p>Base: <code>${escaped(servers[0].url)}</code>. For programs: <a href="${escaped(servers[0].url)}/openapi.json">openapi.json</a></p>
<nav aria-label="Calls"><ul>${contents.join("")}<li><a href="#objects">objects</a></li></ul></nav>
${groups.join("")}<section id="objects"><h2>objects</h2>${objects.join("")}</section></main></body></html>`
}
