/**
 * SQL for what stood on each unit between `:first` and `:last`, as `stood`: a unit serves one at a time, so of what began
 * earlier only the last can reach into these days, and the index of a unit's history is read from there.
 */
export const STOOD = `
  begun as materialized (
    select u.id as unit_id, u.product_id, coalesce(
             (select max(before.start_day) from rental_reservation before
               where before.unit_id = u.id and before.status <> 'cancelled' and before.deleted_at is null
                 and before.start_day < :first::date), :first::date) as since
      from rental_unit u),
  stood as materialized (
    select begun.unit_id, begun.product_id, r.id as reservation_id, r.kind, r.order_line_id, greatest(r.start_day, :first::date) as first,
           least(r.end_day, :last::date) as last
      from begun
      join rental_reservation r
        on r.unit_id = begun.unit_id and r.status <> 'cancelled' and r.deleted_at is null
           and r.start_day >= begun.since and r.start_day <= :last::date and r.end_day >= :first::date)`
