import { explainListening } from '@inzrt/settings/explainListening'
import type { FastifyInstance } from 'fastify'
import { accountRoutes } from '../account/account.routes.ts'
import { favouritesRoutes } from '../account/favourites/favourites.routes.ts'
import { notificationsRoutes } from '../account/notifications/notifications.routes.ts'
import { pushRoutes } from '../account/push/push.routes.ts'
import { savedSearchesRoutes } from '../account/saved-searches/savedSearches.routes.ts'
import { advertisingRoutes } from '../advertising/advertising.routes.ts'
import { createReplyReceiver } from '../advertising/conversations/createReplyReceiver.ts'
import { createAdvertising } from '../advertising/createAdvertising.ts'
import { moneyRoutes } from '../advertising/money/money.routes.ts'
import { createOrderParts } from '../advertising/orders/createOrderParts.ts'
import { ordersRoutes } from '../advertising/orders/orders.routes.ts'
import { orderingRoutes } from '../advertising/orders/placing/ordering.routes.ts'
import { LOCAL_SUPPLIER } from '../advertising/orders/receipts/localSupplier.ts'
import { paymentsRoutes } from '../advertising/payments/payments.routes.ts'
import { promosRoutes } from '../advertising/promos/promos.routes.ts'
import { freshnessRoutes } from '../advertising/renewals/freshness.routes.ts'
import { workRoutes } from '../advertising/work/work.routes.ts'
import { adsRoutes } from '../catalogue/ads/ads.routes.ts'
import { advertisersRoutes } from '../catalogue/advertisers/advertisers.routes.ts'
import { cardRoutes } from '../catalogue/images/card/card.routes.ts'
import { createFileSeal } from '../catalogue/images/createFileSeal.ts'
import { imagesRoutes } from '../catalogue/images/images.routes.ts'
import { localitiesRoutes } from '../catalogue/localities/localities.routes.ts'
import { placesRoutes } from '../catalogue/localities/places/places.routes.ts'
import { pricesRoutes } from '../catalogue/prices/prices.routes.ts'
import { searchRoutes } from '../catalogue/search/search.routes.ts'
import { sectionsRoutes } from '../catalogue/sections/sections.routes.ts'
import { createSisterProposals } from '../catalogue/sister/createSisterProposals.ts'
import { sisterRoutes } from '../catalogue/sister/sister.routes.ts'
import { sitemapRoutes } from '../catalogue/sitemap/sitemap.routes.ts'
import { dialCodeRoutes } from '../catalogue/slug/dialCode.routes.ts'
import { slugRoutes } from '../catalogue/slug/slug.routes.ts'
import { adminRoutes } from '../desk/admin/admin.routes.ts'
import { complaintsRoutes } from '../desk/complaints/complaints.routes.ts'
import { intakeRoutes } from '../desk/intake/intake.routes.ts'
import { moderationRoutes } from '../desk/moderation.routes.ts'
import { ratingReportsRoutes } from '../desk/ratings/ratingReports.routes.ts'
import { reportsRoutes } from '../desk/reports/reports.routes.ts'
import { NO_REGISTER } from '../identity/companies/createCompanyRegister.ts'
import { createIdentity } from '../identity/createIdentity.ts'
import { createStaffRule } from '../identity/second-factor/createStaffRule.ts'
import { authoriseRequests } from '../identity/sessions/authoriseRequests.ts'
import { type MailInlet, openMailInlet } from '../messages/inlet/openMailInlet.ts'
import { createSites } from '../messages/mail/createSites.ts'
import { recordRefusals } from '../platform/audit/recordRefusals.ts'
import { identifyCallers } from '../platform/brand/identifyCallers.ts'
import { changesRoutes } from '../platform/changes/changes.routes.ts'
import { openChanges } from '../platform/changes/openChanges.ts'
import { systemClock } from '../platform/clock/Clock.ts'
import { clockRoutes } from '../platform/clock/clock.routes.ts'
import { sendOffsetHeader } from '../platform/clock/sendOffsetHeader.ts'
import { sendTimeHeader } from '../platform/clock/sendTimeHeader.ts'
import { deriveKey } from '../platform/crypto/deriveKey.ts'
import type { Database } from '../platform/database/openDatabase.ts'
import { refuseOtherMethods } from '../platform/errors/refuseOtherMethods.ts'
import { healthRoutes } from '../platform/health/health.routes.ts'
import { tellPositions } from '../platform/http/tellPositions.ts'
import { reachFor } from '../platform/outside/reach.ts'
import { createSmsPayments } from '../premium-sms/payments/createSmsPayments.ts'
import type { SmsPrefixes } from '../premium-sms/payments/smsNumberFor.ts'
import { smsHooksRoutes } from '../premium-sms/providers/smsHooks.routes.ts'
import { archiveRoutes } from '../print/archive/archive.routes.ts'
import { editionsRoutes } from '../print/editions.routes.ts'
import type { AppOptions } from './AppOptions.ts'
import { createRepositories } from './createRepositories.ts'
import { createServer } from './createServer.ts'
import { identityRoutes } from './identity.routes.ts'
import { measureRequests } from './metrics/measureRequests.ts'
import { traceCalls } from './traces/traceCalls.ts'

/** Numbers nobody owns, for tests and for one machine. */
const LOCAL_SMS_PREFIXES: SmsPrefixes = { general: '90333', adult: '90933' }

/** Letters that are answered come in as long as the application is open. */
const openInlet = async (
  app: FastifyInstance,
  inlet: MailInlet | null,
  place: AppOptions['mailInlet'],
): Promise<void> => {
  if (!inlet || !place) return
  const { close } = await openMailInlet(inlet, place).catch((error) => {
    throw explainListening(error, place)
  })
  app.addHook('onClose', close)
}

/** The API as a Fastify application over a database. */
export const buildApp = async (
  options: AppOptions,
  database: Database,
): Promise<FastifyInstance> => {
  const app = createServer(options)
  if (options.tracer) traceCalls(app, options.tracer)
  if (options.requestMetrics) measureRequests(app, options.requestMetrics)
  identifyCallers(app, options.internalKey)
  const { movableClock, jobs } = options
  if (movableClock) sendOffsetHeader(app, movableClock)
  const clock = options.clock ?? systemClock
  sendTimeHeader(app, clock)
  const hasReplicas = (options.replicas ?? []).length > 0
  if (hasReplicas) tellPositions(app, database)
  const sites = createSites(options.origins)
  const identity = createIdentity(database, clock, {
    keys: options.tokenKeys,
    sites,
    makeHash: options.makeHash,
    isSecondFactorForStaff: options.isSecondFactorForStaff,
  })
  authoriseRequests(app, identity.sessions, createStaffRule(identity))
  recordRefusals(app, database, clock)
  const refuseOthers = refuseOtherMethods(app)

  const fileSeal = createFileSeal(options.tokenKeys[0].secret, clock)
  const repositories = createRepositories(database, clock, options)
  const sisterProposals = createSisterProposals(repositories)
  const dependencies = { ...repositories, database, clock, fileSeal, sisterProposals }
  const isStopping = options.isStopping ?? (() => false)
  await app.register(healthRoutes, {
    database,
    imagesDir: options.imagesDir,
    isStopping,
    machineAheadMs: options.machineAheadMs,
  })
  await app.register(changesRoutes, {
    changes: openChanges(database, { hasReplicas }),
    isStopping,
    forget: () => {
      repositories.sections.forget()
      repositories.banners.forget()
    },
  })
  await app.register(sectionsRoutes, dependencies)
  await app.register(adsRoutes, dependencies)
  await app.register(advertisersRoutes, dependencies)
  await app.register(slugRoutes, dependencies)
  await app.register(dialCodeRoutes, dependencies)
  await app.register(sitemapRoutes, dependencies)
  await app.register(searchRoutes, dependencies)
  await app.register(localitiesRoutes, dependencies)
  await app.register(placesRoutes, dependencies)
  await app.register(pricesRoutes, dependencies)
  await app.register(sisterRoutes, dependencies)
  await app.register(editionsRoutes, dependencies)
  await app.register(archiveRoutes, dependencies)
  await app.register(promosRoutes, dependencies)
  await app.register(imagesRoutes, dependencies)
  await app.register(cardRoutes, dependencies)
  await app.register(reportsRoutes, {
    ...dependencies,
    outbox: identity.outbox,
    attempts: identity.attempts,
    visitorKey: options.internalKey,
    reportKey: deriveKey(options.tokenKeys[0].secret, 'reports'),
  })
  const companies = options.companies ?? NO_REGISTER
  await app.register(identityRoutes, {
    ...identity,
    companies,
    fileSeal,
    originals: options.originals,
  })
  const gateway = options.gateway ?? null
  const smsProviders = options.smsProviders ?? new Map()
  const prefixes = options.smsPrefixes ?? LOCAL_SMS_PREFIXES
  const orders = createOrderParts({
    ...dependencies,
    gateway,
    outbox: identity.outbox,
    log: app.log,
    smsPayments: smsProviders.size > 0 ? createSmsPayments({ database, prefixes }) : null,
    secret: options.tokenKeys[0].secret,
    supplier: options.supplier ?? LOCAL_SUPPLIER,
  })
  const advertising = createAdvertising(identity, {
    fileSeal,
    originals: options.originals,
    secret: options.tokenKeys[0].secret,
    workBits: options.workBits,
    replyDomain: options.replyDomain ?? null,
    sections: dependencies.sections,
    ads: dependencies.ads,
    orders,
  })
  const { replies } = advertising
  const inlet = replies && createReplyReceiver({ ...advertising, replies })
  await openInlet(app, inlet, options.mailInlet)
  await app.register(workRoutes, advertising)
  await app.register(advertisingRoutes, advertising)
  await app.register(ordersRoutes, { ...orders, rights: advertising.rights })
  await app.register(orderingRoutes, advertising)
  await app.register(freshnessRoutes, advertising)
  await app.register(paymentsRoutes, { ...orders, gateway })
  await app.register(moneyRoutes, orders)
  await app.register(accountRoutes, orders)
  await app.register(favouritesRoutes, dependencies)
  await app.register(savedSearchesRoutes, identity)
  await app.register(notificationsRoutes, { database, clock })
  await app.register(pushRoutes, {
    database,
    clock,
    pushKey: options.pushKeys?.publicKey ?? null,
    reach: reachFor(options.hasInnerPush ?? false),
  })
  await app.register(intakeRoutes, { ...advertising, sites })
  await app.register(moderationRoutes, {
    ...dependencies,
    outbox: identity.outbox,
    sites,
    originals: options.originals,
  })
  await app.register(ratingReportsRoutes, { ...advertising, visitorKey: options.internalKey })
  await app.register(complaintsRoutes, {
    database,
    clock,
    outbox: identity.outbox,
    attempts: identity.attempts,
  })
  await app.register(adminRoutes, {
    ...dependencies,
    outbox: identity.outbox,
    sessionRows: identity.sessionRows,
  })
  await app.register(smsHooksRoutes, {
    database,
    clock,
    sections: dependencies.sections,
    attempts: identity.attempts,
    outbox: identity.outbox,
    orders,
    prefixes,
    providers: smsProviders,
  })
  if (movableClock && jobs) await app.register(clockRoutes, { clock: movableClock, jobs })
  refuseOthers()

  return app
}
