import { defineErp, defineExtension, z } from "#extension"
import { jsonFileProvider } from "./provider"

/** Accounts that are a file, chosen by ERP_MODE=example-json-erp. */
export default defineExtension({
  name: "example-json-erp",
  requires: "^1.0.0",
  erp: defineErp({
    variables: z.object({
      JSON_ERP_FILE: z.string().endsWith(".json", "must be a file that ends in .json").optional(),
    }),
    settings: ({ JSON_ERP_FILE }) => JSON_ERP_FILE,
    required: "JSON_ERP_FILE",
    connect: (file) => ({ provider: jsonFileProvider(file), office: null, isIssuing: true }),
  }),
})
