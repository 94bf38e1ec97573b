// By this folder Medusa knows that the plugin has a module; package.json says where it is.
export { default } from "../../shop/rental/data/plugin"
