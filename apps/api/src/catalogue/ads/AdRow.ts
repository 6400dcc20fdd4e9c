import { type SQL, sql } from 'drizzle-orm'
import { ads } from '../../platform/database/schema/ads.ts'
import {
  type LocalityNames,
  localityNameColumns,
} from '../../platform/database/schema/localities.ts'

type Ad = typeof ads.$inferSelect

/** What a list needs of an ad but the names of its place, read in one go. */
export type NamelessAdRow = Pick<
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
  | 'dialCode'
  | 'localityId'
  | 'attributes'
> & {
  /** In hundredths. */
  priceAmount: number | null
  priceOrder: number | null
  isHighlighted: boolean
  isTopped: boolean
}

export type AdRow = NamelessAdRow &
  LocalityNames & {
    /** How well it answers a search; left out in lists that are none. */
    relevance?: number | undefined
    /** How far it is from the place asked for; left out where none was. */
    metres?: number | undefined
  }

const now = sql.placeholder('now')

const named = (columns: Readonly<Record<string, SQL | unknown>>): SQL =>
  sql.join(
    Object.entries(columns).map(([name, column]) => sql`${column} as ${sql.raw(`"${name}"`)}`),
    sql`, `,
  )

/** Columns of a `NamelessAdRow` at the time `now`. */
export const namelessAdRowColumns: SQL = named({
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
  dialCode: ads.dialCode,
  isHighlighted: sql`coalesce(${ads.highlightedUntil} > ${now}, false)`,
  isTopped: sql`coalesce(${ads.toppedUntil} > ${now}, false)`,
  localityId: ads.localityId,
  attributes: ads.attributes,
})

/** Columns of an `AdRow`, from ads joined with localities. */
export const adRowColumns: SQL = sql`${namelessAdRowColumns}, ${named(localityNameColumns)}`
