/**
 * Of what this folder exports, by SemVer: what goes or means something else is a new major version, what is added a minor
 * one. An extension says in `requires` which it was written for.
 */
export const EXTENSION_API_VERSION = "1.3.0"
