import { Migration } from "@medusajs/framework/mikro-orm/migrations"

const groups = (names: string) => `alter table shop_setting
  drop constraint if exists shop_setting_id_check, add constraint shop_setting_id_check check (id in (${names}))`

/** A group for who gets into the admin how. */
export class Migration20261123233401 extends Migration {
  override async up(): Promise<void> {
    this.addSql(groups("'company', 'page', 'sales', 'access'"))
  }

  override async down(): Promise<void> {
    this.addSql("delete from shop_setting where id = 'access'")
    this.addSql(groups("'company', 'page', 'sales'"))
  }
}
