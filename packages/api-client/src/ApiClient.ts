import type { BodyOf, BrowserAnswerOf, Call, ParamsOf, QueryOf } from '@inzrt/contracts/wire/call'
import type { ApiResult } from './ApiResult.ts'

/** A part that a call has, which may be left out where `Nothing` says the same; or one that it has not. */
type Part<C, Key extends string, Value, Nothing> =
  C extends Record<Key, unknown>
    ? [Nothing] extends [Value]
      ? { [K in Key]?: Value | undefined }
      : { [K in Key]: Value }
    : { [K in Key]?: never }

/** A query of optional keys. */
type NoKeys = Record<never, never>

/** Exactly the parts a call declares: nothing missing, nothing more. */
export type CallInput<C extends Call> = Part<C, 'params', ParamsOf<C>, unknown> &
  Part<C, 'query', QueryOf<C>, NoKeys> &
  (C extends { multipart: true } ? { body: FormData } : Part<C, 'body', BodyOf<C>, undefined>)

export type CallOptions = {
  /** Takes the call back, for instance when a newer search replaces it. */
  signal?: AbortSignal | undefined
  /** Headers of this one call, such as the idempotency key of an order. */
  headers?: Record<string, string> | undefined
  /** Sent even though its page is being left. */
  keepalive?: boolean
}

/** A call that needs no input can be made without any. */
type CallArguments<C extends Call> =
  NoKeys extends CallInput<C>
    ? [input?: CallInput<C>, options?: CallOptions]
    : [input: CallInput<C>, options?: CallOptions]

/**
 * Makes calls. Built by createApiClient.
 * @example await api.call(revealPhoneCall, { params: { slug: 'kolo-1a2b' } })
 */
export type ApiClient = {
  call: <const C extends Call>(
    call: C,
    ...input: CallArguments<C>
  ) => Promise<ApiResult<BrowserAnswerOf<C>>>
}
