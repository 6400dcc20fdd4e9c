import { HOUR_MS, isoDay } from '@inzrt/domain/time'
import type { Clock } from '../../platform/clock/Clock.ts'
import type { Database } from '../../platform/database/openDatabase.ts'

/** Who looked at what is remembered for so many looks; beyond that a repeated look may count again. */
const REMEMBERED = 50_000

/**
 * Counts looks at ads in memory and writes them down together: a page costs no write. What a killed
 * process had not written yet (ten seconds) is lost; these numbers bear it.
 */
export const createViewCounter = ({ pool }: Database, clock: Clock) => {
  const seen = new Set<string>()
  let waiting = new Map<string, number>()

  return {
    /** One look of a client; a second one within the hour is the same look. */
    count: (adId: number, client: string): void => {
      const now = clock()
      const look = `${adId} ${client} ${Math.floor(now.getTime() / HOUR_MS)}`
      if (seen.has(look)) return
      if (seen.size >= REMEMBERED) seen.clear()
      seen.add(look)
      const key = `${adId} ${isoDay(now)}`
      waiting.set(key, (waiting.get(key) ?? 0) + 1)
    },

    /** Writes down what waits, in one statement; ads deleted meanwhile are left out. */
    flush: async (): Promise<void> => {
      if (waiting.size === 0) return
      const counted = waiting
      waiting = new Map()
      const keys = [...counted.keys()].map((key) => key.split(' '))
      await pool.query(
        `insert into ad_stats (ad_id, day, views)
         select looked.ad_id, looked.day, looked.views
         from unnest($1::integer[], $2::date[], $3::integer[]) looked (ad_id, day, views)
         join ads on ads.id = looked.ad_id
         on conflict (ad_id, day) do update set views = ad_stats.views + excluded.views`,
        [keys.map(([adId]) => adId), keys.map(([, day]) => day), [...counted.values()]],
      )
    },
  }
}
