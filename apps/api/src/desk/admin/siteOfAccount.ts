import { eq } from 'drizzle-orm'
import type { Brand } from '../../platform/brand/Brand.ts'
import { ads } from '../../platform/database/schema/ads.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'

/**
 * The site an account, which is good for both, knows us by: the one all its ads are on.
 * @param otherwise for who has ads on both, or none
 */
export const siteOfAccount = async (
  tx: Transaction,
  userId: number,
  otherwise: Brand,
): Promise<Brand> => {
  const [site, another] = await tx
    .selectDistinct({ brand: ads.brandCode })
    .from(ads)
    .where(eq(ads.userId, userId))

  return site && !another ? site.brand : otherwise
}
