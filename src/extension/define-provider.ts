import type { z } from "zod"

/** What is wrong with a variable; `message` continues the variable's name. */
export interface VariableComplaint {
  variable: string
  message: string
}

/** Variables as the environment has them, without empty ones. */
export type Variables = Readonly<Record<string, string | undefined>>

/** A neighbour of one kind (ERP, company register, mail transport), as the environment sets it up. */
export interface Provider<Means, Connection> {
  /** What is wrong with its variables, one by one and together. @param required why the shop can't do without them, if so */
  complaints(source: Variables, required?: string): VariableComplaint[]
  /** Null without an access: there is no such neighbour then, and in the demo its stand-in if it has one. */
  connect(source: Variables): ((means: Means) => Connection) | null
}

interface ProviderDefinition<Means, Connection, Table extends z.ZodObject, Settings> {
  /** Everything optional, or with a default. */
  variables: Table
  /** What is wrong with several of them together. */
  together?(variables: z.infer<Table>): VariableComplaint[]
  /** Undefined without an access. */
  settings(variables: z.infer<Table>): Settings | undefined
  /** What a shop that can't do without is told to set. */
  required: string
  connect(settings: Settings, means: Means): Connection
}

/** The provider that its variables make. */
export const defineProvider =
  <Means, Connection>() =>
  <Table extends z.ZodObject, Settings>({
    variables,
    together = () => [],
    settings: settingsOf,
    required: variable,
    connect,
  }: ProviderDefinition<Means, Connection, Table, Settings>): Provider<Means, Connection> => ({
    complaints(source, required) {
      const parsed = variables.safeParse(source)
      if (!parsed.success)
        return parsed.error.issues.map(({ path, message }) => ({ variable: path.join("."), message }))
      const isMissing = required !== undefined && settingsOf(parsed.data) === undefined
      return [...together(parsed.data), ...(isMissing ? [{ variable, message: `must be set ${required}` }] : [])]
    },
    connect(source) {
      const settings = settingsOf(variables.parse(source))
      return settings === undefined ? null : (means) => connect(settings, means)
    },
  })
