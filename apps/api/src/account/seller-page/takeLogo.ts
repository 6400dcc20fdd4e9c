import { formMessage } from '@inzrt/rules/forms'
import { LOGO_STRETCH_MAX } from '@inzrt/rules/limits'
import { takeUpload } from '../../advertising/uploads/takeUpload.ts'
import type { Brand } from '../../platform/brand/Brand.ts'
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
  const picture = await takeUpload(tx, token, brand)
  if (!picture) throw lostLogo()
  const { path: logoPath, width: logoWidth, height: logoHeight } = picture
  const sides = [logoWidth, logoHeight]
  refuseFaults({
    logo:
      Math.max(...sides) > LOGO_STRETCH_MAX * Math.min(...sides) &&
      formMessage.stretchedLogo(LOGO_STRETCH_MAX),
  })

  return { logoPath, logoWidth, logoHeight }
}
