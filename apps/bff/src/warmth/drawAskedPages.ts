import { setTimeout as pause } from 'node:timers/promises'
import { COOKIES } from '@inzrt/contracts/wire/headers'
import { AGE_COOKIE } from '@inzrt/rules/session'
import { Pool } from 'undici'
import type { Config } from '../config/Config.ts'
import { recallAskedPages } from './askedPages.ts'

/** Shells that are slow or away keep no bff from its visitors for longer. */
const LONGEST_MS = 20_000
const CONCURRENCY = 8
const AGAIN_MS = 250

/** Of a visitor who has said how old they are, or the gate alone would be drawn. */
const COOKIE = `${COOKIES.ageVerified}=${AGE_COOKIE.value}`

/**
 * Asks itself for the pages that were asked for before the last stop, as a visitor would, until each was drawn or the
 * time is over.
 */
export const drawAskedPages = async (
  { dataDir, host, port }: Pick<Config, 'dataDir' | 'host' | 'port'>,
  longestMs = LONGEST_MS,
): Promise<void> => {
  const left = [...recallAskedPages(dataDir)]
  const origin = `http://${host.includes(':') ? `[${host}]` : host}:${port}`
  const pool = new Pool(origin, { connections: CONCURRENCY })
  const signal = AbortSignal.timeout(longestMs)
  const isDrawn = async (key: string): Promise<boolean> => {
    const [name = '', path = ''] = key.split(' ')
    const headers = { host: name, cookie: COOKIE }
    const { statusCode, body } = await pool.request({ method: 'GET', path, headers, signal })
    await body.dump()

    return statusCode < 500
  }
  const drawNext = async (): Promise<void> => {
    for (let key = left.shift(); key !== undefined; key = left.shift())
      while (!(await isDrawn(key))) await pause(AGAIN_MS, undefined, { signal })
  }
  await Promise.allSettled(Array.from({ length: CONCURRENCY }, drawNext))
  await pool.destroy()
}
