import type { Call } from '@inzrt/contracts/wire/call'
import type { ApiClient, CallOptions } from './ApiClient.ts'
import type { ApiError } from './ApiError.ts'
import { fillPath } from './fillPath.ts'
import { readAnswer } from './readAnswer.ts'
import { toSearchParams } from './toSearchParams.ts'

export type ApiClientSettings = {
  /** Origin of the api or the bff; empty in a browser, where calls go to the page's own origin. */
  baseUrl: string
  /** Headers of every call. */
  headers?: Record<string, string>
  /** Replaces the global fetch, for instance to set caching. */
  fetch?: typeof fetch
  /** Milliseconds until a call, its body included, is given up. */
  timeout?: number
  /** How many times a GET without any answer is repeated. */
  retries?: number
}

type AnyInput = { params?: object; query?: object; body?: unknown }

const RETRY_AFTER_MS = 300

const addressOf = (baseUrl: string, { path }: Call, { params, query }: AnyInput): string => {
  const search = toSearchParams({ ...query }).toString()

  return `${baseUrl.replace(/\/$/, '')}${fillPath(path, { ...params })}${search && `?${search}`}`
}

/** A photo travels as a form, all else as JSON. */
const writeBody = ({ multipart }: Call, body: unknown) => {
  if (body === undefined) return {}
  if (multipart) return { body: body as FormData }

  return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
}

/** Asks again, where that does no harm, when no answer came. */
const askAgain = async (
  ask: () => Promise<Response>,
  retries: number,
  signal: AbortSignal,
): Promise<Response> => {
  try {
    return await ask()
  } catch (error) {
    if (retries === 0 || signal.aborted) throw error
    await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS))

    return askAgain(ask, retries - 1, signal)
  }
}

/**
 * Builds a client that knows nothing but its settings, so a server render, a page and a test
 * each have their own. Redirects are refused: the api never sends any, and following one
 * could carry our headers to a stranger.
 * @example const api = createApiClient({ baseUrl: 'http://127.0.0.1:4100' })
 */
export const createApiClient = (settings: ApiClientSettings): ApiClient => {
  const { baseUrl, headers, timeout = 10_000, retries = 0 } = settings
  const send = settings.fetch ?? fetch

  const call = async (definition: Call, input: AnyInput = {}, options: CallOptions = {}) => {
    const signal = AbortSignal.any([AbortSignal.timeout(timeout), options.signal ?? []].flat())
    const body = writeBody(definition, input.body)
    const ask = () =>
      send(addressOf(baseUrl, definition, input), {
        ...body,
        method: definition.method,
        headers: { accept: 'application/json', ...body.headers, ...headers, ...options.headers },
        redirect: 'error',
        keepalive: options.keepalive ?? false,
        signal,
      })

    try {
      const response = await askAgain(ask, definition.method === 'GET' ? retries : 0, signal)

      return await readAnswer(definition, response)
    } catch (error) {
      return { ok: false, error: toApiError(error, options.signal) }
    }
  }

  return { call: call as ApiClient['call'] }
}

const toApiError = (error: unknown, signal?: AbortSignal): ApiError => {
  if (signal?.aborted) return { kind: 'network', aborted: true }

  return error instanceof Error && error.name === 'TimeoutError'
    ? { kind: 'timeout' }
    : { kind: 'network', aborted: false }
}
