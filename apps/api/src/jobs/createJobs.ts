import { answerAdLinkRequests } from '../ad-access/answerAdLinkRequests.ts'
import { expireAds } from '../ads/expireAds.ts'
import { anonymiseAds } from '../advertising/anonymiseAds.ts'
import { releaseAds } from '../advertising/releaseAds.ts'
import type { Clock } from '../clock/Clock.ts'
import { deriveKey } from '../crypto/deriveKey.ts'
import type { Database } from '../database/openDatabase.ts'
import { closeDueEditions } from '../editions/closeDueEditions.ts'
import { composeEditions } from '../editions/composeEditions.ts'
import { toPublisher } from '../editions/toPublisher.ts'
import type { Identity } from '../identity/createIdentity.ts'
import { sweepIdentity } from '../identity/sweepIdentity.ts'
import { createOriginals } from '../images/createOriginals.ts'
import type { Sites } from '../mail/Site.ts'
import { createLetterLinks } from '../orders/createLetterLinks.ts'
import { expireOrders } from '../orders/expireOrders.ts'
import { forgetUnpaidAds } from '../orders/forgetUnpaidAds.ts'
import { createOrderAccess } from '../orders/orderAccess.ts'
import type { Couriers } from '../outbox/Courier.ts'
import { deliverMessages } from '../outbox/deliverMessages.ts'
import { forgetMessages } from '../outbox/forgetMessages.ts'
import { createOutboxRepository } from '../outbox/outbox.repository.ts'
import { answerResetRequests } from '../password-reset/answerResetRequests.ts'
import { endDuePromos } from '../promos/endDuePromos.ts'
import { rotateTopped } from '../promos/rotateTopped.ts'
import { askFreshness } from '../renewals/askFreshness.ts'
import { tellOfEnds } from '../renewals/tellOfEnds.ts'
import { sendAlerts } from '../saved-searches/sendAlerts.ts'
import { refreshVocabulary } from '../search/refreshVocabulary.ts'
import { createSearchRepository } from '../search/search.repository.ts'
import { createVocabularyRepository } from '../search/vocabulary.repository.ts'
import { createSectionsRepository } from '../sections/sections.repository.ts'
import { sweepSms } from '../sms/sweepSms.ts'
import { sweepPictures } from '../uploads/sweepPictures.ts'
import { sweepUploads } from '../uploads/sweepUploads.ts'
import { createUploadsRepository } from '../uploads/uploads.repository.ts'
import type { Jobs } from './Job.ts'

/** Everything the product does without being asked. */
export const createJobs = (
  database: Database,
  clock: Clock,
  couriers: Couriers,
  identity: Identity,
  imagesDir: string,
  sites: Sites,
  secret: Uint8Array,
): Jobs => {
  const sections = createSectionsRepository(database)
  const originals = createOriginals(imagesDir)
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
  const press = { database, imagesDir, originals, publisher: toPublisher(sites.general) }

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
      run: () => sendAlerts({ ...identity, search: alertSearch }),
    },
    sweepIdentity: { schedule: '30 * * * *', run: () => sweepIdentity(identity) },
    sweepSms: { schedule: '20 * * * *', run: () => sweepSms(database, clock) },
    expireAds: { schedule: '*/5 * * * *', run: () => expireAds(database, clock) },
    expireOrders: {
      schedule: '* * * * *',
      run: async () => [await expireOrders(selling), await forgetUnpaidAds(selling)],
    },
    endPromos: { schedule: '*/5 * * * *', run: () => endDuePromos(database, clock) },
    rotateTopped: { schedule: '*/15 * * * *', run: () => rotateTopped(database, clock) },
    tellOfEnds: { schedule: '*/10 * * * *', run: () => tellOfEnds(selling) },
    askFreshness: { schedule: '25 * * * *', run: () => askFreshness(selling) },
    releaseAds: { schedule: '* * * * *', run: () => releaseAds({ database, sections, clock }) },
    closeEditions: { schedule: '* * * * *', run: () => closeDueEditions(database, clock) },
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
