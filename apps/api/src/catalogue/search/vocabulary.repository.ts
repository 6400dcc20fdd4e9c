import type { Brand } from '../../platform/brand/Brand.ts'
import type { Database } from '../../platform/database/openDatabase.ts'
import { createVocabulary, type KnownWord, type Vocabulary } from './Vocabulary.ts'

export type VocabularyRepository = ReturnType<typeof createVocabularyRepository>

const READ = `
  select stem, word, ads_count as "adsCount",
    array_remove(array_agg(section_id), null) as ids,
    array_remove(array_agg(sellers_count), null) as sellers
  from search_words left join search_word_sections using (brand_code, stem)
  where brand_code = $1
  group by 1, 2, 3`

const READ_SECTIONS = 'select id, name from sections where brand_code = $1'

/** Differs whenever learning has changed the words. */
const READ_MARK = `
  select concat_ws(' ',
    (select sum(hashtextextended(stem || word, ads_count)) from search_words where brand_code = $1),
    (select sum(hashtextextended(stem, section_id) # sellers_count)
      from search_word_sections where brand_code = $1)) as mark`

type Row = Omit<KnownWord, 'sections'> & { ids: number[]; sellers: number[] }
type Section = Readonly<{ id: number; name: string }>
type Known = Readonly<{ mark: string; vocabulary: Vocabulary }>
type Kept = { until: number; isRead: boolean; known: Promise<Known> }

const toWord = ({ ids, sellers, ...word }: Row): KnownWord => ({
  ...word,
  sections: new Map(ids.map((id, at) => [id, sellers[at] ?? 0])),
})

/** The words visitors can find something by; they are learned once an hour and kept a minute. */
export const createVocabularyRepository = ({ pool }: Database, { maxAgeMs = 60_000 } = {}) => {
  const kept = new Map<Brand, Kept>()
  const load = async (brand: Brand, former: Known | undefined): Promise<Known> => {
    const values = [brand]
    const marks = await pool.query<Pick<Known, 'mark'>>({
      name: 'words_mark',
      text: READ_MARK,
      values,
    })
    const { mark = '' } = marks.rows[0] ?? {}
    if (former?.mark === mark) return former
    const { rows } = await pool.query<Row>({ name: 'words', text: READ, values })
    const sections = await pool.query<Section>({
      name: 'section_names',
      text: READ_SECTIONS,
      values,
    })
    const names = new Map(sections.rows.map(({ id, name }) => [id, name]))

    return { mark, vocabulary: createVocabulary(rows.map(toWord), names) }
  }
  const renew = (brand: Brand): Promise<Known> => {
    const former = kept.get(brand)
    const known = Promise.resolve(former?.isRead ? former.known : undefined).then((last) =>
      load(brand, last),
    )
    const entry: Kept = { until: performance.now() + maxAgeMs, isRead: false, known }
    kept.set(brand, entry)
    known.then(
      () => {
        entry.isRead = true
      },
      () => kept.delete(brand),
    )

    // Nobody waits for newer words while there are older ones.
    return former?.isRead && maxAgeMs > 0 ? former.known : known
  }

  return {
    of: async (brand: Brand): Promise<Vocabulary> => {
      const entry = kept.get(brand)
      const isFresh = entry && performance.now() < entry.until

      return (await (isFresh ? entry.known : renew(brand))).vocabulary
    },
  }
}
