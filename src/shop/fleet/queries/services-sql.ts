/** SQL for the services of a rental's line, whenever it was stored, as a JSON list. @param line its alias */
const servicesSql = (line: string) =>
  `(jsonb_path_query_array(${line}.metadata, '$.rental.services[*]') || jsonb_path_query_array(${line}.metadata, '$.rental.service'))`

/** SQL for the names of its services, null without one. */
export const serviceNamesSql = (line: string) =>
  `(select string_agg(service->>'name', ', ') from jsonb_array_elements(${servicesSql(line)}) service)`

/** SQL for what its services come to in Rappen. */
export const serviceSumSql = (line: string) =>
  `coalesce((select sum((service->>'price')::int) from jsonb_array_elements(${servicesSql(line)}) service), 0)`
