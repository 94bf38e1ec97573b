/** Vite takes style sheets in for their effect. */
declare module "*.css"

/** Vite answers where a file is served. */
declare module "*.wasm?url" {
  const address: string
  export default address
}
