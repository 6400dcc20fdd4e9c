import { sendAlerts } from '../../account/saved-searches/sendAlerts.ts'
import { sweepWatches } from '../../account/saved-searches/sweepWatches.ts'
import { answerAdLinkRequests } from '../../advertising/ad-access/answerAdLinkRequests.ts'
import { createLocalityNames } from '../../catalogue/localities/createLocalityNames.ts'
import { createPlaceBook } from '../../catalogue/localities/places/createPlaceBook.ts'
import { createSearchRepository } from '../../catalogue/search/search.repository.ts'
import { createVocabularyRepository } from '../../catalogue/search/vocabulary.repository.ts'
import { answerResetRequests } from '../../identity/password-reset/answerResetRequests.ts'
import { sweepIdentity } from '../../identity/sweepIdentity.ts'
import { sweepNotifications } from '../../messages/notifications/sweepNotifications.ts'
import { deliverMessages } from '../../messages/outbox/deliverMessages.ts'
import { deliverSideBySide } from '../../messages/outbox/deliverSideBySide.ts'
import { createOutboxRepository } from '../../messages/outbox/outbox.repository.ts'
import { purgeMessages } from '../../messages/outbox/purgeMessages.ts'
import { sweepPush } from '../../messages/push/sweepPush.ts'
import type { Jobs } from '../../platform/jobs/Job.ts'
import { sweepSms } from '../../premium-sms/receiving/sweepSms.ts'
import type { JobParts } from './JobParts.ts'

/** Browsers name their push services: one that lets us wait holds up one way of several, an account two of them. */
const PUSH_WAYS = { atOnce: 8, ofOne: 2 } as const

/** Hands messages over and answers what asks for one. */
export const messageJobs = (parts: JobParts) => {
  const { database, adIndex, clock, couriers, identity, sites, pushKey } = parts
  const messages = createOutboxRepository(database)
  const { push, ...letters } = couriers
  const delivery = { messages, couriers: letters, clock }
  const pushDelivery = { messages, couriers: push ? { push } : {}, clock }
  const alertSearch = {
    // Nobody waits for a letter as for a page: it comes when the ads have been read.
    search: createSearchRepository(database, { ...adIndex, current: adIndex.refresh }, clock, {
      localityNames: createLocalityNames(database),
      placeBook: createPlaceBook(database),
    }),
    vocabulary: createVocabularyRepository(database),
  }

  return {
    deliverMessages: {
      schedule: '* * * * *',
      run: ({ log, ending }) => deliverMessages(delivery, log, ending),
    },
    deliverPushes: {
      schedule: '* * * * *',
      run: (run) => deliverSideBySide(pushDelivery, PUSH_WAYS, run),
    },
    purgeMessages: {
      schedule: '45 * * * *',
      run: ({ ending }) => purgeMessages(delivery, ending),
    },
    sweepPush: {
      schedule: '10 4 * * *',
      run: ({ ending }) => sweepPush({ database, clock, pushKey }, ending),
    },
    sweepNotifications: {
      schedule: '35 * * * *',
      run: ({ ending }) => sweepNotifications(database, clock, ending),
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
  } satisfies Partial<Jobs>
}
