import { Counter, Histogram, type Registry } from 'prom-client'
import type { Job, Jobs } from '../../platform/jobs/Job.ts'

/** Most take milliseconds, the longest set a newspaper. */
const BUCKETS = [0.01, 0.1, 1, 3, 10, 60]

type Outcome = 'done' | 'failed'

export type JobMetrics = Readonly<{
  ended: (task: string, outcome: Outcome, seconds: number) => void
}>

/** Golden signals of what is done beside requests. */
export const createJobMetrics = (registry: Registry): JobMetrics => {
  const registers = [registry]
  const total = new Counter({
    name: 'worker_jobs_total',
    help: 'Runs of jobs; one that went on without some rows has failed.',
    labelNames: ['task', 'outcome'],
    registers,
  })
  const took = new Histogram({
    name: 'worker_job_seconds',
    help: 'How long a run took.',
    labelNames: ['task'],
    buckets: BUCKETS,
    registers,
  })

  return {
    ended: (task, outcome, seconds) => {
      total.inc({ task, outcome })
      took.observe({ task }, seconds)
    },
  }
}

const measured = (name: string, { schedule, run }: Job, { ended }: JobMetrics): Job => ({
  schedule,
  run: async (turn) => {
    const startedAt = performance.now()
    let outcome: Outcome = 'failed'
    try {
      const result = await run(turn)
      outcome = 'done'

      return result
    } finally {
      ended(name, outcome, (performance.now() - startedAt) / 1_000)
    }
  },
})

/** The same jobs, counted and timed. */
export const measureJobs = (jobs: Jobs, metrics: JobMetrics): Jobs =>
  Object.fromEntries(
    Object.entries(jobs).map(([name, job]) => [name, measured(name, job, metrics)]),
  ) as Jobs
