/** The parts of JSON Schema that the contract's schemas turn into. */
export interface JsonSchema {
  $ref?: string
  type?: string
  enum?: (string | number | null)[]
  const?: string | number | boolean
  anyOf?: JsonSchema[]
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
  additionalProperties?: JsonSchema | boolean
  required?: string[]
}

export type Content = Record<string, { schema?: JsonSchema }>

export interface Operation {
  tags: string[]
  summary: string
  parameters?: { name: string; in: string; required: boolean; schema: JsonSchema }[]
  requestBody?: { required: boolean; content: Content }
  security?: Record<string, string[]>[]
  responses: Record<string, { description: string; headers?: Record<string, { $ref: string }>; content?: Content }>
}

/** OpenAPI 3.1 as far as this API makes use of it. */
export interface ApiDocument {
  openapi: "3.1.0"
  info: { title: string; version: string; description: string }
  servers: { url: string }[]
  paths: Record<string, Record<string, Operation>>
  components: {
    schemas: Record<string, JsonSchema>
    headers: Record<string, { description: string; required: boolean; schema: JsonSchema; example: string }>
    securitySchemes: Record<string, object>
  }
}
