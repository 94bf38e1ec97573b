/** What a customer's account is called, of the joined table `customer`: the company, else the person; '' for neither. */
export const CUSTOMER_NAME =
  "coalesce(nullif(customer.company_name, ''), trim(concat(customer.first_name, ' ', customer.last_name)))"
