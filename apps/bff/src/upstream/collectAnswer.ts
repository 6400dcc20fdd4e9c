import type { IncomingHttpHeaders } from 'node:http'
import type { Dispatcher } from 'undici'
import type { Cancellation } from './Cancellation.ts'
import { toUpstreamFailure } from './toUpstreamFailure.ts'
import { UpstreamFailure } from './UpstreamFailure.ts'
import type { UpstreamAnswer, UpstreamRequest } from './UpstreamRequest.ts'

export type CollectLimits = Readonly<{ bytes: number; totalMs: number }>

type Settle = {
  resolve: (answer: UpstreamAnswer) => void
  reject: (failure: UpstreamFailure) => void
}

/** Gathers one answer. undici calls its methods as the answer arrives. */
class AnswerCollector implements Dispatcher.DispatchHandler {
  readonly #limits: CollectLimits
  readonly #settle: Settle
  readonly #timer: NodeJS.Timeout
  readonly #chunks: Buffer[] = []
  #controller: Dispatcher.DispatchController | null = null
  #stopped: UpstreamFailure | null = null
  #status = 0
  #headers: IncomingHttpHeaders = {}
  #bytes = 0

  constructor(limits: CollectLimits, settle: Settle) {
    this.#limits = limits
    this.#settle = settle
    this.#timer = setTimeout(() => this.stop('timeout'), limits.totalMs)
  }

  /** Ends the request from our side, whether it has begun or still waits for a connection. */
  stop(kind: 'timeout' | 'cancelled' | 'unusable'): void {
    this.#stopped ??= new UpstreamFailure(kind)
    this.#fail(this.#stopped)
    this.#controller?.abort(this.#stopped)
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller
    if (this.#stopped) controller.abort(this.#stopped)
  }

  onResponseStart(_: unknown, status: number, headers: IncomingHttpHeaders): void {
    if (status < 200) return
    this.#status = status
    this.#headers = headers
  }

  onResponseData(_: unknown, chunk: Buffer): void {
    this.#bytes += chunk.length
    if (this.#bytes > this.#limits.bytes) this.stop('unusable')
    else this.#chunks.push(chunk)
  }

  onResponseEnd(): void {
    clearTimeout(this.#timer)
    const [only, ...more] = this.#chunks
    const body = only && more.length === 0 ? only : Buffer.concat(this.#chunks)
    this.#settle.resolve({ status: this.#status, headers: this.#headers, body })
  }

  onResponseError(_: unknown, error: Error): void {
    this.#fail(this.#stopped ?? toUpstreamFailure(error))
  }

  #fail(failure: UpstreamFailure): void {
    clearTimeout(this.#timer)
    this.#settle.reject(failure)
  }
}

/**
 * Sends one request and waits for the whole answer, so that a truncated one never reaches a visitor.
 * Rejects with UpstreamFailure only.
 */
export const collectAnswer = (
  dispatcher: Dispatcher,
  request: UpstreamRequest,
  limits: CollectLimits,
  cancellation?: Cancellation,
): Promise<UpstreamAnswer> =>
  new Promise((resolve, reject) => {
    const collector = new AnswerCollector(limits, { resolve, reject })
    cancellation?.onCancel(() => collector.stop('cancelled'))
    dispatcher.dispatch({ ...request, body: request.body ?? null }, collector)
  })
