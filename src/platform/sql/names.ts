/** The person whom a row names; '' without a first and a last name. @param row alias */
export const personName = (row: string) => `trim(concat(${row}.first_name, ' ', ${row}.last_name))`

/** The same without the blank, in the words of an index, where `concat` isn't allowed. @param row alias */
export const personLetters = (row: string) => `coalesce(${row}.first_name, '') || coalesce(${row}.last_name, '')`

const firstOf = (company: string, row: string, otherwise: string) =>
  `coalesce(nullif(${company}, ''), nullif(${personName(row)}, ''), ${otherwise})`

/**
 * Whom an order's billing address names: the company, else the person.
 * @param address alias of the address's table
 * @param otherwise column or text for neither
 */
export const addressName = (address: string, otherwise = "''") => firstOf(`${address}.company`, address, otherwise)

/** Postal code and town of an order's address, and its country abroad. @param address alias of its table */
export const placeName = (address: string) =>
  `concat_ws(', ', concat_ws(' ', ${address}.postal_code, ${address}.city), ${address}.metadata->>'country')`

/**
 * What a customer's account is called: the company, else the person.
 * @param customer alias of the customer's table
 * @param otherwise column or text for neither
 */
export const accountName = (customer: string, otherwise = "''") =>
  firstOf(`${customer}.company_name`, customer, otherwise)

/** What the access of a machine is called; null for any other id. @param id column */
export const machineName = (id: string) => `(select m.name from session_machine_access m where m.id = ${id})`

/**
 * Whom staff know behind an id: the name, else the e-mail; of a machine what its access is called.
 * @param user alias of the joined user
 * @param otherwise column or text for who isn't there any more, such as the id
 * @param id column, if that isn't the id
 */
export const staffName = (user: string, otherwise: string, id = otherwise) =>
  `coalesce(nullif(${personName(user)}, ''), ${user}.email, ${machineName(id)}, ${otherwise})`
