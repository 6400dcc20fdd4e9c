import { pgTable, text } from 'drizzle-orm/pg-core'
import { identity } from './columns.ts'

/** Pictures that may be shown no more and that caches of others may have; triggers write it. */
export const outdatedPictures = pgTable('outdated_pictures', {
  id: identity(),
  path: text('path').notNull(),
})
