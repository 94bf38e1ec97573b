/** The person whom a row names; '' without a first and a last name. @param row alias */
export const personName = (row: string) => `trim(concat(${row}.first_name, ' ', ${row}.last_name))`

const firstOf = (company: string, row: string, otherwise: string) =>
  `coalesce(nullif(${company}, ''), nullif(${personName(row)}, ''), ${otherwise})`

/**
 * Whom an order's billing address names: the company, else the person.
 * @param address alias of the address's table
 * @param otherwise column or text for neither
 */
export const addressName = (address: string, otherwise = "''") => firstOf(`${address}.company`, address, otherwise)

/**
 * What a customer's account is called: the company, else the person.
 * @param customer alias of the customer's table
 * @param otherwise column or text for neither
 */
export const accountName = (customer: string, otherwise = "''") =>
  firstOf(`${customer}.company_name`, customer, otherwise)

/**
 * Whom staff know behind an id: the name, else the e-mail.
 * @param user alias of the joined user
 * @param otherwise column or text for who isn't there any more, such as the id
 */
export const staffName = (user: string, otherwise: string) =>
  `coalesce(nullif(${personName(user)}, ''), ${user}.email, ${otherwise})`
