import { message } from '@inzrt/domain/forms'
import { LOGO_STRETCH_MAX } from '@inzrt/domain/limits'
import { and, eq, isNull } from 'drizzle-orm'
import type { Brand } from '../../platform/brand/Brand.ts'
import { sha256 } from '../../platform/crypto/sha256.ts'
import { adImages } from '../../platform/database/schema/adImages.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import { refuseFaults } from '../../platform/errors/refuseFaults.ts'
import { lostLogo } from './sellerPageProblems.ts'

const NO_LOGO = { logoPath: null, logoWidth: null, logoHeight: null } as const

/**
 * The columns of a new logo. An uploaded picture is taken out of those that wait for an ad, so that no ad takes it any more.
 * @param token null takes the logo off, left out it stays
 */
export const takeLogo = async (tx: Transaction, token: string | null | undefined, brand: Brand) => {
  if (token === undefined) return {}
  if (token === null) return NO_LOGO
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
    .returning({
      logoPath: adImages.path,
      logoWidth: adImages.width,
      logoHeight: adImages.height,
    })
  if (!picture) throw lostLogo()
  const sides = [picture.logoWidth, picture.logoHeight]
  refuseFaults({
    logo:
      Math.max(...sides) > LOGO_STRETCH_MAX * Math.min(...sides) &&
      message.stretchedLogo(LOGO_STRETCH_MAX),
  })

  return picture
}
