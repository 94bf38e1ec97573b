/** Whether an order's line `line`, of its item `item`, came with a rental that was cancelled, and went with it. */
export const WENT_WITH_RENTAL = `exists (
  select from rental_change gone
   where gone.order_id = item.order_id and gone.order_line_id = line.metadata->>'companion_of'
     and gone.kind = 'cancellation' and gone.deleted_at is null)`
