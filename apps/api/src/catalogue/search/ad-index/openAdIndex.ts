import { type Brand, sisterOf } from '../../../platform/brand/Brand.ts'
import type { Database } from '../../../platform/database/openDatabase.ts'
import { searchNotReady } from '../../../platform/errors/problems.ts'
import { drain } from '../../../platform/jobs/drain.ts'
import { type AdIndex, createAdIndex, type IndexedAd } from './AdIndex.ts'

const BATCH_SIZE = 1_000

const COLUMNS = `
  id, brand_code as brand, section_id as "sectionId", locality_id as "localityId", type,
  images_count > 0 as "hasImage",
  case when price_type in ('czk', 'free') then coalesce(price_amount, 0)::float8 end as crowns,
  price_order::float8 as "priceOrder",
  (extract(epoch from sort_at) * 1000)::float8 as "sortAt",
  (extract(epoch from created_at) * 1000)::float8 as "createdAt",
  (extract(epoch from topped_until) * 1000)::float8 as "toppedUntil",
  (extract(epoch from valid_until) * 1000)::float8 as "validUntil",
  attributes, (select attribute_set from sections where sections.id = section_id) as "attributeSet",
  heading_words::text as "headingWords", all_words::text as "allWords"`

const READ_NEXT = `
  select ${COLUMNS} from ads where state = 'published' and id > $1 order by id limit ${BATCH_SIZE}`

const READ_CHANGED = `
  select ${COLUMNS} from ads where state = 'published' and id = any($1)`

const READ_SNAPSHOT = 'select pg_current_snapshot()::text as snapshot'

/** Where more has changed, all ads are read as quickly. */
const CHANGES_MAX = 250_000

/**
 * What other transactions have committed since a snapshot. Marks of what was forgotten stand for many transactions,
 * so those it saw count too. Numbers yet to come are of another database, from which this one was restored.
 */
const READ_CHANGES = `
  select pg_current_snapshot()::text as snapshot,
    array(
      select ad_id from ad_changes
      where changed_in >= pg_snapshot_xmin($1::pg_snapshot)
        and changed_in < pg_snapshot_xmax(pg_current_snapshot())
        and (ad_id is null or not pg_visible_in_snapshot(changed_in, $1::pg_snapshot))
      limit $2
    ) as ids`

type Changes = Readonly<{ snapshot: string; ids: readonly (number | null)[] }>
type Read = IndexedAd & Readonly<{ brand: Brand }>
type Indexes = Readonly<Record<Brand, AdIndex>>
type Loaded = { indexes: Indexes; snapshot: string }

/** An ad may have been on the other site before. */
const put = (indexes: Indexes, { brand, ...ad }: Read): void => {
  indexes[sisterOf(brand)].remove(ad.id)
  indexes[brand].put(ad)
}

/**
 * A visitor does not wait longer: reading a million ads takes half a minute, and so may what has changed of them while
 * nobody searched. The bff would take the whole api for broken.
 */
const PATIENCE_MS = 1_500

/** What a promise gives, or where it is late what `otherwise` does. */
const within = async <Value>(
  ms: number,
  promise: Promise<Value>,
  otherwise: () => Value,
): Promise<Value> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms)
  }).then(otherwise)

  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}

/**
 * Indexes of the published ads of both sites that know, whenever they are asked for, everything committed
 * before. They are read from the database once, and from then on only what has changed.
 */
export const openAdIndex = (
  { pool }: Pick<Database, 'pool'>,
  { patienceMs = PATIENCE_MS, changesMax = CHANGES_MAX } = {},
) => {
  const readNext = async (last: number): Promise<Read[]> =>
    (await pool.query<Read>({ name: 'index_next', text: READ_NEXT, values: [last] })).rows

  const load = async (): Promise<Loaded> => {
    const indexes: Indexes = { general: createAdIndex(), adult: createAdIndex() }
    const { rows } = await pool.query<{ snapshot: string }>(READ_SNAPSHOT)
    await drain<Read>(async (last) => {
      const next = await readNext(last?.id ?? 0)
      for (const ad of next) put(indexes, ad)

      return next
    })
    for (const index of Object.values(indexes)) index.trim()

    return { indexes, snapshot: rows[0]?.snapshot ?? '' }
  }

  const readChanged = async (indexes: Indexes, ids: readonly number[]): Promise<void> => {
    for (let from = 0; from < ids.length; from += BATCH_SIZE) {
      const values = [ids.slice(from, from + BATCH_SIZE)]
      const { rows } = await pool.query<Read>({ name: 'index_changed', text: READ_CHANGED, values })
      const shown = new Set(rows.map(({ id }) => id))
      for (const id of values.flat())
        if (!shown.has(id)) for (const index of Object.values(indexes)) index.remove(id)
      for (const ad of rows) put(indexes, ad)
    }
  }

  /** Brings what was loaded up to date, or tells that too much was missed for that. */
  const update = async (loaded: Loaded): Promise<boolean> => {
    const values = [loaded.snapshot, changesMax + 1]
    const { rows } = await pool.query<Changes>({ name: 'index_news', text: READ_CHANGES, values })
    const { ids, snapshot } = rows[0] ?? { ids: [null], snapshot: '' }
    if (ids.length > changesMax || ids.includes(null)) return false
    await readChanged(loaded.indexes, [...new Set(ids as number[])])
    loaded.snapshot = snapshot

    return true
  }

  let loaded: Loaded | null = null
  /** Read beside, to take the place of what is loaded. */
  let renewed: Loaded | null = null
  let isRenewing = false

  /** Where very many ads are gone, indexes without them take the place of these when they are done. */
  const renewSparse = async ({ indexes }: Loaded): Promise<void> => {
    if (isRenewing || !Object.values(indexes).some(({ isSparse }) => isSparse)) return
    isRenewing = true
    try {
      renewed = await load()
    } catch {
      // The next one who searches has it tried again.
    } finally {
      isRenewing = false
    }
  }

  const bringUpToDate = async (): Promise<Indexes> => {
    const known = renewed ?? loaded
    renewed = null
    const current = known && (await update(known)) ? known : await load()
    loaded = current
    renewSparse(current)

    return current.indexes
  }

  let running: Promise<unknown> = Promise.resolve()
  /** Shared by all who come while another update runs, which may have begun before they came. */
  let next: Promise<Indexes> | null = null

  /** The indexes as soon as they know everything that was committed before. */
  const refresh = (): Promise<Indexes> => {
    next ??= running
      .catch(() => undefined)
      .then(() => {
        next = null
        const updated = bringUpToDate()
        running = updated

        return updated
      })

    return next
  }

  return {
    refresh,
    /** The indexes as they are, whatever has been committed since; null until they are read. */
    known: (): Indexes | null => loaded?.indexes ?? null,
    /**
     * The same, but where very much has changed at once they may not know all of it.
     * @throws Problem 500 while they are read for the first time
     */
    current: (): Promise<Indexes> =>
      within(patienceMs, refresh(), () => {
        if (!loaded) throw searchNotReady()

        return loaded.indexes
      }),
  }
}

export type AdIndexSource = ReturnType<typeof openAdIndex>
