import type { FastifyBaseLogger } from 'fastify'
import { sendAlerts } from '../../account/saved-searches/sendAlerts.ts'
import { sweepWatches } from '../../account/saved-searches/sweepWatches.ts'
import { answerAdLinkRequests } from '../../advertising/ad-access/answerAdLinkRequests.ts'
import { notifyOfDelay } from '../../advertising/approval/notifyOfDelay.ts'
import { purgeConversations } from '../../advertising/conversations/purgeConversations.ts'
import { freeReservations } from '../../advertising/deals/freeReservations.ts'
import { releaseAds } from '../../advertising/editing/releaseAds.ts'
import { fetchPhotos } from '../../advertising/feeds/fetchPhotos.ts'
import { sweepFeeds } from '../../advertising/feeds/sweepFeeds.ts'
import { workFeeds } from '../../advertising/feeds/workFeeds.ts'
import { anonymiseAds } from '../../advertising/forgetting/anonymiseAds.ts'
import { notifyMatches } from '../../advertising/matches/notifyMatches.ts'
import { createLetterLinks } from '../../advertising/orders/createLetterLinks.ts'
import { createOrderParts } from '../../advertising/orders/createOrderParts.ts'
import { expireOrders } from '../../advertising/orders/ending/expireOrders.ts'
import { purgeUnpaidAds } from '../../advertising/orders/ending/purgeUnpaidAds.ts'
import { remindUnpaid } from '../../advertising/orders/ending/remindUnpaid.ts'
import { remindInvoices } from '../../advertising/orders/invoicing/remindInvoices.ts'
import type { OrderParts } from '../../advertising/orders/OrderParts.ts'
import { createOrderAccess } from '../../advertising/orders/orderAccess.ts'
import { askAboutPayments } from '../../advertising/payments/askAboutPayments.ts'
import { endDuePromos } from '../../advertising/promos/endDuePromos.ts'
import { rotateTopped } from '../../advertising/promos/rotateTopped.ts'
import { purgeRatings } from '../../advertising/ratings/purgeRatings.ts'
import { askFreshness } from '../../advertising/renewals/askFreshness.ts'
import { notifyExpiring } from '../../advertising/renewals/notifyExpiring.ts'
import type { Preparers } from '../../advertising/uploads/createPreparers.ts'
import { sweepPictures } from '../../advertising/uploads/sweepPictures.ts'
import { sweepUploads } from '../../advertising/uploads/sweepUploads.ts'
import { createUploadsRepository } from '../../advertising/uploads/uploads.repository.ts'
import { createAdsRepository } from '../../catalogue/ads/ads.repository.ts'
import { expireAds } from '../../catalogue/ads/expireAds.ts'
import type { ImageStore } from '../../catalogue/images/createImageStore.ts'
import type { Originals } from '../../catalogue/images/Originals.ts'
import { createLocalityNames } from '../../catalogue/localities/createLocalityNames.ts'
import { createPlaceBook } from '../../catalogue/localities/places/createPlaceBook.ts'
import type { AdIndexSource } from '../../catalogue/search/ad-index/openAdIndex.ts'
import { purgeAdChanges } from '../../catalogue/search/ad-index/purgeAdChanges.ts'
import { indexAds } from '../../catalogue/search/indexAds.ts'
import { refreshVocabulary } from '../../catalogue/search/refreshVocabulary.ts'
import { createSearchRepository } from '../../catalogue/search/search.repository.ts'
import { createVocabularyRepository } from '../../catalogue/search/vocabulary.repository.ts'
import { createSectionsRepository } from '../../catalogue/sections/sections.repository.ts'
import { purgeComplaints } from '../../desk/complaints/purgeComplaints.ts'
import { closeGoneReports } from '../../desk/deciding/closeGoneReports.ts'
import type { Identity } from '../../identity/createIdentity.ts'
import { answerResetRequests } from '../../identity/password-reset/answerResetRequests.ts'
import { sweepIdentity } from '../../identity/sweepIdentity.ts'
import type { Sites } from '../../messages/mail/Site.ts'
import type { Couriers } from '../../messages/outbox/Courier.ts'
import { deliverMessages } from '../../messages/outbox/deliverMessages.ts'
import { createOutboxRepository } from '../../messages/outbox/outbox.repository.ts'
import { purgeMessages } from '../../messages/outbox/purgeMessages.ts'
import type { Clock } from '../../platform/clock/Clock.ts'
import { deriveKey } from '../../platform/crypto/deriveKey.ts'
import type { Database } from '../../platform/database/openDatabase.ts'
import type { Jobs } from '../../platform/jobs/Job.ts'
import type { Outside } from '../../platform/outside/createOutside.ts'
import { sweepSms } from '../../premium-sms/receiving/sweepSms.ts'
import { archiveEditions } from '../../print/archive/archiveEditions.ts'
import { closeDueEditions } from '../../print/closeDueEditions.ts'
import { composeEditions } from '../../print/composeEditions.ts'
import { toPublisher } from '../../print/toPublisher.ts'

export type JobParts = Readonly<{
  database: Database
  adIndex: AdIndexSource
  clock: Clock
  couriers: Couriers
  identity: Identity
  originals: Originals
  imageStore: ImageStore
  preparers: Preparers
  outside: Outside
  sites: Sites
  /** Keys of links in letters are made from it. */
  secret: Uint8Array
  shop: Pick<OrderParts, 'askGateway' | 'supplier'>
}>

const PUSHES_AT_ONCE = 8

/** Everything the product does without being asked. */
export const createJobs = (parts: JobParts): Jobs => {
  const { database, adIndex, clock, couriers, identity, originals } = parts
  const { imageStore, preparers, outside, sites, secret, shop } = parts
  const sections = createSectionsRepository(database)
  const pictures = createUploadsRepository(database)
  const messages = createOutboxRepository(database)
  const { push, ...letters } = couriers
  const delivery = { messages, couriers: letters, clock }
  const pushDelivery = { messages, couriers: push ? { push } : {}, clock }
  const selling = {
    ...{ database, sections, clock, outbox: identity.outbox },
    access: createOrderAccess(deriveKey(secret, 'order links')),
    links: createLetterLinks(deriveKey(secret, 'letter links')),
  }
  const alertSearch = {
    // Nobody waits for a letter as for a page: it comes when the ads have been read.
    search: createSearchRepository(database, { ...adIndex, current: adIndex.refresh }, clock, {
      localityNames: createLocalityNames(database),
      placeBook: createPlaceBook(database),
    }),
    vocabulary: createVocabularyRepository(database),
  }
  const { attempts, outbox } = identity
  const placing = { database, sections, clock, attempts, outbox }
  /** What files place is paid by credit, if at all: no bank and no aggregator is asked. */
  const ordering = (log: FastifyBaseLogger) =>
    createOrderParts({
      ...{ database, sections, outbox, clock, secret, log, supplier: shop.supplier },
      ...{ ads: createAdsRepository(database, clock), gateway: null, smsPayments: null },
    })
  const press = { database, originals, imageStore, publisher: toPublisher(sites.general) }

  return {
    deliverMessages: {
      schedule: '* * * * *',
      run: ({ log, ending }) => deliverMessages(delivery, log, ending),
    },
    deliverPushes: {
      schedule: '* * * * *',
      run: async ({ log, ending }) => {
        // Browsers say where they are reached: a push service that lets us wait holds up one way of several.
        const ways = Array.from({ length: PUSHES_AT_ONCE }, () =>
          deliverMessages(pushDelivery, log, ending),
        )
        await Promise.all(ways)
      },
    },
    purgeMessages: {
      schedule: '45 * * * *',
      run: ({ ending }) => purgeMessages(delivery, ending),
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
    sweepWatches: {
      schedule: '25 * * * *',
      run: ({ ending }) => sweepWatches(database, clock, ending),
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
    notifyOfDelay: {
      schedule: '5 * * * *',
      run: ({ ending }) => notifyOfDelay(selling, ending),
    },
    askAboutPayments: {
      schedule: '* * * * *',
      run: ({ log, ending }) => askAboutPayments({ ...selling, ...shop, log }, ending),
    },
    expireOrders: {
      schedule: '* * * * *',
      run: async ({ ending }) => [
        await expireOrders(selling, ending),
        await remindUnpaid(selling, ending),
        await purgeUnpaidAds(selling, ending),
      ],
    },
    remindInvoices: {
      schedule: '35 * * * *',
      run: ({ ending }) => remindInvoices(selling, ending),
    },
    endPromos: {
      schedule: '*/5 * * * *',
      run: ({ ending }) => endDuePromos(database, clock, ending),
    },
    rotateTopped: {
      schedule: '*/15 * * * *',
      run: ({ stopping }) => rotateTopped(database, clock, stopping),
    },
    notifyMatches: { schedule: '40 * * * *', run: () => notifyMatches(identity) },
    notifyExpiring: {
      schedule: '*/10 * * * *',
      run: ({ ending }) => notifyExpiring(selling, ending),
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
    archiveEditions: {
      schedule: '*/10 * * * *',
      run: ({ ending }) => archiveEditions(database, clock, ending),
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
    purgeComplaints: {
      schedule: '50 * * * *',
      run: ({ ending }) => purgeComplaints(database, clock, ending),
    },
    purgeConversations: {
      schedule: '5 3 * * *',
      run: ({ ending }) => purgeConversations(database, clock, ending),
    },
    purgeRatings: {
      schedule: '15 3 * * *',
      run: ({ ending }) => purgeRatings(database, clock, ending),
    },
    freeReservations: {
      schedule: '*/5 * * * *',
      run: ({ ending }) => freeReservations({ database, sections, clock }, ending),
    },
    workFeeds: {
      schedule: '* * * * *',
      run: ({ log, ending }) => workFeeds({ ...placing, orders: ordering(log) }, ending),
    },
    fetchPhotos: {
      schedule: '* * * * *',
      run: ({ log, ending, stopping }) =>
        fetchPhotos(
          {
            ...{ ...placing, orders: ordering(log), uploads: pictures },
            ...{ originals, preparers, outside },
          },
          { turn: ending, stopping },
        ),
    },
    sweepFeeds: {
      schedule: '20 3 * * *',
      run: ({ ending }) => sweepFeeds(database, clock, ending),
    },
    indexAds: {
      schedule: '*/5 * * * *',
      run: ({ stopping }) => indexAds(database, stopping),
    },
    purgeAdChanges: {
      schedule: '10 * * * *',
      run: ({ ending }) => purgeAdChanges(database, ending),
    },
    refreshVocabulary: {
      schedule: '0 * * * *',
      run: ({ stopping }) => refreshVocabulary(database, stopping),
    },
  }
}
