import { integer, pgTable } from 'drizzle-orm/pg-core'
import { identity, moment } from './columns.ts'

/** Demos put into this database; one that never finished is removed and begun again. */
export const demos = pgTable('demos', {
  id: identity(),
  seed: integer('seed').notNull(),
  adsCount: integer('ads_count').notNull(),
  startedAt: moment('started_at').notNull().defaultNow(),
  finishedAt: moment('finished_at'),
})
