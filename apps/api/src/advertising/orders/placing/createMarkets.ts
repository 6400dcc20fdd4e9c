import { asc } from 'drizzle-orm'
import { promoKinds } from '../../../platform/database/schema/promos.ts'
import type { OrderParts } from '../OrderParts.ts'
import type { Market } from '../paying/retryMethods.ts'

type Parts = Pick<OrderParts, 'database' | 'sections' | 'starters' | 'clock'>

type Placed = Readonly<{ sectionId: number }>

/** Reads what is for sale now where ads stand. */
export const createMarkets =
  ({ database, sections, starters, clock }: Parts) =>
  async (ads: readonly Placed[]): Promise<(ad: Placed) => Market> => {
    const [catalogue, promos] = await Promise.all([
      sections.catalogue(),
      database.db.select().from(promoKinds).orderBy(asc(promoKinds.id)),
    ])
    const now = clock()
    const sectionOf = await catalogue.sectionsOf(ads)

    return (ad) => ({ section: sectionOf(ad), promos, starters, now })
  }
