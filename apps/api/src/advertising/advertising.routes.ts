import type { FastifyPluginAsync } from 'fastify'
import { phoneVerificationRoutes } from '../identity/phone-verification/phoneVerification.routes.ts'
import { adAccessRoutes } from './ad-access/adAccess.routes.ts'
import { adStatsRoutes } from './ad-stats/adStats.routes.ts'
import { contactRoutes } from './contact/contact.routes.ts'
import { conversationsRoutes } from './conversations/conversations.routes.ts'
import type { Advertising } from './createAdvertising.ts'
import { dealsRoutes } from './deals/deals.routes.ts'
import { editingRoutes } from './editing/editing.routes.ts'
import { exchangesRoutes } from './exchanges/exchanges.routes.ts'
import { feedsRoutes } from './feeds/feeds.routes.ts'
import { matchesRoutes } from './matches/matches.routes.ts'
import { couponsRoutes } from './orders/coupons/coupons.routes.ts'
import { creditRoutes } from './orders/credit/credit.routes.ts'
import { placingRoutes } from './placing/placing.routes.ts'
import { ratingsRoutes } from './ratings/ratings.routes.ts'
import { readingRoutes } from './reading.routes.ts'
import { uploadsRoutes } from './uploads/uploads.routes.ts'

/** Everything an advertiser does with ads. */
export const advertisingRoutes: FastifyPluginAsync<Advertising> = async (app, advertising) => {
  await app.register(uploadsRoutes, advertising)
  await app.register(phoneVerificationRoutes, advertising)
  await app.register(placingRoutes, advertising)
  await app.register(couponsRoutes, advertising)
  await app.register(creditRoutes, advertising)
  await app.register(feedsRoutes, advertising)
  await app.register(editingRoutes, advertising)
  await app.register(readingRoutes, advertising)
  await app.register(adAccessRoutes, advertising)
  await app.register(adStatsRoutes, advertising)
  await app.register(matchesRoutes, advertising)
  await app.register(exchangesRoutes, advertising)
  await app.register(contactRoutes, advertising)
  await app.register(conversationsRoutes, advertising)
  await app.register(dealsRoutes, advertising)
  await app.register(ratingsRoutes, advertising)
}
