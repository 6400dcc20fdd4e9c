import { sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/openDatabase.ts'
import { sections } from '../../platform/database/schema/sections.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import { drainRows } from '../../platform/jobs/drainRows.ts'
import { eachRow } from '../../platform/jobs/eachRow.ts'
import { requestJob } from '../../platform/jobs/requestJob.ts'
import { askedSet } from '../sections/askedSet.ts'
import { adWords } from './adWords.ts'
import { refreshVocabulary } from './refreshVocabulary.ts'

/** To be raised when the words of ads are read otherwise than before: stems, heads of headings, lexemes. */
export const INDEX_VERSION = 2

const BATCH_SIZE = 500

type Ad = { id: number } & Parameters<typeof adWords>[0]

const writeWords = async (tx: Transaction, ads: readonly Ad[]): Promise<void> => {
  const vectors = ads.map(adWords)
  await tx.execute(sql`
    update ads
    set heading_words = indexed.heading_words::tsvector, all_words = indexed.all_words::tsvector
    from unnest(
      ${sql.param(ads.map(({ id }) => id))}::integer[],
      ${sql.param(vectors.map(({ headingWords }) => headingWords))}::text[],
      ${sql.param(vectors.map(({ allWords }) => allWords))}::text[]
    ) as indexed (id, heading_words, all_words)
    where ads.id = indexed.id`)
}

/** Erased ads have no words and get none. Where all together fail, each is written by itself. */
const indexNext = async (tx: Transaction, ads: ReturnType<typeof eachRow<Ad>>): Promise<Ad[]> => {
  const { rows } = await tx.execute<Ad>(sql`
    select ads.id, heading, content, attributes, ${askedSet(sections.attributeSet)} as "attributeSet"
    from ads join sections on sections.id = section_id
    where ads.id > (select indexed_to from search_index) and heading_words <> ''
    order by ads.id limit ${BATCH_SIZE} for update of ads`)
  if (rows.length > 0)
    await tx
      .transaction((inner) => writeWords(inner, rows))
      .catch(() =>
        ads.treat(null, rows, (ad) => tx.transaction((inner) => writeWords(inner, [ad]))),
      )
  await tx.execute(sql`update search_index set indexed_to = ${rows.at(-1)?.id ?? null}`)

  return rows
}

const saveProgress = (indexedTo: number | null) => sql`
  insert into search_index (version, indexed_to) values (${INDEX_VERSION}, ${indexedTo})
  on conflict (id) do update set version = excluded.version, indexed_to = excluded.indexed_to`

/** Says that all ads were written by this version, as those of an empty database will be. */
export const setIndexed = ({ db }: Pick<Database, 'db'>) => db.execute(saveProgress(null))

/** Has the words of all ads rewritten, because what they say of things has new names. */
export const reindexWords = async (tx: Transaction): Promise<void> => {
  await tx.execute(saveProgress(0))
  await tx.execute(requestJob('indexAds'))
}

/**
 * Rewrites the words of all ads when an older version wrote them. Goes on where a stopped run ended.
 * @returns how many ads were written
 */
export const indexAds = async (database: Database, stopping?: AbortSignal): Promise<number> => {
  await database.db.execute(sql`${saveProgress(0)} where search_index.version <> excluded.version`)
  const { rows } = await database.db.execute(
    sql`select from search_index where indexed_to is not null`,
  )
  if (rows.length === 0) return 0
  const ads = eachRow<Ad>('index ad', ({ id }) => id)
  const count = await drainRows<Ad>(database, (tx) => indexNext(tx, ads), stopping)
  if (!stopping?.aborted) await refreshVocabulary(database, stopping)
  ads.settle()

  return count
}
