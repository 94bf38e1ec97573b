import { Migration } from "@medusajs/framework/mikro-orm/migrations"

const letGo = (
  order: string,
) => `create or replace function company_let_go(gone text) returns void language plpgsql as $$
  declare theirs text;
  begin
    select company_id into theirs from company_member where customer_id = gone;
    if theirs is null then return; end if;
    perform from company_account where id = theirs for update;
    delete from company_member where customer_id = gone;
    update company_member set "right" = 'manage', updated_at = now()
     where customer_id = (select m.customer_id from company_member m
                            left join session_account a on a.customer_id = m.customer_id
                           where m.company_id = theirs order by ${order} limit 1)
       and not exists (select from company_member where company_id = theirs and "right" = 'manage');
  end $$`

/** If nobody managed it then, whoever is there longest does from now on: of those whose account isn't closed, where there are some. */
export class Migration20261127143100 extends Migration {
  override async up(): Promise<void> {
    this.addSql(letGo("a.deactivated_at is not null, m.created_at, m.customer_id"))
  }

  override async down(): Promise<void> {
    this.addSql(letGo("m.created_at, m.customer_id"))
  }
}
