import type { Brand } from '../brand/Brand.ts'
import type { Database } from '../database/openDatabase.ts'
import { createVocabulary, type KnownWord, type Vocabulary } from './Vocabulary.ts'

export type VocabularyRepository = ReturnType<typeof createVocabularyRepository>

const READ = `
  select stem, word, ads_count as "adsCount",
    array_remove(array_agg(section_id), null) as ids,
    array_remove(array_agg(sellers_count), null) as sellers
  from search_words left join search_word_sections using (brand_code, stem)
  where brand_code = $1
  group by 1, 2, 3`

type Row = Omit<KnownWord, 'sections'> & { ids: number[]; sellers: number[] }
type Kept = { until: number; isRead: boolean; vocabulary: Promise<Vocabulary> }

const toWord = ({ ids, sellers, ...word }: Row): KnownWord => ({
  ...word,
  sections: new Map(ids.map((id, at) => [id, sellers[at] ?? 0])),
})

/** The words visitors can find something by; they are learned once an hour and kept a minute. */
export const createVocabularyRepository = ({ pool }: Database, { maxAgeMs = 60_000 } = {}) => {
  const kept = new Map<Brand, Kept>()
  const load = async (brand: Brand): Promise<Vocabulary> => {
    const { rows } = await pool.query<Row>({ name: 'vocabulary', text: READ, values: [brand] })

    return createVocabulary(rows.map(toWord))
  }
  const renew = (brand: Brand): Promise<Vocabulary> => {
    const entry: Kept = {
      until: performance.now() + maxAgeMs,
      isRead: false,
      vocabulary: load(brand),
    }
    const former = kept.get(brand)
    kept.set(brand, entry)
    entry.vocabulary.then(
      () => {
        entry.isRead = true
      },
      () => kept.delete(brand),
    )

    // Nobody waits for newer words while there are older ones.
    return former?.isRead && maxAgeMs > 0 ? former.vocabulary : entry.vocabulary
  }

  return {
    of: (brand: Brand): Promise<Vocabulary> => {
      const entry = kept.get(brand)

      return entry && performance.now() < entry.until ? entry.vocabulary : renew(brand)
    },
  }
}
