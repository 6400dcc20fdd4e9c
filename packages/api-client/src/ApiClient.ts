import type { BodyOf, BrowserAnswerOf, Call, ParamsOf, QueryOf } from '@inzrt/contracts/wire/call'
import type { ApiResult } from './ApiResult.ts'

type Part<C, Key extends string, Value> =
  C extends Record<Key, unknown> ? Record<Key, Value> : { [K in Key]?: never }

/** Exactly the parts a call declares: nothing missing, nothing more. */
export type CallInput<C extends Call> = Part<C, 'params', ParamsOf<C>> &
  Part<C, 'query', QueryOf<C>> &
  (C extends { multipart: true } ? { body: FormData } : Part<C, 'body', BodyOf<C>>)

export type CallOptions = {
  /** Takes the call back, for instance when a newer search replaces it. */
  signal?: AbortSignal | undefined
  /** Headers of this one call, such as the idempotency key of an order. */
  headers?: Record<string, string> | undefined
  /** Sent even though its page is being left. */
  keepalive?: boolean
}

/** Makes calls. Built by createApiClient; functions of this package take it as their first argument. */
export type ApiClient = {
  call: <const C extends Call>(
    call: C,
    input: CallInput<C>,
    options?: CallOptions,
  ) => Promise<ApiResult<BrowserAnswerOf<C>>>
}
