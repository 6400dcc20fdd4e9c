import { setTimeout as pause } from 'node:timers/promises'
import { type S3Access, signRequest } from './signRequest.ts'

export type S3Settings = S3Access & Readonly<{ endpoint: string; bucket: string }>

type Asked = Readonly<{
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE'
  path?: string
  query?: Readonly<Record<string, string>>
  body?: Buffer
}>

const TRIES = 3
const WAIT_MS = 200
const TIMEOUT_MS = 15_000

/** Asks once; null: nobody answered, or the store has a bad moment. */
const askOnce = async (settings: S3Settings, url: URL, { method, body }: Asked) => {
  const answer = await fetch(url, {
    method,
    headers: signRequest(settings, { method, url, at: new Date(), ...(body && { body }) }),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...(body && { body: new Uint8Array(body) }),
  }).catch(() => null)
  if (answer && answer.status < 500) return answer
  await answer?.body?.cancel()

  return null
}

/**
 * One request to the store, asked again when it has a bad moment: every one of ours may be.
 * @throws Error for an answer that is neither success nor 404
 */
export const askS3 = async (settings: S3Settings, asked: Asked): Promise<Response> => {
  const url = new URL(`${settings.endpoint}/${settings.bucket}${asked.path ?? ''}`)
  url.search = new URLSearchParams(asked.query).toString()
  for (let tried = 1; tried <= TRIES; tried += 1) {
    const answer = await askOnce(settings, url, asked)
    if (answer?.ok || answer?.status === 404) return answer
    if (answer) throw new Error(`The store of pictures refused ${asked.method}: ${answer.status}`)
    if (tried < TRIES) await pause(WAIT_MS * tried)
  }
  throw new Error(`The store of pictures did not answer ${asked.method}`)
}
