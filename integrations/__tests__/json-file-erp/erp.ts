import { z } from "zod"
import { defineErp } from "../../define-erp"
import { jsonFileProvider } from "./provider"

/** All that a second ERP takes besides its line in `erps.ts`. */
export const jsonFile = defineErp({
  variables: z.object({
    JSON_FILE_ERP_PATH: z.string().endsWith(".json", "must be a file that ends in .json").optional(),
  }),
  together: () => [],
  settings: ({ JSON_FILE_ERP_PATH }) => JSON_FILE_ERP_PATH,
  required: "JSON_FILE_ERP_PATH",
  connect: (file) => ({ provider: jsonFileProvider(file), office: null, isIssuing: true }),
})
