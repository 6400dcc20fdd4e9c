import type { Locality } from '@inzrt/contracts/browse/locality'
import { tokenize } from '@inzrt/domain/search'
import { foldLetters } from '@inzrt/domain/text'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/openDatabase.ts'
import { prepare } from '../../platform/database/prepare.ts'
import { localities } from '../../platform/database/schema/localities.ts'

export type LocalitiesRepository = ReturnType<typeof createLocalitiesRepository>

const RESULTS_MAX = 20

const select = (where: SQL, order: SQL): SQL => sql`
  select id, psc, region_name as "regionName", city_district_name as "cityDistrictName",
    municipality_name as "municipalityName", municipality_part_name as "municipalityPartName"
  from ${localities} where ${where}
  order by ${order}, psc, municipality_part_name nulls first, id
  limit ${sql.raw(String(RESULTS_MAX))}`

const byPscQuery = select(
  sql`psc like ${sql.placeholder('prefix')} || '%'`,
  sql`psc, municipality_name`,
)

/** Whole names and whole words come before beginnings of them, cities before villages, a town before its parts. */
const byNameQuery = select(
  sql`words @@ ${sql.placeholder('words')}::tsquery`,
  sql`municipality_folded = ${sql.placeholder('term')} desc,
    words @@ ${sql.placeholder('wholeWords')}::tsquery desc,
    starts_with(municipality_folded, ${sql.placeholder('term')}) desc,
    importance desc, municipality_name,
    municipality_part_name is not distinct from municipality_name desc`,
)

/** `602 00`, `CZ-602 00` and `602` are postal codes or their beginnings. */
const pscPrefix = (term: string): string | null =>
  /^(?:cz-?)?([1-7]\d{0,4})$/.exec(term.replace(/\s/g, ''))?.[1] ?? null

/** Every word must be a word of the place's names, or with `:*` the beginning of one. */
const toPlaceQuery = (words: readonly string[], label: '' | ':*'): string =>
  words.map((word) => `'${word}'${label}`).join(' & ')

/** Places by their postal codes and names. */
export const createLocalitiesRepository = ({ pool }: Database) => {
  const byPsc = prepare<Locality>(pool, byPscQuery)
  const byName = prepare<Locality>(pool, byNameQuery)

  return {
    /** At most twenty places whose postal code or names begin with the term. */
    search: async (text: string): Promise<Locality[]> => {
      const term = foldLetters(text).trim()
      const prefix = pscPrefix(term)
      if (prefix) return byPsc({ prefix })
      const words = tokenize(term)

      return words.length === 0
        ? []
        : byName({
            words: toPlaceQuery(words, ':*'),
            wholeWords: toPlaceQuery(words, ''),
            term: words.join(' '),
          })
    },
  }
}
