import { notifyOfDelay } from '../../advertising/approval/notifyOfDelay.ts'
import { purgeConversations } from '../../advertising/conversations/purgeConversations.ts'
import { freeReservations } from '../../advertising/deals/freeReservations.ts'
import { releaseAds } from '../../advertising/editing/releaseAds.ts'
import { endExchanges } from '../../advertising/exchanges/endExchanges.ts'
import { proposeExchanges } from '../../advertising/exchanges/proposeExchanges.ts'
import { anonymiseAds } from '../../advertising/forgetting/anonymiseAds.ts'
import { notifyMatches } from '../../advertising/matches/notifyMatches.ts'
import { purgeRatings } from '../../advertising/ratings/purgeRatings.ts'
import { askFreshness } from '../../advertising/renewals/askFreshness.ts'
import { notifyExpiring } from '../../advertising/renewals/notifyExpiring.ts'
import { sweepPictures } from '../../advertising/uploads/sweepPictures.ts'
import { sweepUploads } from '../../advertising/uploads/sweepUploads.ts'
import { createUploadsRepository } from '../../advertising/uploads/uploads.repository.ts'
import { expireAds } from '../../catalogue/ads/expireAds.ts'
import { purgePictures } from '../../catalogue/images/cdn/purgePictures.ts'
import { purgeComplaints } from '../../desk/complaints/purgeComplaints.ts'
import { closeGoneReports } from '../../desk/deciding/closeGoneReports.ts'
import type { Jobs } from '../../platform/jobs/Job.ts'
import type { JobParts, Selling } from './JobParts.ts'

/** Keeps ads and what belongs to them as old as they may be. */
export const adJobs = (
  { database, clock, identity, originals, purge }: JobParts,
  selling: Selling,
) => {
  const { sections } = selling
  const pictures = createUploadsRepository(database)

  return {
    expireAds: {
      schedule: '*/5 * * * *',
      run: ({ ending }) => expireAds(database, clock, ending),
    },
    notifyOfDelay: {
      schedule: '5 * * * *',
      run: ({ ending }) => notifyOfDelay(selling, ending),
    },
    notifyMatches: { schedule: '40 * * * *', run: () => notifyMatches(identity) },
    endExchanges: {
      schedule: '*/10 * * * *',
      run: ({ ending }) => endExchanges(selling, ending),
    },
    proposeExchanges: {
      schedule: '45 * * * *',
      run: ({ ending }) =>
        proposeExchanges({ ...selling, unsubscribeKey: identity.unsubscribeKey }, ending),
    },
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
    freeReservations: {
      schedule: '*/5 * * * *',
      run: ({ ending }) => freeReservations({ database, sections, clock }, ending),
    },
    purgeConversations: {
      schedule: '5 3 * * *',
      run: ({ ending }) => purgeConversations(database, clock, ending),
    },
    purgeRatings: {
      schedule: '15 3 * * *',
      run: ({ ending }) => purgeRatings(database, clock, ending),
    },
    closeGoneReports: {
      schedule: '*/5 * * * *',
      run: ({ ending }) => closeGoneReports(identity, ending),
    },
    purgeComplaints: {
      schedule: '50 * * * *',
      run: ({ ending }) => purgeComplaints(database, clock, ending),
    },
    anonymiseAds: {
      schedule: '55 * * * *',
      run: ({ ending }) => anonymiseAds({ database, clock, originals }, ending),
    },
    sweepUploads: {
      schedule: '15 * * * *',
      run: ({ ending }) => sweepUploads(pictures, originals, clock, ending),
    },
    purgePictures: {
      schedule: '* * * * *',
      run: ({ ending }) => purgePictures(database, purge, ending),
    },
    sweepPictures: {
      schedule: '35 2 * * *',
      run: ({ stopping }) => sweepPictures(pictures, originals, clock, stopping),
    },
  } satisfies Partial<Jobs>
}
