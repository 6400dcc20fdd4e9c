import { INTERNAL_HEADERS } from '@inzrt/contracts/wire/headers'
import { endInsideSessionCall, readInsideSessionCall } from '@inzrt/contracts/wire/insideSession'
import type { Config } from '../config/Config.ts'
import type { Log } from '../operations/Log.ts'
import { Cancellation } from '../upstream/Cancellation.ts'
import type { Upstream } from '../upstream/Upstream.ts'
import type { RoutedRequest } from '../upstream/UpstreamRequest.ts'
import { askAboutSession } from './askAboutSession.ts'
import { localSessionKeys } from './keys/localSessionKeys.ts'
import { Revocations } from './Revocations.ts'
import { apiClock, movableClock, plainClock, type SessionClock } from './SessionClock.ts'
import { Sessions } from './Sessions.ts'

/** Any answer of the api tells its time; this one costs it nothing. */
const cheapestCall = (internalKey: string): RoutedRequest => ({
  method: 'GET',
  route: '/health',
  path: '/health',
  headers: { [INTERNAL_HEADERS.key]: internalKey },
})

type SessionTime = Readonly<{
  /** Milliseconds that only grow. */
  now: () => number
  /** The time of sessions; the api's unless given. */
  wall?: (() => number) | undefined
}>

/** Sessions as the settings want them. */
export const createSessions = (
  { sessionKeys, dataDir, isClockMovable, internalKey }: Config,
  api: Upstream,
  { log, onForeign }: Readonly<{ log: Log; onForeign: () => void }>,
  { wall, now: steady }: SessionTime,
): Sessions => {
  const call = cheapestCall(internalKey)
  const ask = async () => (await api.ask(call, new Cancellation(), { totalMs: 1000 })).headers
  const onOff = (aheadMs: number) =>
    log.event(`the clock of this machine is ${(aheadMs / 1000).toFixed(1)} s ahead of the api's`)
  const clock = (): SessionClock => {
    if (isClockMovable) return movableClock(wall ?? Date.now, ask)

    return wall ? plainClock(wall) : apiClock({ wall: Date.now, steady, ask, onOff })
  }

  const keys = sessionKeys ?? localSessionKeys(dataDir)
  const time = clock()
  const about = (token: string) => ({ token, internalKey })

  return new Sessions({
    keys,
    clock: time,
    steady,
    onForeign,
    revocations: new Revocations({
      folder: `${dataDir}/revocations`,
      keys,
      tell: (token, isByItself) =>
        askAboutSession(api, endInsideSessionCall, { ...about(token), isByItself }),
      now: time.now,
      report: (code) => log.event(`the folder of revocations fails: ${code}`),
    }),
    asksWhetherCounts: async (token) =>
      (await askAboutSession(api, readInsideSessionCall, about(token))).counts,
  })
}
