import type { Banner } from '@inzrt/contracts/browse/banner'
import { asc, eq } from 'drizzle-orm'
import type { Brand } from '../../platform/brand/Brand.ts'
import type { Clock } from '../../platform/clock/Clock.ts'
import { cacheFor } from '../../platform/database/cacheFor.ts'
import type { Database } from '../../platform/database/openDatabase.ts'
import { banners } from '../../platform/database/schema/banners.ts'
import type { SectionNode } from '../sections/SectionNode.ts'

export type BannersRepository = ReturnType<typeof createBannersRepository>

type BannerRow = typeof banners.$inferSelect

const placeOf = (brand: Brand, sectionId: number | null): string => `${brand} ${sectionId}`

const isDue = ({ startsAt, endsAt }: BannerRow, now: Date): boolean =>
  (startsAt === null || startsAt <= now) && (endsAt === null || endsAt > now)

const toBanner = ({ id, position, imagePath, targetUrl, alt, advertiser }: BannerRow): Banner => ({
  id,
  position,
  imagePath,
  targetUrl,
  alt,
  advertiser,
})

/**
 * A section shows its own banners; those of no section belong to the site's home and search. There are few, and
 * every list shows some: they are read at most once in `maxAgeMs`.
 */
export const createBannersRepository = (
  { db }: Database,
  clock: Clock,
  { maxAgeMs = 1_000 } = {},
) => {
  const readActive = db
    .select()
    .from(banners)
    .where(eq(banners.isActive, true))
    .orderBy(asc(banners.position), asc(banners.id))
    .prepare('banners_active')
  const active = cacheFor(maxAgeMs, async () =>
    Map.groupBy(await readActive.execute(), ({ brandCode, sectionId }) =>
      placeOf(brandCode, sectionId),
    ),
  )

  /** The first one that is due at each position. */
  const ofPlace = async (brand: Brand, sectionId: number | null): Promise<Banner[]> => {
    const now = clock()
    const due = ((await active.get()).get(placeOf(brand, sectionId)) ?? []).filter((banner) =>
      isDue(banner, now),
    )

    return due.filter(({ position }, at) => position !== due[at - 1]?.position).map(toBanner)
  }

  return {
    ofSection: ({ brandCode, id }: Pick<SectionNode, 'brandCode' | 'id'>) => ofPlace(brandCode, id),
    ofSite: (brand: Brand) => ofPlace(brand, null),
    /** Somebody changed a banner: the next call reads them again. */
    forget: active.forget,
  }
}
