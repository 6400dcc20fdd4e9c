import { readHeading } from '@inzrt/domain/search'
import type { PoolClient } from 'pg'
import type { Brand } from '../../platform/brand/Brand.ts'
import type { Database } from '../../platform/database/openDatabase.ts'
import { drain } from '../../platform/jobs/drain.ts'
import { eachRow } from '../../platform/jobs/eachRow.ts'

const BATCH_SIZE = 5_000
const WORD = /^\p{L}{2,40}$/u

const COLLECTED = `
  create temporary table if not exists collected_words
    (brand_code text, stem text, word text, ads_count integer);
  create temporary table if not exists collected_heads
    (brand_code text, stem text, section_id integer, seller text,
      unique (brand_code, stem, section_id, seller))`

const FORGET = 'truncate collected_words, collected_heads'

const READ = `
  select id, brand_code as "brandCode", section_id as "sectionId", heading,
    coalesce('u' || user_id, lower(email), phone_e164, 'a' || id) as seller
  from ads where state = 'published' and id > $1
  order by id limit ${BATCH_SIZE}`

const ADD_WORDS = `
  insert into collected_words
  select brand_code, stem, word, count(*)
  from unnest($1::text[], $2::text[], $3::text[]) few (brand_code, stem, word)
  group by 1, 2, 3`

const ADD_HEADS = `
  insert into collected_heads
  select * from unnest($1::text[], $2::text[], $3::integer[], $4::text[])
  on conflict do nothing`

/** The most common spelling of a word is its spelling. */
const REPLACE = `
  delete from search_words;
  delete from search_word_sections;
  insert into search_words (brand_code, stem, word, ads_count)
  select distinct on (brand_code, stem) brand_code, stem, word,
    sum(ads_count) over (partition by brand_code, stem)
  from (
    select brand_code, stem, word, sum(ads_count) as ads_count
    from collected_words group by brand_code, stem, word
  ) words
  order by brand_code, stem, words.ads_count desc, word;
  insert into search_word_sections (brand_code, stem, section_id, sellers_count)
  select brand_code, stem, section_id, count(*) from collected_heads group by 1, 2, 3`

type Read = Readonly<{
  id: number
  brandCode: Brand
  sectionId: number
  heading: string
  seller: string
}>

const wordsOf = ({ brandCode, sectionId, heading, seller }: Read) =>
  readHeading(heading)
    .filter(({ folded }) => WORD.test(folded))
    .map(({ stem, written, role }) => ({
      brandCode,
      sectionId,
      seller,
      stem,
      role,
      word: written.toLowerCase(),
    }))

type Word = ReturnType<typeof wordsOf>[number]

const add = async (client: PoolClient, words: readonly Word[]): Promise<void> => {
  const heads = words.filter(({ role }) => role === 'head')
  const columns = <Row, Key extends keyof Row>(rows: readonly Row[], keys: readonly Key[]) =>
    keys.map((key) => rows.map((row) => row[key]))
  await client.query(ADD_WORDS, columns(words, ['brandCode', 'stem', 'word']))
  await client.query(ADD_HEADS, columns(heads, ['brandCode', 'stem', 'sectionId', 'seller']))
}

const collect = async (client: PoolClient, stopping?: AbortSignal) => {
  const ads = eachRow<Read>('read heading', ({ id }) => id)
  await client.query(COLLECTED)
  await client.query(FORGET)
  await drain<Read>(async (after) => {
    const { rows } = await client.query<Read>(READ, [after?.id ?? 0])
    const words: Word[] = []
    await ads.treat(null, rows, async (ad) => words.push(...wordsOf(ad)))
    await add(client, words)

    return rows
  }, stopping)

  return ads
}

const replace = async (client: PoolClient): Promise<void> => {
  try {
    await client.query('begin')
    // As many words as people use, not as many as there are ads: this one ends in any case.
    await client.query('set local statement_timeout = 0')
    // Two at the same time would add the same words: one waits for the other.
    await client.query('lock table search_words in share row exclusive mode')
    await client.query(REPLACE)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/**
 * Relearns from all published headings which words there are, how most ads spell them, and in which
 * sections they name the thing; a seller counts once however many ads they repeat.
 */
export const refreshVocabulary = async (
  { direct }: Database,
  stopping?: AbortSignal,
): Promise<void> => {
  // Temporary tables stay with their connection.
  const client = await direct.pool.connect()
  try {
    const ads = await collect(client, stopping)
    if (!stopping?.aborted) await replace(client)
    await client.query(FORGET)
    ads.settle()
  } finally {
    client.release()
  }
}
