import { asc } from 'drizzle-orm'
import { promoKinds } from '../../../platform/database/schema/promos.ts'
import type { OrderParts } from '../OrderParts.ts'
import type { Market } from '../paying/retryMethods.ts'

type Parts = Pick<OrderParts, 'database' | 'sections' | 'starters' | 'clock'>

/** Reads what is for sale now, and where. */
export const createMarkets =
  ({ database, sections, starters, clock }: Parts) =>
  async (): Promise<(sectionId: number) => Market> => {
    const [catalogue, promos] = await Promise.all([
      sections.catalogue(),
      database.db.select().from(promoKinds).orderBy(asc(promoKinds.id)),
    ])
    const now = clock()

    return (sectionId) => ({ section: catalogue.byId(sectionId), promos, starters, now })
  }
