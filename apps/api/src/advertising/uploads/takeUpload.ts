import { and, eq, isNull } from 'drizzle-orm'
import type { Brand } from '../../platform/brand/Brand.ts'
import { sha256 } from '../../platform/crypto/sha256.ts'
import { adImages } from '../../platform/database/schema/adImages.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'

/**
 * Takes an uploaded picture out of those that wait for an ad, for what is none. From then on no ad takes it.
 * @returns null when it waits no more, or was uploaded on the other site
 */
export const takeUpload = async (tx: Transaction, token: string, brand: Brand) => {
  const [picture] = await tx
    .delete(adImages)
    .where(
      and(
        eq(adImages.tokenHash, sha256(token)),
        eq(adImages.brandCode, brand),
        isNull(adImages.adId),
        isNull(adImages.proposedFor),
      ),
    )
    .returning({ path: adImages.path, width: adImages.width, height: adImages.height })

  return picture ?? null
}
