import type { Call } from '@inzrt/contracts/wire/call'
import ky from 'ky'
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

/**
 * Builds a client that knows nothing but its settings, so a server render, a page and a test
 * each have their own. Redirects are refused: the api never sends any, and following one
 * could carry our headers to a stranger.
 * @example const api = createApiClient({ baseUrl: 'http://127.0.0.1:4100' })
 */
export const createApiClient = (settings: ApiClientSettings): ApiClient => {
  const { baseUrl, timeout = 10_000, retries = 0, ...rest } = settings
  const http = ky.create({
    ...rest,
    prefix: baseUrl,
    redirect: 'error',
    retry: { limit: retries, methods: ['get'] },
    throwHttpErrors: false,
    timeout: false,
  })

  const call = async (definition: Call, input: AnyInput = {}, options: CallOptions = {}) => {
    const signals = [AbortSignal.timeout(timeout), options.signal ?? []].flat()

    try {
      const response = await http(fillPath(definition.path, { ...input.params }), {
        method: definition.method,
        searchParams: toSearchParams({ ...input.query }),
        headers: { accept: 'application/json', ...options.headers },
        signal: AbortSignal.any(signals),
        keepalive: options.keepalive ?? false,
        ...(definition.multipart ? { body: input.body as FormData } : { json: input.body }),
      })

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
