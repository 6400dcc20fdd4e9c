import type { Balancer } from './createBalancer.ts'
import { type Places, startVisitors, type Visit } from './startVisitors.ts'

const isFailed = ({ status }: Visit): boolean => status === 0 || status >= 500

/** What failed, for those who watch the run: `page 503 ×12`. */
const describeFailures = (visits: readonly Visit[]): string => {
  const counts = new Map<string, number>()
  for (const { kind, status } of visits.filter(isFailed)) {
    const what = `${kind} ${status}`
    counts.set(what, (counts.get(what) ?? 0) + 1)
  }

  return [...counts].map(([what, count]) => `${what} ×${count}`).join(', ') || 'nothing failed'
}

/** How many visits failed, all or those of one kind. */
export const failed = (visits: readonly Visit[], kind?: Visit['kind']): number =>
  visits.filter((visit) => isFailed(visit) && (!kind || visit.kind === kind)).length

export const loggedOut = (visits: readonly Visit[]): number =>
  visits.filter(({ isLoggedOut }) => isLoggedOut).length

/** What a drill found, turn by turn, and the visits meanwhile. */
export type Drilled<Found> = Readonly<{ found: readonly Found[]; visits: readonly Visit[] }>

/** Runs a drill while visitors come, again and again until there were `atLeast` of them. */
export const withVisitors = async <Found>(
  balancer: Balancer,
  places: Places,
  drill: () => Promise<Found>,
  atLeast = 0,
): Promise<Drilled<Found>> => {
  const visitors = startVisitors(balancer, places)
  const found: Found[] = []
  do found.push(await drill())
  while (visitors.count() < atLeast)
  const visits = await visitors.leave()
  console.log(`${visits.length} visits: ${describeFailures(visits)}`)

  return { found, visits }
}
