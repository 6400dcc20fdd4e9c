import type { IncomingMessage } from 'node:http'
import { hasBody } from '../request/readBody.ts'

/** How long a body may take, in milliseconds: a photo on a weak signal longer than a form. */
export type BodyLimits = Readonly<{ usual: number; photo: number }>

export const BODY_LIMITS: BodyLimits = { usual: 10_000, photo: 60_000 }

const PHOTO_PATH = '/api/front/images'

const limitOf = ({ method, url }: IncomingMessage, limits: BodyLimits): number =>
  method === 'POST' && url === PHOTO_PATH ? limits.photo : limits.usual

/** Cuts a request whose body takes too long to come, whether anybody reads it or not. */
export const limitBody = (
  request: IncomingMessage,
  limits: BodyLimits,
  cut: (request: IncomingMessage) => void,
): void => {
  if (!hasBody(request)) return
  const timer = setTimeout(() => cut(request), limitOf(request, limits)).unref()
  const stop = () => clearTimeout(timer)
  request.once('end', stop)
  request.once('close', stop)
}
