import { COMMON_ANSWERS, HEADERS } from "./answers"
import type { ApiDocument } from "./api-document"
import type { ApiParts } from "./api-parts"
import type { Call } from "./call"
import { componentsOf, usedOf } from "./components"
import { operationOf } from "./operation"

/** The OpenAPI 3.1 document of the given calls, made from the same schemas that check requests and type both sides. */
export function openApiDocument(calls: readonly Call[], parts: ApiParts): ApiDocument {
  const { schemas, refer } = componentsOf(parts.schemas)
  const paths: ApiDocument["paths"] = {}
  for (const call of calls) {
    const path = pathOf(call)
    paths[path] ??= {}
    paths[path][call.method] = operationOf(call, parts, refer)
  }
  return {
    openapi: "3.1.0",
    info: parts.info,
    servers: parts.servers,
    tags: parts.tags,
    paths,
    components: {
      schemas: usedOf(schemas, { paths, COMMON_ANSWERS }),
      responses: COMMON_ANSWERS,
      headers: HEADERS,
      securitySchemes: {
        token: { type: "apiKey", in: "header", name: "Authorization", description: "`Token {auth_token}`" },
      },
    },
  }
}

/** As the document writes it: without the slash that calls may have at their end. */
export const pathOf = ({ path }: Pick<Call, "path">) => path.replace(/(.)\/$/, "$1")
