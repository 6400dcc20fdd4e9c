import { MINUTE_MS } from '@inzrt/domain/time'
import type { RequestKind } from '../routes/requestKind.ts'
import { SERVICES } from './services.ts'

/** How a service answers: as it should, some answers fail, hardly any does not, or nobody asked. */
export type ServiceState = 'fine' | 'troubled' | 'down' | 'unknown'

export type ServiceReading = Readonly<{
  name: string
  state: ServiceState
  /** Beginnings of the stretches of the last hour in which answers failed, oldest first. */
  troubledAt: readonly Date[]
}>

export type Readings = Readonly<{ at: Date; services: readonly ServiceReading[] }>

type Ended = Readonly<{ kind: RequestKind; route: string; status: number }>
type Stretch = { number: number; answers: number; failures: number }

/** A stretch of time that is judged as a whole. */
export const STRETCH_MS = 5 * MINUTE_MS
/** Of the last hour; and the one that goes on. */
const KEPT = 13
/** One visitor's bad luck is no trouble, one answer of fifty is. */
const TROUBLED_SHARE = 0.02
const DOWN_SHARE = 0.5

const isFailure = (status: number): boolean => status >= 500

const stateOf = ({ answers, failures }: Pick<Stretch, 'answers' | 'failures'>): ServiceState => {
  if (answers === 0) return 'unknown'
  if (failures / answers >= DOWN_SHARE) return 'down'

  return failures / answers >= TROUBLED_SHARE ? 'troubled' : 'fine'
}

const isBad = (stretch: Stretch): boolean => ['troubled', 'down'].includes(stateOf(stretch))

/** The present is what was answered since the beginning of the last stretch: five to ten minutes. */
const isRecent = ({ number }: Stretch, current: number): boolean => number >= current - 1

const sum = (stretches: readonly Stretch[]) => ({
  answers: stretches.reduce((total, { answers }) => total + answers, 0),
  failures: stretches.reduce((total, { failures }) => total + failures, 0),
})

/**
 * Counts, for an hour and in this process, how each service was answered: what a visitor may know of the figures that
 * operators read at /metrics.
 * @param now milliseconds since 1970
 */
export const createServiceStatus = (now: () => number) => {
  const serviceOfRoute = new Map<string, number>()
  const kept: Stretch[][] = SERVICES.map(() => [])

  const serviceOf = ({ kind, route }: Ended): number => {
    const key = `${kind} ${route}`
    const known = serviceOfRoute.get(key)
    if (known !== undefined) return known
    const found = SERVICES.findIndex(({ covers }) => covers({ kind, route }))
    serviceOfRoute.set(key, found)

    return found
  }

  const currentStretch = (stretches: Stretch[]): Stretch => {
    const number = Math.floor(now() / STRETCH_MS)
    const last = stretches.at(-1)
    if (last?.number === number) return last
    const next = { number, answers: 0, failures: 0 }
    stretches.push(next)
    if (stretches.length > KEPT) stretches.shift()

    return next
  }

  return {
    count: (ended: Ended): void => {
      const stretches = kept[serviceOf(ended)]
      if (!stretches) return
      const stretch = currentStretch(stretches)
      stretch.answers += 1
      if (isFailure(ended.status)) stretch.failures += 1
    },

    read: (): Readings => {
      const at = new Date(now())
      const current = Math.floor(at.getTime() / STRETCH_MS)
      const services = SERVICES.map(({ name }, index) => {
        const stretches = (kept[index] ?? []).filter(({ number }) => number > current - KEPT)
        const recent = stretches.filter((stretch) => isRecent(stretch, current))
        const troubledAt = stretches
          .filter(isBad)
          .map(({ number }) => new Date(number * STRETCH_MS))

        return { name, state: stateOf(sum(recent)), troubledAt }
      })

      return { at, services }
    },
  }
}

export type ServiceStatus = ReturnType<typeof createServiceStatus>
