import { types } from "@medusajs/framework/pg"

/**
 * Columns of the type `date` read as `YYYY-MM-DD`. By default the driver makes them instants at midnight of the server's time
 * zone, which is another day in another zone. Medusa's own tables have no such columns.
 */
types.setTypeParser(types.builtins.DATE, (text) => text)
