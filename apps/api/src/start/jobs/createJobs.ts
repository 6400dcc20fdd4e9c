import type { Jobs } from '../../platform/jobs/Job.ts'
import { endTerms } from '../../platform/retention/endTerms.ts'
import { adJobs } from './adJobs.ts'
import { feedJobs } from './feedJobs.ts'
import { createSelling, type JobParts } from './JobParts.ts'
import { messageJobs } from './messageJobs.ts'
import { orderJobs } from './orderJobs.ts'
import { printJobs } from './printJobs.ts'
import { searchJobs } from './searchJobs.ts'

/** Everything the product does without being asked. */
export const createJobs = (parts: JobParts): Jobs => {
  const selling = createSelling(parts)

  return {
    ...messageJobs(parts),
    ...adJobs(parts, selling),
    ...orderJobs(parts, selling),
    ...feedJobs(parts, selling),
    ...printJobs(parts),
    ...searchJobs(parts),
    endTerms: {
      schedule: '30 * * * *',
      run: ({ ending }) => endTerms(parts, ending),
    },
  }
}
