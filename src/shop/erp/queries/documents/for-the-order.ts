/**
 * Whether a row of the mirror is one whose invoice stands for the order itself: its own, what took its place, and its
 * instalments, but none of an extension's.
 */
export const isForTheOrder = (row: string): string => `(${row}.kind in ('order', 'cancellation', 'waiver')
  or exists (select from order_instalment instalment
              where instalment.id = ${row}.change_id and instalment.change_id is null))`
