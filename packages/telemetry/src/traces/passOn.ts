import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { TRACEPARENT, type TraceContext, toTraceparent } from './traceContext.ts'

const CREATED = 'undici:request:create'

type Created = Readonly<{ request: { addHeader: (name: string, value: string) => unknown } }>

/**
 * Lets every request of undici, and so of `fetch`, say which span it was sent from.
 * @returns ends it
 */
export const passOn = (active: () => TraceContext | undefined): (() => void) => {
  const listen = (message: unknown): void => {
    const context = active()
    if (context) (message as Created).request.addHeader(TRACEPARENT, toTraceparent(context))
  }
  subscribe(CREATED, listen)

  return () => void unsubscribe(CREATED, listen)
}
