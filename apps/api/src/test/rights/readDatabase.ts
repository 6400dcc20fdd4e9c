import type { Database } from '../../platform/database/openDatabase.ts'

type Row = Readonly<Record<string, unknown>>

/** Every row there is, by table and identity. */
export type Contents = ReadonlyMap<string, Row>

/** One row that came, went or became another; `columns` holds what is new. */
export type Change = Readonly<{ table: string; kind: string; columns: Row }>

/** What a refused call may leave behind: that it was tried, and that a session was used; looks are counted later. */
const TRACES = new Set(['attempts', 'auth_events', 'ad_stats'])
const TRACES_OF_USE = new Set(['token_used_at', 'last_used_at'])

const tablesOf = async ({ pool }: Database): Promise<string[]> => {
  const { rows } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  return rows.map(({ name }) => name).filter((name) => !TRACES.has(name))
}

/** The connection decides which slot a counter is changed in (ADR 466): what counts is their sum. */
const SUMS: Readonly<Record<string, string>> = {
  section_counters: `(
    select section_id, type, has_image, is_priced, sum(ads_count) as ads_count
    from section_counters group by section_id, type, has_image, is_priced)`,
}

/** That a member of staff was refused is written down. */
const isRefusal = ({ table, row }: { table: string; row: Row }): boolean =>
  table === 'audit_log' && row.action === 'refused'

const keyOf = (row: Row): string => String(row.id ?? JSON.stringify(row))

/** Reads all tables of ours. */
export const createReader = async (database: Database) => {
  const tables = await tablesOf(database)
  const all = tables
    .map(
      (name) => `select '${name}' as table, to_jsonb(t) as row from ${SUMS[name] ?? `"${name}"`} t`,
    )
    .join(' union all ')

  return async (): Promise<Contents> => {
    const { rows } = await database.pool.query<{ table: string; row: Row }>({
      name: 'all',
      text: all,
    })

    return new Map(
      rows
        .filter((read) => !isRefusal(read))
        .map(({ table, row }) => [`${table} ${keyOf(row)}`, row]),
    )
  }
}

const differing = (before: Row, after: Row): Row =>
  Object.fromEntries(
    Object.entries(after).filter(
      ([name, value]) =>
        !TRACES_OF_USE.has(name) && JSON.stringify(value) !== JSON.stringify(before[name]),
    ),
  )

/** What became of the database, in the order of tables and kinds. */
export const changesBetween = (before: Contents, after: Contents): readonly Change[] => {
  const changes: Change[] = []
  const note = (key: string, kind: string, columns: Row) => {
    const [table = ''] = key.split(' ')
    if (Object.keys(columns).length > 0) changes.push({ table, kind, columns })
  }
  for (const [key, row] of after) {
    const former = before.get(key)
    note(key, former ? 'update' : 'insert', former ? differing(former, row) : row)
  }
  for (const [key, row] of before) if (!after.has(key)) note(key, 'delete', row)

  return changes.toSorted((one, other) =>
    `${one.table} ${one.kind}`.localeCompare(`${other.table} ${other.kind}`),
  )
}
