import type { Pool } from 'pg'

/** Each part of a database's schema as a line: what it is called, and all that PostgreSQL knows of it. */
const CATALOGUE = `
  with ours as (select oid from pg_namespace where nspname = 'public'),
  foreign_parts as (select objid from pg_depend where deptype = 'e')
  select format('table %s %s %s %s', relname, relkind, relpersistence, reloptions) as line
  from pg_class where relnamespace in (select oid from ours) and relkind in ('r', 'p', 'v', 'm', 'f')
  union all
  select format('column %s.%s %s %s default %s identity %s generated %s collation %s storage %s %s',
    attrelid::regclass, attname, format_type(atttypid, atttypmod),
    case when attnotnull then 'not null' else 'null' end, pg_get_expr(adbin, adrelid), attidentity,
    attgenerated, attcollation::regcollation, attstorage, attcompression)
  from pg_attribute join pg_class on pg_class.oid = attrelid
  left join pg_attrdef on adrelid = attrelid and adnum = attnum
  where relnamespace in (select oid from ours) and relkind in ('r', 'p', 'v', 'm', 'f', 'c')
    and attnum > 0 and not attisdropped
  union all
  select format('constraint %s on %s %s %s', conname, conrelid::regclass, pg_get_constraintdef(oid), convalidated)
  from pg_constraint where connamespace in (select oid from ours)
  union all
  select format('index %s %s %s', pg_get_indexdef(indexrelid), indisvalid, reloptions)
  from pg_index join pg_class on pg_class.oid = indexrelid
  where relnamespace in (select oid from ours)
  union all
  select format('trigger %s %s', pg_get_triggerdef(pg_trigger.oid), tgenabled)
  from pg_trigger join pg_class on pg_class.oid = tgrelid
  where relnamespace in (select oid from ours) and not tgisinternal
  union all
  select format('function %s', pg_get_functiondef(oid)) from pg_proc
  where pronamespace in (select oid from ours) and oid not in (select objid from foreign_parts)
  union all
  select format('type %s %s %s', typname, typtype,
    (select array_agg(enumlabel order by enumsortorder) from pg_enum where enumtypid = pg_type.oid))
  from pg_type where typnamespace in (select oid from ours) and typtype in ('d', 'e')
    and oid not in (select objid from foreign_parts)
  union all
  select format('sequence %s %s from %s by %s within %s and %s keeps %s cycles %s', seqrelid::regclass,
    seqtypid::regtype, seqstart, seqincrement, seqmin, seqmax, seqcache, seqcycle)
  from pg_sequence join pg_class on pg_class.oid = seqrelid
  where relnamespace in (select oid from ours)
  union all
  select format('extension %s', extname) from pg_extension`

/** The whole schema of a database, to compare it with another's; the order of columns says nothing. */
export const describeCatalogue = async (pool: Pick<Pool, 'query'>): Promise<readonly string[]> => {
  const { rows } = await pool.query<{ line: string }>(CATALOGUE)

  return rows.map(({ line }) => line).toSorted()
}
