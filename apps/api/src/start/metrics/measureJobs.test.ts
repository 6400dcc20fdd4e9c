import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import type { Jobs } from '../../platform/jobs/Job.ts'
import { silentLog } from '../../test/silentLog.ts'
import { createJobMetrics, measureJobs } from './measureJobs.ts'

test('S010 runs of jobs are counted by how they ended, and fail as they did', async () => {
  const registry = new Registry()
  const jobs = measureJobs(
    {
      expireAds: { schedule: '* * * * *', run: async () => 7 },
      endPromos: { schedule: '* * * * *', run: () => Promise.reject(new Error('bad')) },
    } as unknown as Jobs,
    createJobMetrics(registry),
  )
  expect(await jobs.expireAds.run({ log: silentLog })).toBe(7)
  await expect(jobs.endPromos.run({ log: silentLog })).rejects.toThrow('bad')
  const text = await registry.metrics()

  expect(text).toContain('worker_jobs_total{task="expireAds",outcome="done"} 1\n')
  expect(text).toContain('worker_jobs_total{task="endPromos",outcome="failed"} 1\n')
  expect(text).toContain('worker_job_seconds_count{task="expireAds"} 1\n')
})
