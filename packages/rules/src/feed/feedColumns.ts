import { slugify } from '@inzrt/domain/slug'
import type { Attribute } from '../attributes.ts'

/** Columns that every file of ads may have, by what they hold; those of a section's attributes have the attributes' names. */
export const FEED_COLUMNS = {
  number: 'Vlastní číslo',
  ad: 'Inzerát',
  type: 'Druh inzerátu',
  section: 'Rubrika',
  heading: 'Nadpis',
  content: 'Text',
  price: 'Cena',
  place: 'Místo',
  photos: 'Fotky',
} as const

export type FeedColumn = keyof typeof FEED_COLUMNS

/** What a column is known by: its name without accents, case and signs. */
export const feedKey = (name: string): string => slugify(name)

/** Which column holds a field of the form. */
const HOLDERS: Readonly<Record<string, FeedColumn>> = {
  type: 'type',
  sectionSlug: 'section',
  heading: 'heading',
  content: 'content',
  'price.type': 'price',
  'price.amount': 'price',
  localityId: 'place',
  images: 'photos',
}

/**
 * The name of the column in which a field of the form stands; empty for one that no column holds.
 * @example columnOfField('price.amount', []) // 'Cena'
 */
export const columnOfField = (field: string, attributes: readonly Attribute[]): string => {
  const holder = Object.hasOwn(HOLDERS, field) ? HOLDERS[field] : undefined
  if (holder) return FEED_COLUMNS[holder]
  const [of, key] = field.split('.')
  if (of !== 'attributes' || key === undefined) return ''

  return attributes.find((attribute) => attribute.key === key)?.name ?? key
}
