import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import type { AppOptions } from './AppOptions.ts'
import { accountRoutes } from './account/account.routes.ts'
import { adminRoutes } from './admin/admin.routes.ts'
import { adsRoutes } from './ads/ads.routes.ts'
import { advertisersRoutes } from './advertisers/advertisers.routes.ts'
import { advertisingRoutes } from './advertising/advertising.routes.ts'
import { createAdvertising } from './advertising/createAdvertising.ts'
import { recordRefusals } from './audit/recordRefusals.ts'
import { identifyCallers } from './brand/identifyCallers.ts'
import { systemClock } from './clock/Clock.ts'
import { tellOffset } from './clock/tellOffset.ts'
import { tellTime } from './clock/tellTime.ts'
import { complaintsRoutes } from './complaints/complaints.routes.ts'
import { createRepositories } from './createRepositories.ts'
import type { Database } from './database/openDatabase.ts'
import { editionsRoutes } from './editions/editions.routes.ts'
import { answerUnreadable } from './errors/answerUnreadable.ts'
import { handleErrors, sendProblem } from './errors/handleErrors.ts'
import { refuseOtherMethods } from './errors/refuseOtherMethods.ts'
import { toProblem } from './errors/toProblem.ts'
import { favouritesRoutes } from './favourites/favourites.routes.ts'
import { healthRoutes } from './health/health.routes.ts'
import { authoriseRequests } from './http/authoriseRequests.ts'
import { compileValidator } from './http/compileValidator.ts'
import { readJson } from './http/readJson.ts'
import { createIdentity } from './identity/createIdentity.ts'
import { identityRoutes } from './identity/identity.routes.ts'
import { cardRoutes } from './images/card/card.routes.ts'
import { createDeskSeal } from './images/createDeskSeal.ts'
import { imagesRoutes } from './images/images.routes.ts'
import { intakeRoutes } from './intake/intake.routes.ts'
import { localitiesRoutes } from './localities/localities.routes.ts'
import { createSites } from './mail/createSites.ts'
import { moderationRoutes } from './moderation/moderation.routes.ts'
import { moneyRoutes } from './money/money.routes.ts'
import { createOrderParts } from './orders/createOrderParts.ts'
import { ordersRoutes } from './orders/orders.routes.ts'
import { orderingRoutes } from './orders/placing/ordering.routes.ts'
import { LOCAL_SUPPLIER } from './orders/receipts/LOCAL_SUPPLIER.ts'
import { paymentsRoutes } from './payments/payments.routes.ts'
import { promosRoutes } from './promos/promos.routes.ts'
import { serveReference } from './reference/serveReference.ts'
import { freshnessRoutes } from './renewals/freshness.routes.ts'
import { reportsRoutes } from './reports/reports.routes.ts'
import { createSandboxPayments } from './sandbox/gateway/payments.repository.ts'
import { sandboxRoutes } from './sandbox/sandbox.routes.ts'
import { savedSearchesRoutes } from './saved-searches/savedSearches.routes.ts'
import { searchRoutes } from './search/search.routes.ts'
import { sectionsRoutes } from './sections/sections.routes.ts'
import { dialCodeRoutes } from './slug/dialCode.routes.ts'
import { slugRoutes } from './slug/slug.routes.ts'
import { createSmsPayments } from './sms/payments/createSmsPayments.ts'
import type { SmsPrefixes } from './sms/payments/smsNumberFor.ts'
import type { SmsProviders } from './sms/providers/InboundSms.ts'
import { SIMULATOR } from './sms/providers/parseSmsProviders.ts'
import { smsHooksRoutes } from './sms/providers/smsHooks.routes.ts'
import { workRoutes } from './work/work.routes.ts'

const BODY_LIMIT = 64 * 1024
/** A phone with a weak signal takes its time over a photo; slow clients are the bff's to end. */
const UPLOAD_TIMEOUT_MS = 60_000

/** Numbers nobody owns, for tests and for one machine. */
const LOCAL_SMS_PREFIXES: SmsPrefixes = { general: '90333', adult: '90933' }

/** The sandbox's simulator is a provider like others. */
const smsProvidersOf = ({ smsProviders, sandbox }: AppOptions): SmsProviders =>
  new Map([
    ...(smsProviders ?? []),
    ...(sandbox ? ([[SIMULATOR, sandbox.simulator.provider]] as const) : []),
  ])

/** The API as a Fastify application over a database. */
export const buildApp = async (
  options: AppOptions,
  database: Database,
): Promise<FastifyInstance> => {
  const app = Fastify({
    logger: { level: options.logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    // More than the bff takes from a visitor, and what it adds.
    http: { maxHeaderSize: 32 * 1024 },
    clientErrorHandler: answerUnreadable,
    frameworkErrors: (error, _request, reply) => sendProblem(reply, toProblem(error)),
    bodyLimit: BODY_LIMIT,
    requestIdHeader: 'x-request-id',
    routerOptions: { maxParamLength: 8_000 },
    connectionTimeout: 0,
    requestTimeout: UPLOAD_TIMEOUT_MS,
    keepAliveTimeout: 65_000,
  })
  app.setValidatorCompiler(compileValidator)
  app.setSerializerCompiler(serializerCompiler)
  app.removeContentTypeParser('text/plain')
  readJson(app)
  handleErrors(app)
  identifyCallers(app, options.internalKey)
  if (options.sandbox) tellOffset(app, options.sandbox.clock)
  const clock = options.clock ?? systemClock
  tellTime(app, clock)
  if (options.hasReference) await serveReference(app)
  const identity = createIdentity(database, clock, options.tokenKeys)
  authoriseRequests(app, identity.sessions)
  recordRefusals(app, database, clock)
  const refuseOthers = refuseOtherMethods(app)

  const deskSeal = createDeskSeal(options.tokenKeys[0].secret, clock)
  const repositories = createRepositories(database, clock, options)
  const dependencies = { ...repositories, database, clock, deskSeal }
  await app.register(healthRoutes, {
    ...{ database, imagesDir: options.imagesDir },
    isStopping: options.isStopping ?? (() => false),
    machineAheadMs: options.machineAheadMs,
  })
  await app.register(sectionsRoutes, dependencies)
  await app.register(adsRoutes, dependencies)
  await app.register(advertisersRoutes, dependencies)
  await app.register(slugRoutes, dependencies)
  await app.register(dialCodeRoutes, dependencies)
  await app.register(searchRoutes, dependencies)
  await app.register(localitiesRoutes, dependencies)
  await app.register(editionsRoutes, dependencies)
  await app.register(promosRoutes, dependencies)
  await app.register(imagesRoutes, dependencies)
  await app.register(cardRoutes, dependencies)
  await app.register(reportsRoutes, {
    ...dependencies,
    ...{ outbox: identity.outbox, attempts: identity.attempts },
    visitorKey: options.internalKey,
  })
  await app.register(identityRoutes, { ...identity, originals: options.originals })
  const gateway = options.gateway ?? null
  const smsProviders = smsProvidersOf(options)
  const prefixes = options.smsPrefixes ?? LOCAL_SMS_PREFIXES
  const orders = createOrderParts({
    ...{ ...dependencies, gateway, outbox: identity.outbox, log: app.log },
    smsPayments: smsProviders.size > 0 ? createSmsPayments({ database, prefixes }) : null,
    secret: options.tokenKeys[0].secret,
    supplier: options.supplier ?? LOCAL_SUPPLIER,
  })
  const advertising = createAdvertising(identity, {
    originals: options.originals,
    secret: options.tokenKeys[0].secret,
    workBits: options.workBits,
    sections: dependencies.sections,
    ads: dependencies.ads,
    orders,
  })
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
  const sites = createSites(options.origins)
  await app.register(intakeRoutes, { ...advertising, sites })
  await app.register(moderationRoutes, { ...dependencies, outbox: identity.outbox, sites })
  await app.register(complaintsRoutes, {
    ...{ database, clock, outbox: identity.outbox, attempts: identity.attempts },
  })
  await app.register(adminRoutes, dependencies)
  await app.register(smsHooksRoutes, {
    ...{ database, clock, sections: dependencies.sections },
    ...{ attempts: identity.attempts, outbox: identity.outbox, orders },
    ...{ prefixes, providers: smsProviders },
  })
  const { sandbox, jobs } = options
  if (sandbox && jobs) {
    const accounts = options.demoAccounts ?? []
    const payments = createSandboxPayments(database, clock)
    const { bank, internalKey } = options
    await app.register(sandboxRoutes, {
      ...{ sandbox, jobs, accounts, payments, bank, internalKey },
    })
  }
  refuseOthers()

  return app
}
