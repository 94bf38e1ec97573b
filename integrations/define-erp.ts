import type { z } from "zod"
import type { ErpConnection, ErpMeans } from "#shop/erp/data/provider"

/** What is wrong with a variable; `message` continues the variable's name. */
export interface VariableComplaint {
  variable: string
  message: string
}

/** Variables as the environment has them, without empty ones. */
export type Variables = Record<string, string | undefined>

/** An ERP as the environment chooses and sets it up. */
export interface ErpIntegration {
  /** What is wrong with its variables, one by one and together. @param isChosen whether the shop can't do without them */
  complaints(source: Variables, isChosen: boolean): VariableComplaint[]
  /** Null without an access: there is no ERP then, and in the demo its stand-in if it has one. */
  connect(source: Variables): ((means: ErpMeans) => ErpConnection) | null
}

interface ErpDefinition<Table extends z.ZodObject, Settings> {
  /** Everything optional, or with a default. */
  variables: Table
  /** What is wrong with several of them together. */
  together(variables: z.infer<Table>): VariableComplaint[]
  /** Undefined without an access. */
  settings(variables: z.infer<Table>): Settings | undefined
  /** What a shop that can't do without is told to set. */
  required: string
  connect(settings: Settings, means: ErpMeans): ErpConnection
}

/** What a folder of `integrations` with an ERP exports, for the list in `erps.ts`. */
export function defineErp<Table extends z.ZodObject, Settings>(erp: ErpDefinition<Table, Settings>): ErpIntegration {
  return {
    complaints(source, isChosen) {
      const parsed = erp.variables.safeParse(source)
      if (!parsed.success)
        return parsed.error.issues.map(({ path, message }) => ({ variable: path.join("."), message }))
      const isMissing = isChosen && erp.settings(parsed.data) === undefined
      const missing = { variable: erp.required, message: "must be set when SHOP_MODE=production, unless ERP_MODE=off" }
      return [...erp.together(parsed.data), ...(isMissing ? [missing] : [])]
    },
    connect(source) {
      const settings = erp.settings(erp.variables.parse(source))
      return settings === undefined ? null : (means) => erp.connect(settings, means)
    },
  }
}
