import type { PromoChoice } from '@inzrt/contracts/payment/promo'
import { PROMOS_MAX } from '@inzrt/rules/limits'
import { and, eq, inArray } from 'drizzle-orm'
import { promoKinds } from '../../../platform/database/schema/promos.ts'
import type { Transaction } from '../../../platform/database/Transaction.ts'
import { invalidFields } from '../../../platform/errors/problems.ts'

const TWICE = 'Každou službu objednáte jen jednou.'
const UNKNOWN = 'Tuto službu už nenabízíme. Načtěte prosím stránku znovu.'

/**
 * The promotions chosen in a form.
 * @throws Problem 422 when one is chosen twice, is one too many or is not for sale
 */
export const chosenPromos = async (tx: Transaction, choices: readonly PromoChoice[]) => {
  const ids = new Set(choices.map(({ promoId }) => promoId))
  if (ids.size < choices.length || ids.size > PROMOS_MAX) throw invalidFields({ promos: [TWICE] })
  if (ids.size === 0) return []
  const kinds = await tx
    .select()
    .from(promoKinds)
    .where(and(inArray(promoKinds.id, [...ids]), eq(promoKinds.isActive, true)))
    .orderBy(promoKinds.id)
  if (kinds.length < ids.size) throw invalidFields({ promos: [UNKNOWN] })

  return kinds
}
