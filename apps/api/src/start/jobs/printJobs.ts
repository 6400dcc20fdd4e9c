import type { Jobs } from '../../platform/jobs/Job.ts'
import { archiveEditions } from '../../print/archive/archiveEditions.ts'
import { closeDueEditions } from '../../print/closeDueEditions.ts'
import { composeEditions } from '../../print/composeEditions.ts'
import { toPublisher } from '../../print/toPublisher.ts'
import type { JobParts } from './JobParts.ts'

/** Makes editions of the newspaper. */
export const printJobs = ({ database, clock, originals, imageStore, sites }: JobParts) => {
  const press = { database, originals, imageStore, publisher: toPublisher(sites.general) }

  return {
    closeEditions: { schedule: '* * * * *', run: () => closeDueEditions(database, clock) },
    composeEditions: {
      schedule: '*/10 * * * *',
      run: ({ stopping }) => composeEditions(press, stopping),
    },
    archiveEditions: {
      schedule: '*/10 * * * *',
      run: ({ ending }) => archiveEditions(database, clock, ending),
    },
  } satisfies Partial<Jobs>
}
