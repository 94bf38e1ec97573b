import pg from "pg"

/** Columns that a copy doesn't share with its original, as jsonb over the original's row. */
const COPY = (table: string, alias: string, changes: string) =>
  `insert into ${table} select (jsonb_populate_record(null::${table}, to_jsonb(${alias}) || jsonb_build_object(${changes}))).*`

/** A model of the copy's own, "XK 4711": what tells it from the others in a search. */
const MODEL = "chr(65 + n % 26) || chr(65 + (n / 26) % 26) || ' ' || (1000 + n)"

/** The copies: each of the demo's products with a page in turn, so that kinds and texts are spread as in the demo. */
const COPIES = `
  create temporary table copies as
  select n, 'bench_' || n || '_' as key, o.id as original, ${MODEL} as model
    from generate_series(1, $1::int) n
    join lateral (
      select p.id, row_number() over (order by p.id) - 1 as place, count(*) over () as total
        from product p join product_type t on t.id = p.type_id and t.value <> 'addon'
       where p.deleted_at is null and p.status = 'published' and p.id not like 'bench_%') o on o.place = n % o.total`

const STATEMENTS = [
  `${COPY("product", "p", "'id', c.key || p.id, 'handle', c.key || p.handle, 'title', p.title || ' ' || c.model")}
     from copies c join product p on p.id = c.original`,
  `${COPY(
    "catalogue_product_profile",
    "f",
    "'id', c.key || f.id, 'product_id', c.key || f.product_id, 'slug', f.slug || '-' || c.n, 'sort_order', 1000 + c.n",
  )} from copies c join catalogue_product_profile f on f.product_id = c.original`,
  `${COPY("image", "i", "'id', c.key || i.id, 'product_id', c.key || i.product_id")}
     from copies c join image i on i.product_id = c.original`,
  `${COPY(
    "product_variant",
    "v",
    "'id', c.key || v.id, 'product_id', c.key || v.product_id, 'sku', c.key || v.sku, 'manage_inventory', false",
  )} from copies c join product_variant v on v.product_id = c.original`,
  `insert into price_set (id) select c.key || l.price_set_id
     from copies c join product_variant v on v.product_id = c.original
     join product_variant_price_set l on l.variant_id = v.id`,
  `${COPY("price", "a", "'id', c.key || a.id, 'price_set_id', c.key || a.price_set_id")}
     from copies c join product_variant v on v.product_id = c.original
     join product_variant_price_set l on l.variant_id = v.id join price a on a.price_set_id = l.price_set_id`,
  `${COPY(
    "product_variant_price_set",
    "l",
    "'id', c.key || l.id, 'variant_id', c.key || l.variant_id, 'price_set_id', c.key || l.price_set_id",
  )} from copies c join product_variant v on v.product_id = c.original
     join product_variant_price_set l on l.variant_id = v.id`,
  `${COPY("product_sales_channel", "s", "'id', c.key || s.id, 'product_id', c.key || s.product_id")}
     from copies c join product_sales_channel s on s.product_id = c.original`,
]

/** Copies of the demo's products under models of their own, until there are `total`. */
export async function growCatalogue(databaseUrl: string, total: number): Promise<void> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    await client.query("begin")
    const { rows } = await client.query("select count(*)::int as count from product where deleted_at is null")
    await client.query(COPIES, [Math.max(total - rows[0].count, 0)])
    for (const statement of STATEMENTS) await client.query(statement)
    await client.query("drop table copies")
    await client.query("commit")
    await client.query("analyze")
  } finally {
    await client.end()
  }
}
