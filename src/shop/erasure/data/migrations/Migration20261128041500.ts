import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** An order stays its customer's once he is erased: by him the end of its papers is found. Waits for an erasure that isn't committed. */
const GUARD = `create or replace function erased_keeps_orders() returns trigger language plpgsql as $$
  begin
    perform from customer where id = old.customer_id for key share;
    if exists (select from customer_erasure where customer_id = old.customer_id) then
      raise exception 'Customer % is erased', old.customer_id using errcode = 'ERASE';
    end if;
    return new;
  end $$`

export class Migration20261128041500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(GUARD)
    this.addSql(`create or replace trigger erased_keeps_orders before update of customer_id on "order"
      for each row when (new.customer_id is distinct from old.customer_id) execute function erased_keeps_orders()`)
  }

  override async down(): Promise<void> {
    this.addSql('drop trigger if exists erased_keeps_orders on "order"')
    this.addSql("drop function if exists erased_keeps_orders()")
  }
}
