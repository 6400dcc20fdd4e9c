import type { RequestContext } from '../proxy/RequestContext.ts'

/** The two by which a provider signs, as they may look. */
const SIGNATURES: readonly (readonly [name: string, shape: RegExp])[] = [
  ['x-sms-timestamp', /^\d{10}$/],
  ['x-sms-signature', /^[A-Za-z0-9_-]{43}$/],
]

/** What of a machine's headers the api has to see: how its body is written, and its signature. */
export const hookHeaders = ({ request }: RequestContext): Record<string, string> => ({
  'content-type': request.headers['content-type'] ?? '',
  ...Object.fromEntries(
    SIGNATURES.flatMap(([name, shape]) => {
      const value = request.headers[name]
      return typeof value === 'string' && shape.test(value) ? [[name, value]] : []
    }),
  ),
})
