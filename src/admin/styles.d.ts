/** Vite takes style sheets in for their effect. */
declare module "*.css"
