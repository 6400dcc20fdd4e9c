import { Counter, Gauge, type Registry } from 'prom-client'
import type { Database } from '../../../platform/database/openDatabase.ts'
import { shareCalls } from '../../../platform/jobs/shareCalls.ts'
import { type Figures, readFigures, readLastChange } from './readFigures.ts'

const CHANNELS = ['email', 'sms', 'push'] as const

/**
 * What the whole portal has come to, whichever process is asked: every worker says the same.
 * @returns reads it again; where the database does not answer, only that is told and the figures are unknown
 */
export const createFigures = (registry: Registry, database: Database): (() => Promise<void>) => {
  const registers = [registry]
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers })
  const answers = gauge('portal_database_answers', '1 when the figures of the portal were read.')
  const gauges = {
    adsWaiting: gauge('portal_ads_waiting', 'Ads that wait for a moderator, up to 1,000.'),
    oldestAd: gauge('portal_ads_waiting_seconds', 'Since the first of them was placed.'),
    reportsOpen: gauge('portal_reports_open', 'Reports nobody has decided, up to 1,000.'),
    rowsFailed: gauge('portal_rows_failed', 'Rows that jobs failed at, up to 1,000.'),
    oldestJob: gauge('portal_jobs_waiting_seconds', 'How overdue the oldest job is.'),
  } satisfies Record<keyof Figures['waiting'], Gauge>
  const late = new Gauge({
    name: 'portal_messages_late',
    help: 'Messages over five minutes late, up to 1,000.',
    labelNames: ['channel'],
    registers,
  })
  const changes = new Counter({
    name: 'portal_state_changes_total',
    help: 'Changes of states since this process was first asked: an ad placed is create, an order paid is pay.',
    labelNames: ['entity', 'event'],
    registers,
  })
  let counted: number | undefined

  const show = (figures: Figures): void => {
    for (const [name, value] of Object.entries(figures.waiting))
      gauges[name as keyof Figures['waiting']].set(value)
    for (const channel of CHANNELS)
      late.set({ channel }, figures.late.find((one) => one.channel === channel)?.late ?? 0)
    for (const { entity, event, changes: count, last } of figures.changes) {
      changes.inc({ entity, event }, count)
      counted = Math.max(counted ?? 0, last)
    }
  }
  const forget = (): void => {
    for (const one of Object.values(gauges)) one.set(Number.NaN)
    for (const channel of CHANNELS) late.set({ channel }, Number.NaN)
  }

  const readOnce = shareCalls<void>()
  const readAnew = async (): Promise<void> => {
    try {
      counted ??= await readLastChange(database)
      show(await readFigures(database, counted))
      answers.set(1)
    } catch {
      forget()
      answers.set(0)
    }
  }

  // Two that ask at the same time would count the same changes twice.
  return () => readOnce('figures', readAnew)
}
