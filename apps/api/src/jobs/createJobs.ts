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
      run: (log, turn) => deliverMessages(delivery, log, turn?.ending),
    },
    forgetMessages: {
      schedule: '45 * * * *',
      run: (_log, turn) => forgetMessages(delivery, turn?.ending),
    },
    answerAdLinkRequests: {
      schedule: '* * * * *',
      run: (_log, turn) => answerAdLinkRequests(identity, sites, turn?.ending),
    },
    answerResetRequests: {
      schedule: '* * * * *',
      run: (_log, turn) => answerResetRequests(identity, turn?.ending),
    },
    sendAlerts: {
      schedule: '*/10 * * * *',
      run: (log, turn) => sendAlerts({ ...identity, search: alertSearch, log }, turn?.stopping),
    },
    sweepIdentity: {
      schedule: '30 * * * *',
      run: (_log, turn) => sweepIdentity(identity, turn?.ending),
    },
    sweepSms: {
      schedule: '20 * * * *',
      run: (_log, turn) => sweepSms(database, clock, turn?.ending),
    },
    expireAds: {
      schedule: '*/5 * * * *',
      run: (_log, turn) => expireAds(database, clock, turn?.ending),
    },
    apologiseForDelay: {
      schedule: '5 * * * *',
      run: (_log, turn) => apologiseForDelay(selling, turn?.ending),
    },
    askAboutPayments: {
      schedule: '* * * * *',
      run: (log, turn) => askAboutPayments({ ...selling, ...shop, log }, turn?.ending),
    },
    expireOrders: {
      schedule: '* * * * *',
      run: async (_log, turn) => [
        await expireOrders(selling, turn?.ending),
        await remindOfUnpaid(selling, turn?.ending),
        await forgetUnpaidAds(selling, turn?.ending),
      ],
    },
    endPromos: {
      schedule: '*/5 * * * *',
      run: (_log, turn) => endDuePromos(database, clock, turn?.ending),
    },
    rotateTopped: {
      schedule: '*/15 * * * *',
      run: (_log, turn) => rotateTopped(database, clock, turn?.stopping),
    },
    tellMatches: { schedule: '40 * * * *', run: () => tellMatches(identity) },
    tellOfEnds: {
      schedule: '*/10 * * * *',
      run: (_log, turn) => tellOfEnds(selling, turn?.ending),
    },
    askFreshness: {
      schedule: '25 * * * *',
      run: (_log, turn) => askFreshness(selling, turn?.ending),
    },
    releaseAds: {
      schedule: '* * * * *',
      run: (_log, turn) => releaseAds({ database, sections, clock }, turn?.ending),
    },
    closeEditions: { schedule: '* * * * *', run: () => closeDueEditions(database, clock) },
    closeGoneReports: {
      schedule: '*/5 * * * *',
      run: (_log, turn) => closeGoneReports(identity, turn?.ending),
    },
    composeEditions: {
      schedule: '*/10 * * * *',
      run: (_log, turn) => composeEditions(press, turn?.stopping),
    },
    sweepUploads: {
      schedule: '15 * * * *',
      run: (_log, turn) => sweepUploads(pictures, originals, clock, turn?.ending),
    },
    sweepPictures: {
      schedule: '35 2 * * *',
      run: (_log, turn) => sweepPictures(pictures, originals, clock, turn?.stopping),
    },
    anonymiseAds: {
      schedule: '55 * * * *',
      run: (_log, turn) => anonymiseAds({ database, clock, originals }, turn?.ending),
    },
    refreshVocabulary: {
      schedule: '0 * * * *',
      run: (_log, turn) => refreshVocabulary(database, turn?.stopping),
    },
  }
}
