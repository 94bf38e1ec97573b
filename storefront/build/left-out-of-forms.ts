import type { LeftOut } from "./leave-out.ts"

/** Every form has a schema, and none has fields that repeat: the library's own rules and its arrays of fields have no use. */
export const OF_FORMS: LeftOut = {
  file: /node_modules\/react-hook-form\/dist\/index\.esm\.mjs$/,
  never: [
    "_setFieldArray",
    "executeBuiltInValidation",
    "setError",
    "setValues",
    "validateField",
    "validateForm",
    "watch",
  ],
}
