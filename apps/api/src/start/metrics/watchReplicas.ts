import { Counter, Gauge, type Registry } from 'prom-client'
import type { AnsweredBy } from '../../platform/database/replicas/createReads.ts'
import type { Replica } from '../../platform/database/replicas/openReplica.ts'

/**
 * What an operator reads of replicas, in the order of their setting.
 * @returns what is told who answered a call that only reads
 */
export const watchReplicas = (
  registry: Registry,
  replicas: readonly Replica[],
): ((by: AnsweredBy) => void) => {
  const gauge = (
    name: string,
    help: string,
    read: (figures: ReturnType<Replica['figures']>) => number,
  ) =>
    new Gauge({
      name,
      help,
      labelNames: ['replica'],
      registers: [registry],
      collect() {
        for (const [at, replica] of replicas.entries())
          this.set({ replica: String(at + 1) }, read(replica.figures()))
      },
    })
  gauge('api_replica_used', '1 while a replica answers, 0 while it is left aside.', ({ state }) =>
    Number(state === 'used'),
  )
  gauge(
    'api_replica_lag_seconds',
    'Since when the primary has had what a replica lacks.',
    ({ lagMs }) => lagMs / 1_000,
  )
  gauge('api_replica_lag_bytes', 'Log that a replica has not replayed.', ({ lagBytes }) => lagBytes)
  const answered = new Counter({
    name: 'api_reads_total',
    help: 'Answers of calls that only read, where there are replicas, by who was read from.',
    labelNames: ['from'],
    registers: [registry],
  })

  return (by) => {
    if (replicas.length > 0) answered.inc({ from: by })
  }
}
