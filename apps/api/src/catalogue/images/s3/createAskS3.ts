import { setTimeout as pause } from 'node:timers/promises'
import { type Clock, systemClock } from '../../../platform/clock/Clock.ts'
import { StorageUnavailable } from '../../../platform/errors/StorageUnavailable.ts'
import { type S3Access, signRequest } from './signRequest.ts'

export type S3Settings = S3Access &
  Readonly<{
    endpoint: string
    bucket: string
    /** A store refuses what is signed by a wrong clock; the machine's unless given. */
    clock?: Clock
  }>

type Asked = Readonly<{
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE'
  path?: string
  query?: Readonly<Record<string, string>>
  body?: Buffer
}>

const TRIES = 3
const WAIT_MS = 200
/** A visitor waits meanwhile, and so do those behind. */
const TIMEOUT_MS = 5_000
/** Who asks right after a store failed is told at once. */
const REST_MS = 2_000

const isTimeout = (error: unknown): boolean => (error as Error).name === 'TimeoutError'

/** Asks once; null: nobody answered, or the store has a bad moment. */
const askOnce = async (settings: S3Settings, url: URL, { method, body }: Asked) => {
  const answer = await fetch(url, {
    method,
    headers: signRequest(settings, {
      method,
      url,
      at: (settings.clock ?? systemClock)(),
      ...(body && { body }),
    }),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...(body && { body: new Uint8Array(body) }),
  }).catch((error) => {
    if (isTimeout(error))
      throw new StorageUnavailable(`The store of pictures is too slow for ${method}`)

    return null
  })
  if (answer && answer.status < 500) return answer
  await answer?.body?.cancel()

  return null
}

const askTries = async (settings: S3Settings, asked: Asked): Promise<Response> => {
  const url = new URL(`${settings.endpoint}/${settings.bucket}${asked.path ?? ''}`)
  url.search = new URLSearchParams(asked.query).toString()
  for (let tried = 1; tried <= TRIES; tried += 1) {
    const answer = await askOnce(settings, url, asked)
    if (answer?.ok || answer?.status === 404) return answer
    if (answer) throw new Error(`The store of pictures refused ${asked.method}: ${answer.status}`)
    if (tried < TRIES) await pause(WAIT_MS * tried)
  }
  throw new StorageUnavailable(`The store of pictures did not answer ${asked.method}`)
}

/**
 * Asks the store: a request is tried again when it has a bad moment, since every one may be; after it failed,
 * the next ones of two seconds fail at once.
 * @param now milliseconds that only grow
 */
export const createAskS3 = (settings: S3Settings, now = () => performance.now()) => {
  let restsUntil = 0

  /**
   * @throws StorageUnavailable when it does not answer
   * @throws Error for an answer that is neither success nor 404
   */
  return async (asked: Asked): Promise<Response> => {
    if (now() < restsUntil)
      throw new StorageUnavailable('The store of pictures did not answer just before')
    try {
      return await askTries(settings, asked)
    } catch (error) {
      if (error instanceof StorageUnavailable) restsUntil = now() + REST_MS
      throw error
    }
  }
}
