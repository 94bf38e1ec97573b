/** SQL for the day until which a reservation `r` is shown on its unit: what came back early isn't there any more, an exchange is on its day. */
export const STOOD_UNTIL = "(case when r.swapped_out_of is null then r.stands_to else r.end_day end)"

const OF_UNIT =
  "r.unit_id = unit.id and r.status <> 'cancelled' and r.deleted_at is null and r.stands_to >= r.stands_from"

/**
 * SQL for what stood on each unit between `:first` and `:last`, as `stood`: a unit serves one at a time, so of what began
 * earlier only the last can reach into these days. Unit by unit, and nothing is asked that isn't in the index of a unit's
 * history: so the index alone is read, from there to there, however long the history is.
 */
export const STOOD = `
  stood as materialized (
    select unit.id as unit_id, unit.product_id, begun.kind, begun.order_line_id,
           greatest(begun.stands_from, :first::date) as first, least(begun.stands_to, :last::date) as last
      from rental_unit unit
     cross join lateral (
            select r.kind, r.order_line_id, r.stands_from, r.stands_to from rental_reservation r
             where ${OF_UNIT} and r.stands_from between :first::date and :last::date
             union all
            select r.kind, r.order_line_id, r.stands_from, r.stands_to from rental_reservation r
             where ${OF_UNIT} and r.stands_to >= :first::date
               and r.stands_from = (select max(before.stands_from) from rental_reservation before
                                   where before.unit_id = unit.id and before.status <> 'cancelled'
                                     and before.deleted_at is null and before.stands_to >= before.stands_from
                                     and before.stands_from < :first::date)) begun)`
