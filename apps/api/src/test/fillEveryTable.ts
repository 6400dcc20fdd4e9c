import type { Pool } from 'pg'

type Column = Readonly<{
  table: string
  name: string
  type: string
  isRequired: boolean
  /** The check that closes the set of its words. */
  set: string | null
  parent: string | null
}>

type Row = Readonly<Record<string, unknown>>

const COLUMNS = `
  select relname as table, attname as name, format_type(atttypid, atttypmod) as type,
    attnotnull and not atthasdef and attidentity = '' as "isRequired",
    (select pg_get_constraintdef(oid) from pg_constraint
     where conrelid = attrelid and contype = 'c' and conkey = array[attnum]
       and pg_get_constraintdef(oid) like 'CHECK ((% = ANY (ARRAY[%') as set,
    (select confrelid::regclass::text from pg_constraint
     where conrelid = attrelid and contype = 'f' and conkey = array[attnum]) as parent
  from pg_attribute join pg_class on pg_class.oid = attrelid
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
    and attnum > 0 and not attisdropped and attgenerated = ''
  order by relname, attnum`

/** What checks of single tables ask for; of the row with only what is required, and of the full one. */
const ASKED: Readonly<Record<string, readonly [Row, Row]>> = {
  ads: [{ price_type: 'agreement' }, { state: 'published' }],
  localities: [{ psc: '60200' }, { psc: '60300' }],
  orders: [{ kind: 'credit' }, {}],
  municipalities: [
    { latitude: 49.2, longitude: 16.6 },
    { latitude: 50.1, longitude: 14.4 },
  ],
  saved_searches: [{ email: 'nekdo@posta.example' }, { email: null }],
  sections: [{}, { sms_number: '9033033', sms_price: 3_300 }],
  clock_offset: [{}, { id: 1 }],
  search_index: [{}, { id: 1 }],
}

const BY_TYPE: readonly (readonly [RegExp, (n: number, name: string) => unknown])[] = [
  [/^(integer|bigint|smallint|double precision|xid8)$/, (n) => n],
  [/^character\(/, (n) => String(n)],
  [/^text\[\]$/, () => '{}'],
  [/^text$/, (n, name) => `${name} ${n}`],
  [/^boolean$/, (n) => n === 2],
  [/^(timestamp|date)/, (n) => `2026-11-0${n}`],
  [/^jsonb$/, () => '{}'],
  [/^uuid$/, (n) => `00000000-0000-4000-8000-00000000000${n}`],
  [/^bytea$/, () => Buffer.from('a')],
  [/^tsvector$/, () => 'kol:1'],
]

const madeUp = ({ table, name, type, set, parent }: Column, n: number): unknown => {
  if (parent === 'brands') return 'general'
  if (set) return /'(\w+)'/.exec(set)?.[1]
  const known = BY_TYPE.find(([of]) => of.test(type))
  if (!known) throw new Error(`${table}.${name}: no value of ${type} is known.`)

  return known[1](n, name)
}

/** The foreign keys of some refer to others: those wait until the others are there. */
const insertAll = async (
  pool: Pick<Pool, 'query'>,
  rows: readonly { table: string; row: Row }[],
): Promise<void> => {
  const waiting: { table: string; row: Row }[] = []
  for (const { table, row } of rows) {
    const names = Object.keys(row)
    const places = names.map((_, at) => `$${at + 1}`)
    await pool
      .query(
        `insert into ${table} (${names.join()}) values (${places.join()}) on conflict do nothing`,
        Object.values(row),
      )
      .catch((error) => {
        if (error.code !== '23503' || rows.length === 1) throw error
        waiting.push({ table, row })
      })
  }
  if (waiting.length > 0) await insertAll(pool, waiting)
}

/** Puts two rows into each table: one with only what is required, and one with every column. */
export const fillEveryTable = async (pool: Pick<Pool, 'query'>): Promise<void> => {
  const { rows: columns } = await pool.query<Column>(COLUMNS)
  const tables = Object.entries(Object.groupBy(columns, ({ table }) => table))
  const rowsOf = (n: 1 | 2) =>
    tables.map(([table, its = []]) => {
      const filled = its.filter(({ isRequired, name }) => n === 2 || isRequired || name === 'id')
      const row = Object.fromEntries(filled.map((column) => [column.name, madeUp(column, n)]))

      return { table, row: { ...row, ...ASKED[table]?.[n - 1] } }
    })

  const rows = [...rowsOf(1), ...rowsOf(2)]
  await insertAll(
    pool,
    rows.filter(({ row }) => Object.keys(row).length > 0),
  )
}
