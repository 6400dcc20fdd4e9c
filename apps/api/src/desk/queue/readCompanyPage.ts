import type { JudgedPage } from '@inzrt/contracts/desk/companyPage'
import { and, eq } from 'drizzle-orm'
import type { FileSeal } from '../../catalogue/images/createFileSeal.ts'
import type { Database } from '../../platform/database/openDatabase.ts'
import type { ads } from '../../platform/database/schema/ads.ts'
import { sellerPages } from '../../platform/database/schema/sellerPages.ts'

type Ad = Pick<typeof ads.$inferSelect, 'userId' | 'brandCode'>

/** What the company of an ad says of itself on the ad's site; null: nothing. */
export const readCompanyPage = async (
  { db }: Database,
  fileSeal: FileSeal,
  { userId, brandCode }: Ad,
): Promise<JudgedPage | null> => {
  if (userId === null) return null
  const [page] = await db
    .select()
    .from(sellerPages)
    .where(and(eq(sellerPages.userId, userId), eq(sellerPages.brandCode, brandCode)))

  return page
    ? {
        about: page.about,
        web: page.web,
        logo: page.logoPath && fileSeal.seal(page.logoPath),
        savedAt: page.updatedAt.toISOString(),
      }
    : null
}
