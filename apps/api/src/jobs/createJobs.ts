import { answerAdLinkRequests } from '../ad-access/answerAdLinkRequests.ts'
import { expireAds } from '../ads/expireAds.ts'
import { releaseAds } from '../advertising/editing/releaseAds.ts'
import { anonymiseAds } from '../advertising/forgetting/anonymiseAds.ts'
import { apologiseForDelay } from '../approval/apologiseForDelay.ts'
import type { Clock } from '../clock/Clock.ts'
import { deriveKey } from '../crypto/deriveKey.ts'
import type { Database } from '../database/openDatabase.ts'
import { closeDueEditions } from '../editions/closeDueEditions.ts'
import { composeEditions } from '../editions/composeEditions.ts'
import { toPublisher } from '../editions/toPublisher.ts'
import type { Identity } from '../identity/createIdentity.ts'
import { sweepIdentity } from '../identity/sweepIdentity.ts'
import type { ImageStore } from '../images/createImageStore.ts'
import type { Originals } from '../images/Originals.ts'
import type { Sites } from '../mail/Site.ts'
import { tellMatches } from '../matches/tellMatches.ts'
import { closeGoneReports } from '../moderation/deciding/closeGoneReports.ts'
import { createLetterLinks } from '../orders/createLetterLinks.ts'
import { expireOrders } from '../orders/ending/expireOrders.ts'
import { forgetUnpaidAds } from '../orders/ending/forgetUnpaidAds.ts'
import { remindOfUnpaid } from '../orders/ending/remindOfUnpaid.ts'
import type { OrderParts } from '../orders/OrderParts.ts'
import { createOrderAccess } from '../orders/orderAccess.ts'
import type { Couriers } from '../outbox/Courier.ts'
import { deliverMessages } from '../outbox/deliverMessages.ts'
import { forgetMessages } from '../outbox/forgetMessages.ts'
import { createOutboxRepository } from '../outbox/outbox.repository.ts'
import { answerResetRequests } from '../password-reset/answerResetRequests.ts'
import { askAboutPayments } from '../payments/askAboutPayments.ts'
import { endDuePromos } from '../promos/endDuePromos.ts'
import { rotateTopped } from '../promos/rotateTopped.ts'
import { askFreshness } from '../renewals/askFreshness.ts'
import { tellOfEnds } from '../renewals/tellOfEnds.ts'
import { sendAlerts } from '../saved-searches/sendAlerts.ts'
import { refreshVocabulary } from '../search/refreshVocabulary.ts'
import { createSearchRepository } from '../search/search.repository.ts'
import { createVocabularyRepository } from '../search/vocabulary.repository.ts'
import { createSectionsRepository } from '../sections/sections.repository.ts'
import { sweepSms } from '../sms/receiving/sweepSms.ts'
import { sweepPictures } from '../uploads/sweepPictures.ts'
import { sweepUploads } from '../uploads/sweepUploads.ts'
import { createUploadsRepository } from '../uploads/uploads.repository.ts'
import type { Jobs } from './Job.ts'

export type JobParts = Readonly<{
  database: Database
  clock: Clock
  couriers: Couriers
  identity: Identity
  originals: Originals
  imageStore: ImageStore
  sites: Sites
  /** Keys of links in letters are made from it. */
  secret: Uint8Array
  shop: Pick<OrderParts, 'askGateway' | 'supplier'>
}>

/** Everything the product does without being asked. */
export const createJobs = (parts: JobParts): Jobs => {
  const { database, clock, couriers, identity, originals, imageStore, sites, secret, shop } = parts
  const sections = createSectionsRepository(database)
  const pictures = createUploadsRepository(database)
  const delivery = { messages: createOutboxRepository(database), couriers, clock }
  const selling = {
    ...{ database, sections, clock, outbox: identity.outbox },
    access: createOrderAccess(deriveKey(secret, 'order links')),
    links: createLetterLinks(deriveKey(secret, 'letter links')),
  }
  const alertSearch = {
    search: createSearchRepository(database, clock),
    vocabulary: createVocabularyRepository(database),
  }
  const press = { database, originals, imageStore, publisher: toPublisher(sites.general) }

  return {
    deliverMessages: {
      schedule: '* * * * *',
      run: (log, stopping) => deliverMessages(delivery, log, stopping),
    },
    forgetMessages: { schedule: '45 * * * *', run: () => forgetMessages(delivery) },
    answerAdLinkRequests: {
      schedule: '* * * * *',
      run: () => answerAdLinkRequests(identity, sites),
    },
    answerResetRequests: { schedule: '* * * * *', run: () => answerResetRequests(identity) },
    sendAlerts: {
      schedule: '*/10 * * * *',
      run: (log) => sendAlerts({ ...identity, search: alertSearch, log }),
    },
    sweepIdentity: { schedule: '30 * * * *', run: () => sweepIdentity(identity) },
    sweepSms: { schedule: '20 * * * *', run: () => sweepSms(database, clock) },
    expireAds: { schedule: '*/5 * * * *', run: () => expireAds(database, clock) },
    apologiseForDelay: {
      schedule: '5 * * * *',
      run: () => apologiseForDelay(selling),
    },
    askAboutPayments: {
      schedule: '* * * * *',
      run: (log) => askAboutPayments({ ...selling, ...shop, log }),
    },
    expireOrders: {
      schedule: '* * * * *',
      run: async () => [
        await expireOrders(selling),
        await remindOfUnpaid(selling),
        await forgetUnpaidAds(selling),
      ],
    },
    endPromos: { schedule: '*/5 * * * *', run: () => endDuePromos(database, clock) },
    rotateTopped: { schedule: '*/15 * * * *', run: () => rotateTopped(database, clock) },
    tellMatches: { schedule: '40 * * * *', run: () => tellMatches(identity) },
    tellOfEnds: { schedule: '*/10 * * * *', run: () => tellOfEnds(selling) },
    askFreshness: { schedule: '25 * * * *', run: () => askFreshness(selling) },
    releaseAds: { schedule: '* * * * *', run: () => releaseAds({ database, sections, clock }) },
    closeEditions: { schedule: '* * * * *', run: () => closeDueEditions(database, clock) },
    closeGoneReports: { schedule: '*/5 * * * *', run: () => closeGoneReports(identity) },
    composeEditions: {
      schedule: '*/10 * * * *',
      run: (_log, stopping) => composeEditions(press, stopping),
    },
    sweepUploads: {
      schedule: '15 * * * *',
      run: () => sweepUploads(pictures, originals, clock),
    },
    sweepPictures: {
      schedule: '35 2 * * *',
      run: () => sweepPictures(pictures, originals),
    },
    anonymiseAds: {
      schedule: '55 * * * *',
      run: () => anonymiseAds({ database, clock, originals }),
    },
    refreshVocabulary: { schedule: '0 * * * *', run: () => refreshVocabulary(database) },
  }
}
