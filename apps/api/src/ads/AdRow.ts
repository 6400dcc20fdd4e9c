import { type SQL, sql } from 'drizzle-orm'
import { ads } from '../database/schema/ads.ts'
import { localities } from '../database/schema/localities.ts'

type Ad = typeof ads.$inferSelect
type Locality = typeof localities.$inferSelect

/** What a list needs of an ad, read in one go. */
export type AdRow = Pick<
  Ad,
  | 'id'
  | 'slug'
  | 'heading'
  | 'type'
  | 'priceType'
  | 'sectionId'
  | 'mainImagePath'
  | 'imagesCount'
  | 'createdAt'
  | 'sortAt'
  | 'validUntil'
> &
  Pick<
    Locality,
    'psc' | 'regionName' | 'cityDistrictName' | 'municipalityName' | 'municipalityPartName'
  > & {
    localityId: number
    /** In hundredths. */
    priceAmount: number | null
    priceOrder: number | null
    /** How well the ad answers a search; 0 in lists that are no search. */
    relevance: number
    isHighlighted: boolean
    isTopped: boolean
  }

const now = sql.placeholder('now')

const named = (columns: Readonly<Record<string, SQL | unknown>>): SQL =>
  sql.join(
    Object.entries(columns).map(([name, column]) => sql`${column} as ${sql.raw(`"${name}"`)}`),
    sql`, `,
  )

/** Columns of an `AdRow` but `relevance` at the time `now`, from ads joined with localities. */
export const adRowColumns: SQL = named({
  id: ads.id,
  slug: ads.slug,
  heading: ads.heading,
  type: ads.type,
  priceType: ads.priceType,
  priceAmount: sql`${ads.priceAmount}::float8`,
  priceOrder: sql`${ads.priceOrder}::float8`,
  sectionId: ads.sectionId,
  mainImagePath: ads.mainImagePath,
  imagesCount: ads.imagesCount,
  createdAt: ads.createdAt,
  sortAt: ads.sortAt,
  validUntil: ads.validUntil,
  isHighlighted: sql`coalesce(${ads.highlightedUntil} > ${now}, false)`,
  isTopped: sql`coalesce(${ads.toppedUntil} > ${now}, false)`,
  localityId: localities.id,
  psc: localities.psc,
  regionName: localities.regionName,
  cityDistrictName: localities.cityDistrictName,
  municipalityName: localities.municipalityName,
  municipalityPartName: localities.municipalityPartName,
})
