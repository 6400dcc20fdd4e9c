import { sql } from 'drizzle-orm'
import type { Brand } from '../brand/Brand.ts'
import type { Database } from '../database/openDatabase.ts'
import { prepare } from '../database/prepare.ts'
import { vocabulary } from '../database/schema/vocabulary.ts'

export type VocabularyRepository = ReturnType<typeof createVocabularyRepository>

/** A word of headings: as compared, as most ads spell it, and in how many ads it stands. */
export type KnownWord = { folded: string; word: string; adsCount: number }

const brand = sql.placeholder('brand')

/** The words visitors can find something by. */
export const createVocabularyRepository = ({ pool }: Database) => {
  const countBeginnings = prepare<{ adsCount: number }>(
    pool,
    sql`select coalesce(sum(ads_count), 0)::integer as "adsCount" from ${vocabulary}
      where brand_code = ${brand} and folded like ${sql.placeholder('prefix')} || '%'`,
  )
  const readSimilar = prepare<KnownWord>(
    pool,
    sql`select folded, word, ads_count as "adsCount" from ${vocabulary}
      where brand_code = ${brand} and folded % ${sql.placeholder('folded')}
      order by similarity(folded, ${sql.placeholder('folded')}) desc, ads_count desc
      limit 20`,
  )

  return {
    /** In about how many ads of a site some word begins with this. */
    countBeginnings: async (site: Brand, prefix: string): Promise<number> =>
      (await countBeginnings({ brand: site, prefix }))[0]?.adsCount ?? 0,
    /** Words that share most groups of three letters with this one. */
    similar: (site: Brand, folded: string) => readSimilar({ brand: site, folded }),
  }
}
