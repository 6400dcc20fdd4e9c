import { listPromosCall } from '@inzrt/contracts/payment/promo'
import { asc, eq } from 'drizzle-orm'
import type { FastifyPluginAsync } from 'fastify'
import type { Database } from '../../platform/database/openDatabase.ts'
import { promoKinds } from '../../platform/database/schema/promos.ts'
import { serveCall } from '../../platform/http/serveCall.ts'

const crowns = (amount: number) => ({ amount, currency: 'CZK' as const })

export const promosRoutes: FastifyPluginAsync<{ database: Database }> = async (
  app,
  { database: { db } },
) => {
  const readForSale = db
    .select()
    .from(promoKinds)
    .where(eq(promoKinds.isActive, true))
    .orderBy(asc(promoKinds.id))
    .prepare('promos_for_sale')

  serveCall(app, listPromosCall, async () => ({
    data: (await readForSale.execute()).map(({ id, code, name, days, cardPrice, smsPrice }) => ({
      promoId: id,
      code,
      name,
      days,
      card: { price: crowns(cardPrice) },
      sms: { canBePaid: smsPrice !== null, price: smsPrice === null ? null : crowns(smsPrice) },
    })),
  }))
}
