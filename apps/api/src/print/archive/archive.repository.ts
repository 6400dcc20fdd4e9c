import { inArray, type SQL, sql } from 'drizzle-orm'
import { whereShown } from '../../catalogue/ads/isPublished.ts'
import type { Clock } from '../../platform/clock/Clock.ts'
import type { Database } from '../../platform/database/openDatabase.ts'
import { ads } from '../../platform/database/schema/ads.ts'
import { archivedAds } from '../../platform/database/schema/archivedAds.ts'
import { editions } from '../../platform/database/schema/editions.ts'
import { whereArchived } from './whereArchived.ts'

export type ArchiveRepository = ReturnType<typeof createArchiveRepository>

type ArchiveQuery = Readonly<{
  /** As PostgreSQL reads them: what an ad is found by, and what stands before others by. Null where no word is asked for. */
  words: Readonly<{ found: string; named: string }> | null
  sectionIds: readonly number[] | null
  offset: number
  limit: number
}>

/** A printed ad that was found. */
type FoundPrint = Readonly<{
  lead: string
  text: string
  sectionId: number
  page: number | null
  number: number
  year: number
  releaseDate: string
  pdfPath: string
  slug: string
  isShown: boolean
}>

export type FoundPrints = Readonly<{
  prints: readonly FoundPrint[]
  total: number
  isTotalExact: boolean
}>

export const NO_PRINTS: FoundPrints = { prints: [], total: 0, isTotalExact: true }

/** So many are looked at, the first of them. */
const LOOKED_AT_MAX = 1_000

/** What an ad is for tells more than what it mentions; those printed last come first. */
const ORDER = sql`is_named desc, release_date desc, ad_id desc`

const isNamed = ({ words }: ArchiveQuery): SQL =>
  words ? sql`${archivedAds.words} @@ ${words.named}::tsquery` : sql`true`

const whereAsked = ({ words, sectionIds }: ArchiveQuery): SQL =>
  sql.join(
    [
      ...(words === null ? [] : [sql`${archivedAds.words} @@ ${words.found}::tsquery`]),
      ...(sectionIds === null ? [] : [inArray(archivedAds.sectionId, [...sectionIds])]),
    ],
    sql` and `,
  )

/** Past editions as they are searched. */
export const createArchiveRepository = ({ db }: Database, clock: Clock) => ({
  /** Printed ads with all the words, or of the sections; of both where both are asked for. */
  find: async (query: ArchiveQuery): Promise<FoundPrints> => {
    const { rows } = await db.execute<{ found: FoundPrints }>(sql`
      with looked_at as materialized (
        select ad_id, edition_id, section_id, release_date, page, lead, text, ${isNamed(query)} as is_named
        from ${archivedAds}
        where ${whereAsked(query)}
        order by ${ORDER} limit ${LOOKED_AT_MAX}
      ), told as materialized (
        select looked_at.lead, looked_at.text, looked_at.section_id as "sectionId", looked_at.page,
          number, year, looked_at.release_date as "releaseDate", pdf_path as "pdfPath", ${ads.slug},
          ${whereShown(clock())} as "isShown", looked_at.release_date, looked_at.ad_id,
          is_named
        from looked_at join ${ads} on ${ads.id} = ad_id join ${editions} on ${editions.id} = edition_id
        where ${whereArchived}
      ), asked as (select * from told order by ${ORDER} limit ${query.limit} offset ${query.offset})
      select json_build_object(
        'prints', (select coalesce(json_agg(asked order by ${ORDER}), '[]') from asked),
        'total', (select count(*) from told),
        'isTotalExact', (select count(*) < ${LOOKED_AT_MAX} from looked_at)) as found`)

    return rows[0]?.found ?? NO_PRINTS
  },
})
