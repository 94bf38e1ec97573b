/** Whom staff know behind an id: the name, else the e-mail, of the joined user `staff`. @param id a column */
export const STAFF_NAME = (id: string) =>
  `coalesce(nullif(trim(concat(staff.first_name, ' ', staff.last_name)), ''), staff.email, ${id})`
