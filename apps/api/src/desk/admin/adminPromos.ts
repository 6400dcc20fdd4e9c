import type { AdminPromo, PromoChange } from '@inzrt/contracts/desk/adminPromo'
import { asc, eq } from 'drizzle-orm'
import type { Database } from '../../platform/database/openDatabase.ts'
import { promoKinds } from '../../platform/database/schema/promos.ts'
import { refuseFaults } from '../../platform/errors/refuseFaults.ts'
import type { SignedIn } from '../../platform/http/SignedIn.ts'
import { smsNumberFor } from '../../premium-sms/payments/smsNumberFor.ts'
import { etagOf } from './etagOf.ts'
import { type AdminParts, changeRecord, recordNotFound } from './keepRecord.ts'

type Row = typeof promoKinds.$inferSelect

const toChangeable = ({ name, days, cardPrice, smsPrice, isActive }: Row): PromoChange => ({
  name,
  days,
  cardPrice,
  smsPrice,
  isActive,
})

/** Both kinds of promotion. */
export const listAdminPromos = async ({ db }: Database): Promise<AdminPromo[]> =>
  (await db.select().from(promoKinds).orderBy(asc(promoKinds.id))).map((row) => ({
    id: row.id,
    code: row.code,
    mark: etagOf(toChangeable(row)),
    ...toChangeable(row),
  }))

const checkPromo = ({ name, cardPrice, smsPrice }: PromoChange): void =>
  refuseFaults({
    name: name.trim() === '' && 'Napište název služby.',
    cardPrice: cardPrice === 0 && 'Napište cenu kartou.',
    smsPrice:
      smsPrice !== null &&
      ((smsNumberFor('90333', smsPrice) === null &&
        'Přes SMS lze zaplatit celé koruny od 1 do 99 Kč.') ||
        (smsPrice <= cardPrice && 'Cena přes SMS musí být vyšší než cena kartou.')),
  })

/** Changes the price of a promotion, its days or whether it is for sale. */
export const changePromo = async (
  parts: AdminParts,
  id: number,
  { mark, ...change }: PromoChange & { mark: string },
  admin: SignedIn,
): Promise<AdminPromo> => {
  const isIt = eq(promoKinds.id, id)
  await changeRecord(parts, admin, {
    entity: 'promo',
    id,
    mark,
    name: change.name,
    read: async (tx) => {
      const [row] = await tx.select().from(promoKinds).where(isIt).for('update')
      if (!row) throw recordNotFound()

      return toChangeable(row)
    },
    write: async (tx) => {
      checkPromo(change)
      await tx.update(promoKinds).set(change).where(isIt)

      return change
    },
  })
  const changed = (await listAdminPromos(parts.database)).find((promo) => promo.id === id)
  if (!changed) throw recordNotFound()

  return changed
}
