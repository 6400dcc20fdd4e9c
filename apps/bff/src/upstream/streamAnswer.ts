import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import type { Dispatcher } from 'undici'
import type { Cancellation } from './Cancellation.ts'
import { toUpstreamFailure } from './toUpstreamFailure.ts'
import { UpstreamFailure } from './UpstreamFailure.ts'
import type { UpstreamRequest } from './UpstreamRequest.ts'

/** What became of an answer: passed on, or not, and with which status somebody else answers. */
export type Passed = 'begun' | 404 | 429

/** Begins the visitor's answer from the upstream's. Throws UpstreamFailure if it is broken. */
export type Begin = (status: number, headers: IncomingHttpHeaders) => Passed

type Settle = { resolve: (passed: Passed) => void; reject: (failure: UpstreamFailure) => void }

/** Passes an answer on as it comes, no faster than the visitor takes it. */
class AnswerStreamer implements Dispatcher.DispatchHandler {
  readonly #response: ServerResponse
  readonly #begin: Begin
  readonly #settle: Settle
  #controller: Dispatcher.DispatchController | null = null
  #cancelled = false

  constructor(response: ServerResponse, begin: Begin, settle: Settle) {
    this.#response = response
    this.#begin = begin
    this.#settle = settle
  }

  cancel(): void {
    this.#cancelled = true
    this.#controller?.abort(new UpstreamFailure('cancelled'))
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller
    if (this.#cancelled) controller.abort(new UpstreamFailure('cancelled'))
  }

  onResponseStart(
    controller: Dispatcher.DispatchController,
    status: number,
    headers: IncomingHttpHeaders,
  ): void {
    if (status < 200) return
    try {
      const passed = this.#begin(status, headers)
      if (passed === 'begun') return
      this.#settle.resolve(passed)
      controller.abort(new UpstreamFailure('cancelled'))
    } catch (error) {
      controller.abort(toUpstreamFailure(error))
    }
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    if (this.#response.write(chunk)) return
    controller.pause()
    this.#response.once('drain', () => controller.resume())
  }

  onResponseEnd(): void {
    this.#response.end()
    this.#settle.resolve('begun')
  }

  /** An answer that broke in the middle must not look whole. */
  onResponseError(_: unknown, error: Error): void {
    if (this.#response.headersSent) this.#response.destroy()
    this.#settle.reject(toUpstreamFailure(error))
  }
}

/** Forwards a large answer piece by piece. Rejects with UpstreamFailure only. */
export const streamAnswer = (
  dispatcher: Dispatcher,
  request: UpstreamRequest,
  response: ServerResponse,
  begin: Begin,
  cancellation: Cancellation,
): Promise<Passed> =>
  new Promise((resolve, reject) => {
    const streamer = new AnswerStreamer(response, begin, { resolve, reject })
    cancellation.onCancel(() => streamer.cancel())
    dispatcher.dispatch({ ...request, body: null }, streamer)
  })
