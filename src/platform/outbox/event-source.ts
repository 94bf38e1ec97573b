/** What of a table's changes is an event. SQL may name `new` and `old`; of an insert all of `old` is null. */
export interface EventSource {
  table: string
  /** Where one change is several, they are told in this order. */
  events: readonly TableEvent[]
}

interface TableEvent {
  type: string
  version: number
  /** SQL: whether this change is one. */
  when: string
  subject: { type: string; id: string }
  /** SQL by the names of the envelope: identifiers and words of the code, nothing about people. */
  data: Readonly<Record<string, string>>
  /** SQL: when it happened, by the shop's clock. */
  at: string
}

const TRIGGER = "outbox"
/** Any number, always the same: one process at a time looks after the triggers. */
const LOCK = `pg_advisory_xact_lock(hashtext('${TRIGGER}'))`

const literal = (text: string) => `'${text.replaceAll("'", "''")}'`
const functionOf = (table: string) => `"${TRIGGER}_on_${table}"`

const dataOf = (data: TableEvent["data"]) =>
  `jsonb_build_object(${Object.entries(data)
    .map(([name, value]) => `${literal(name)}, (${value})::text`)
    .join(", ")})`

const statementOf = ({ type, version, when, subject, data, at }: TableEvent) => `
    if ${when} then
      perform outbox_write(${literal(type)}, ${version}, ${literal(subject.type)}, (${subject.id})::text,
        ${dataOf(data)}, ${at});
    end if;`

const ensured = ({ table, events }: EventSource) => `
  create or replace function ${functionOf(table)}() returns trigger language plpgsql as $event$
  begin${events.map(statementOf).join("")}
    return null;
  end $event$;
  if not exists (select from pg_trigger where tgrelid = '"${table}"'::regclass and tgname = '${TRIGGER}') then
    create trigger ${TRIGGER} after insert or update on "${table}"
      for each row execute function ${functionOf(table)}();
  end if;`

/**
 * Lets the database write each event in the transaction of its change, whoever makes it: a route, a job, Medusa's own
 * workflows or a hand in SQL. Not a migration: the tables belong to several modules, which are migrated each by itself.
 * @see docs/decisions/242-events-are-written-by-the-database.md
 */
export const ensureEventTriggers = (sources: readonly EventSource[]) => `
do $ensure$
declare
  stale record;
begin
  perform ${LOCK};${sources.map(ensured).join("")}
  for stale in
    select tgrelid::regclass as name from pg_trigger
     where tgname = '${TRIGGER}' and tgrelid not in (${sources.map(({ table }) => `'"${table}"'::regclass`).join(", ")})
  loop
    execute format('drop trigger ${TRIGGER} on %s', stale.name);
  end loop;
end $ensure$`
