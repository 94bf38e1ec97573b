import { mayGo, schemaFaults } from "./schema-faults.mjs"

const isOpen = ({ security = [] }) => security.length === 0 || security.some((way) => Object.keys(way).length === 0)
const keyOf = (parameter) => `${parameter.in} parameter ${parameter.name}`
const byKey = (parameters = []) => new Map(parameters.map((one) => [keyOf(one), one]))

/**
 * What of the API a program that was written for the document before can't rely on any more, a sentence each. Additions are none.
 * What was marked as deprecated may go from its day on.
 * @param today YYYY-MM-DD
 */
export function contractFaults(before, after, today) {
  return Object.entries(before.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, old]) => {
      const name = `${method.toUpperCase()} ${path}`
      const now = after.paths[path]?.[method]
      if (!now) return mayGo(old, today) ? [] : [`${name} is gone`]
      return operationFaults(old, now, { name, before, after, today })
    }),
  )
}

function operationFaults(old, now, at) {
  const { name } = at
  return [
    ...(old.operationId === now.operationId ? [] : [`${name} is called ${now.operationId}, not ${old.operationId}`]),
    ...(isOpen(old) && !isOpen(now) ? [`${name} needs a login`] : []),
    ...parameterFaults(byKey(old.parameters), byKey(now.parameters), at),
    ...bodyFaults(old.requestBody, now.requestBody, at),
    ...answerFaults(old.responses, now.responses, at),
  ]
}

function parameterFaults(old, now, at) {
  const known = [...old].flatMap(([key, parameter]) => {
    const where = `${at.name}: ${key}`
    const next = now.get(key)
    if (!next) return mayGo(parameter, at.today) ? [] : [`${where} is gone`]
    const turned = next.required && !parameter.required ? [`${where} has to be given`] : []
    return [...turned, ...schemaFaults(parameter.schema, next.schema, { ...at, where, direction: "input" })]
  })
  const asked = [...now].filter(([key, { required }]) => required && !old.has(key))
  return [...known, ...asked.map(([key]) => `${at.name}: ${key} has to be given`)]
}

function bodyFaults(old, now, at) {
  const where = `${at.name}: body`
  if (!now) return old ? [`${where} is gone`] : []
  if (!old) return now.required ? [`${where} has to be given`] : []
  const turned = now.required && !old.required ? [`${where} has to be given`] : []
  return [...turned, ...contentFaults(old.content, now.content, { ...at, where, direction: "input" })]
}

function answerFaults(old, now, at) {
  const known = Object.entries(old).flatMap(([status, answer]) => {
    const where = `${at.name}: ${status}`
    if (!now[status]) return [`${where} is gone`]
    const [before, after] = [shared(answer, at.before), shared(now[status], at.after)]
    const lost = Object.keys(before.headers ?? {}).filter((header) => !after.headers?.[header])
    return [
      ...lost.map((header) => `${where} has no ${header}`),
      ...contentFaults(before.content, after.content, { ...at, where, direction: "output" }),
    ]
  })
  // A refusal more is one that programs meet by its class; another way to succeed isn't known to any.
  const others = Object.keys(now).filter((status) => status < "400" && !old[status])
  return [...known, ...others.map((status) => `${at.name}: ${status} is a success that there wasn't`)]
}

const shared = (answer, document) =>
  answer.$ref ? document.components.responses[answer.$ref.split("/").at(-1)] : answer

const contentFaults = (old = {}, now = {}, at) =>
  Object.entries(old).flatMap(([mediaType, { schema }]) => {
    if (!now[mediaType]) return [`${at.where} as ${mediaType} is gone`]
    return schema && now[mediaType].schema ? schemaFaults(schema, now[mediaType].schema, at) : []
  })
