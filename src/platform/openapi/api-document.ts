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

export type Content = Record<string, { schema?: JsonSchema; example?: unknown }>

interface Reference {
  $ref: string
}

export interface Parameter {
  name: string
  in: string
  required: boolean
  description: string
  schema: JsonSchema
  example?: unknown
}

export interface Answer {
  description: string
  headers?: Record<string, Reference>
  content?: Content
  /** What the header `Refusal-Code` can name. */
  "x-refusal-codes"?: readonly string[]
}

export interface Operation {
  operationId: string
  tags: string[]
  summary: string
  description: string
  deprecated?: true
  "x-sunset"?: string
  parameters?: Parameter[]
  requestBody?: { required: boolean; content: Content }
  security?: Record<string, string[]>[]
  responses: Record<string, Answer | Reference>
}

export interface Tag {
  name: string
  description: string
}

interface Header {
  description: string
  required: boolean
  schema: JsonSchema
  example: string | number
}

/** OpenAPI 3.1 as far as this API makes use of it. */
export interface ApiDocument {
  openapi: "3.1.0"
  info: {
    title: string
    version: string
    description: string
    termsOfService: string
    contact: { name: string; url: string }
    license: { name: string; url: string }
  }
  servers: { url: string; description: string }[]
  tags: Tag[]
  paths: Record<string, Record<string, Operation>>
  components: {
    schemas: Record<string, JsonSchema>
    responses: Record<string, Answer>
    headers: Record<string, Header>
    securitySchemes: Record<string, object>
  }
}
