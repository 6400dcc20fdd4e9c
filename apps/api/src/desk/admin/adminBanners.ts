import type { AdminBanner, BannerChange } from '@inzrt/contracts/desk/adminBanner'
import { asc, eq } from 'drizzle-orm'
import type { FileSeal } from '../../catalogue/images/createFileSeal.ts'
import { banners } from '../../platform/database/schema/banners.ts'
import type { SignedIn } from '../../platform/http/SignedIn.ts'
import { dayOf, firstMoment, lastMoment } from './bannerDays.ts'
import { checkBanner, claimPicture } from './checkBanner.ts'
import { etagOf } from './etagOf.ts'
import { type AdminParts, addRecord, changeRecord, recordNotFound } from './keepRecord.ts'

type Row = typeof banners.$inferSelect
type BannerParts = AdminParts & Readonly<{ fileSeal: FileSeal }>
type Kept = Omit<BannerChange, 'uploadToken'> & Readonly<{ imagePath: string }>

const toKept = (row: Row): Kept => ({
  brand: row.brandCode,
  sectionId: row.sectionId,
  position: row.position,
  targetUrl: row.targetUrl,
  alt: row.alt,
  advertiser: row.advertiser,
  startsOn: dayOf(row.startsAt),
  endsOn: dayOf(row.endsAt),
  isActive: row.isActive,
  imagePath: row.imagePath,
})

const toRow = ({ brand, startsOn, endsOn, ...kept }: Kept) => ({
  ...kept,
  brandCode: brand,
  alt: kept.alt.trim(),
  advertiser: kept.advertiser.trim(),
  startsAt: firstMoment(startsOn),
  endsAt: lastMoment(endsOn),
})

/** Every banner, shown or not. */
export const listAdminBanners = async ({
  database,
  fileSeal,
}: BannerParts): Promise<AdminBanner[]> => {
  const rows = await database.db
    .select()
    .from(banners)
    .orderBy(asc(banners.brandCode), asc(banners.sectionId), asc(banners.position), asc(banners.id))

  return rows.map((row) => ({
    id: row.id,
    mark: etagOf(toKept(row)),
    picture: fileSeal.seal(row.imagePath),
    ...toKept(row),
  }))
}

const listed = async (parts: BannerParts, id: number): Promise<AdminBanner> => {
  const found = (await listAdminBanners(parts)).find((banner) => banner.id === id)
  if (!found) throw recordNotFound()

  return found
}

/** Changes a banner: where and when it is shown, where it leads, or its picture. */
export const changeBanner = async (
  parts: BannerParts,
  id: number,
  { mark, uploadToken, ...change }: BannerChange & { mark: string },
  admin: SignedIn,
): Promise<AdminBanner> => {
  const isIt = eq(banners.id, id)
  await changeRecord(parts, admin, {
    entity: 'banner',
    id,
    mark,
    name: change.advertiser,
    read: async (tx) => {
      const [row] = await tx.select().from(banners).where(isIt).for('update')
      if (!row) throw recordNotFound()

      return toKept(row)
    },
    write: async (tx, before) => {
      await checkBanner(tx, change)
      const imagePath = uploadToken ? await claimPicture(tx, uploadToken) : before.imagePath
      await tx
        .update(banners)
        .set(toRow({ ...change, imagePath }))
        .where(isIt)

      return { ...change, imagePath }
    },
  })

  return listed(parts, id)
}

/** Adds a banner with its uploaded picture. */
export const addBanner = async (
  parts: BannerParts,
  { uploadToken, ...change }: BannerChange,
  admin: SignedIn,
): Promise<AdminBanner> => {
  const id = await addRecord(parts, admin, 'banner', async (tx) => {
    await checkBanner(tx, change)
    const imagePath = await claimPicture(tx, uploadToken)
    const [added] = await tx
      .insert(banners)
      .values(toRow({ ...change, imagePath }))
      .returning({ id: banners.id })

    return { id: added?.id ?? 0, detail: { ...change, imagePath } }
  })

  return listed(parts, id)
}
