import { answerAdLinkRequests } from '../ad-access/answerAdLinkRequests.ts'
import { expireAds } from '../ads/expireAds.ts'
import { releaseAds } from '../advertising/editing/releaseAds.ts'
import { anonymiseAds } from '../advertising/forgetting/anonymiseAds.ts'
import { apologiseForDelay } from '../approval/apologiseForDelay.ts'
import type { Clock } from '../clock/Clock.ts'
import { forgetComplaints } from '../complaints/forgetComplaints.ts'
import { deriveKey } from '../crypto/deriveKey.ts'
import type { Database } from '../database/openDatabase.ts'
import { closeDueEditions } from '../editions/closeDueEditions.ts'
import { composeEditions } from '../editions/composeEditions.ts'
import { toPublisher } from '../editions/toPublisher.ts'
import type { Identity } from '../identity/createIdentity.ts'
import { sweepIdentity } from '../identity/sweepIdentity.ts'
import type { ImageStore } from '../images/createImageStore.ts'
import type { Originals } from '../images/Originals.ts'
import { createLocalityNames } from '../localities/createLocalityNames.ts'
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
import { forgetAdChanges } from '../search/ad-index/forgetAdChanges.ts'
import type { AdIndexSource } from '../search/ad-index/openAdIndex.ts'
import { indexAds } from '../search/indexAds.ts'
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
  adIndex: AdIndexSource
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
  const { database, adIndex, clock, couriers, identity, originals } = parts
  const { imageStore, sites, secret, shop } = parts
  const sections = createSectionsRepository(database)
  const pictures = createUploadsRepository(database)
  const delivery = { messages: createOutboxRepository(database), couriers, clock }
  const selling = {
    ...{ database, sections, clock, outbox: identity.outbox },
    access: createOrderAccess(deriveKey(secret, 'order links')),
    links: createLetterLinks(deriveKey(secret, 'letter links')),
  }
  const alertSearch = {
    search: createSearchRepository(database, adIndex, clock, createLocalityNames(database)),
    vocabulary: createVocabularyRepository(database),
  }
  const press = { database, originals, imageStore, publisher: toPublisher(sites.general) }

  return {
    deliverMessages: {
      schedule: '* * * * *',
      run: ({ log, ending }) => deliverMessages(delivery, log, ending),
    },
    forgetMessages: {
      schedule: '45 * * * *',
      run: ({ ending }) => forgetMessages(delivery, ending),
    },
    answerAdLinkRequests: {
      schedule: '* * * * *',
      run: ({ ending }) => answerAdLinkRequests(identity, sites, ending),
    },
    answerResetRequests: {
      schedule: '* * * * *',
      run: ({ ending }) => answerResetRequests(identity, ending),
    },
    sendAlerts: {
      schedule: '*/10 * * * *',
      run: ({ log, stopping }) => sendAlerts({ ...identity, search: alertSearch, log }, stopping),
    },
    sweepIdentity: {
      schedule: '30 * * * *',
      run: ({ ending }) => sweepIdentity(identity, ending),
    },
    sweepSms: {
      schedule: '20 * * * *',
      run: ({ ending }) => sweepSms(database, clock, ending),
    },
    expireAds: {
      schedule: '*/5 * * * *',
      run: ({ ending }) => expireAds(database, clock, ending),
    },
    apologiseForDelay: {
      schedule: '5 * * * *',
      run: ({ ending }) => apologiseForDelay(selling, ending),
    },
    askAboutPayments: {
      schedule: '* * * * *',
      run: ({ log, ending }) => askAboutPayments({ ...selling, ...shop, log }, ending),
    },
    expireOrders: {
      schedule: '* * * * *',
      run: async ({ ending }) => [
        await expireOrders(selling, ending),
        await remindOfUnpaid(selling, ending),
        await forgetUnpaidAds(selling, ending),
      ],
    },
    endPromos: {
      schedule: '*/5 * * * *',
      run: ({ ending }) => endDuePromos(database, clock, ending),
    },
    rotateTopped: {
      schedule: '*/15 * * * *',
      run: ({ stopping }) => rotateTopped(database, clock, stopping),
    },
    tellMatches: { schedule: '40 * * * *', run: () => tellMatches(identity) },
    tellOfEnds: {
      schedule: '*/10 * * * *',
      run: ({ ending }) => tellOfEnds(selling, ending),
    },
    askFreshness: {
      schedule: '25 * * * *',
      run: ({ ending }) => askFreshness(selling, ending),
    },
    releaseAds: {
      schedule: '* * * * *',
      run: ({ ending }) => releaseAds({ database, sections, clock }, ending),
    },
    closeEditions: { schedule: '* * * * *', run: () => closeDueEditions(database, clock) },
    closeGoneReports: {
      schedule: '*/5 * * * *',
      run: ({ ending }) => closeGoneReports(identity, ending),
    },
    composeEditions: {
      schedule: '*/10 * * * *',
      run: ({ stopping }) => composeEditions(press, stopping),
    },
    sweepUploads: {
      schedule: '15 * * * *',
      run: ({ ending }) => sweepUploads(pictures, originals, clock, ending),
    },
    sweepPictures: {
      schedule: '35 2 * * *',
      run: ({ stopping }) => sweepPictures(pictures, originals, clock, stopping),
    },
    anonymiseAds: {
      schedule: '55 * * * *',
      run: ({ ending }) => anonymiseAds({ database, clock, originals }, ending),
    },
    forgetComplaints: {
      schedule: '50 * * * *',
      run: ({ ending }) => forgetComplaints(database, clock, ending),
    },
    indexAds: {
      schedule: '*/5 * * * *',
      run: ({ stopping }) => indexAds(database, stopping),
    },
    forgetAdChanges: {
      schedule: '10 * * * *',
      run: ({ ending }) => forgetAdChanges(database, ending),
    },
    refreshVocabulary: {
      schedule: '0 * * * *',
      run: ({ stopping }) => refreshVocabulary(database, stopping),
    },
  }
}
