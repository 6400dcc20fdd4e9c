import { purgeAdChanges } from '../../catalogue/search/ad-index/purgeAdChanges.ts'
import { indexAds } from '../../catalogue/search/indexAds.ts'
import { refreshVocabulary } from '../../catalogue/search/refreshVocabulary.ts'
import type { Jobs } from '../../platform/jobs/Job.ts'
import type { JobParts } from './JobParts.ts'

/** Keeps search as the ads are. */
export const searchJobs = ({ database }: JobParts) =>
  ({
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
  }) satisfies Partial<Jobs>
