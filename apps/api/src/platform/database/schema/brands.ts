import { BRANDS } from '@inzrt/contracts/wire/headers'
import { boolean, pgTable, text } from 'drizzle-orm/pg-core'
import { closedSets, oneOf } from '../closedSets.ts'

/** The two sites. What belongs to one is never shown on the other. */
export const brands = pgTable(
  'brands',
  {
    code: oneOf('code', BRANDS).primaryKey(),
    name: text('name').notNull(),
    isAdult: boolean('is_adult').notNull().default(false),
  },
  closedSets,
)

/** The site a row belongs to; no other can be. */
export const brandCode = () =>
  text('brand_code')
    .$type<(typeof BRANDS)[number]>()
    .references(() => brands.code)
