import { refuse } from '../answers/refuse.ts'
import { send } from '../answers/send.ts'
import { payloadAnswerHeaders, payloadRequestHeaders } from '../headers/payloadHeaders.ts'
import { CLOSED_POLICY } from '../headers/securityHeaders.ts'
import { compress } from '../pages/compress.ts'
import { negotiateEncoding } from '../pages/negotiateEncoding.ts'
import { UpstreamFailure } from '../upstream/UpstreamFailure.ts'
import type { DoorContext } from './DoorContext.ts'
import type { Visit } from './Visit.ts'

const TOKEN = /(?:^|&)_rsc=([A-Za-z0-9_-]{1,40})(?:&|$)/
const PAYLOAD = /^text\/x-component\b/
const QUALITY = 4

/** Whether Next's client asks for the data of a page and not for the page: header and key together. */
export const isPayload = ({ request, query }: Visit): boolean =>
  request.headers.rsc === '1' && TOKEN.test(query)

/**
 * Data for a navigation within the site. It depends on where the browser comes from, so it is never kept
 * and never meets the store of pages.
 */
export const answerPayload = async (
  visit: Visit,
  site: 'general' | 'adult',
  target: string,
  { shells, config }: DoorContext,
): Promise<void> => {
  const headers = payloadRequestHeaders(visit.request.headers)
  if (!headers) return refuse(visit, 400, { supportEmail: config.supportEmail })

  const token = `_rsc=${TOKEN.exec(visit.query)?.[1] ?? ''}`
  const path = target.includes('?') ? `${target}&${token}` : `${target}?${token}`
  const answer = await shells[site].ask({ method: 'GET', path, headers }, visit.cancellation)
  const { status, body } = answer
  const type = String(answer.headers['content-type'] ?? '')
  if (!PAYLOAD.test(type) || answer.headers['set-cookie']) throw new UpstreamFailure('unusable')

  const encoding = negotiateEncoding(visit.request.headers['accept-encoding'])
  const packed = encoding === 'identity' ? body : await compress(body, encoding, QUALITY)
  send(
    visit,
    status,
    [
      ...['Content-Type', 'text/x-component', 'Content-Length', String(packed.length)],
      ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
      ...['Cache-Control', 'no-store', 'Vary', 'Accept-Encoding, RSC'],
      ...['Content-Security-Policy', CLOSED_POLICY],
      ...payloadAnswerHeaders(answer.headers),
    ],
    packed,
  )
}
