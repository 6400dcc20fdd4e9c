import { refuse } from '../../answers/refuse.ts'
import {
  imageAnswerHeaders,
  imageRequestHeaders,
  unchangedHeaders,
} from '../../headers/imageHeaders.ts'
import { failureOfStatus } from '../../upstream/failureOfStatus.ts'
import { type Begin, streamAnswer } from '../../upstream/streamAnswer.ts'
import { UpstreamFailure } from '../../upstream/UpstreamFailure.ts'
import type { DoorContext } from '../DoorContext.ts'
import type { Visit } from '../Visit.ts'

/** Only people of ours are given such addresses. */
const FOR_DESK = /^\/api\/(image|noviny)\/desk-/
const NO_PICTURE = new Set([400, 404, 410])

const beginImage =
  ({ brand, response, security, path }: Visit): Begin =>
  (status, headers) => {
    if (NO_PICTURE.has(status)) return false
    const shared = brand?.minimumAge === null && !FOR_DESK.test(path)
    const row =
      status === 304 ? unchangedHeaders(headers, shared) : imageAnswerHeaders(headers, shared)
    if (status >= 500) throw failureOfStatus({ status, headers })
    if ((status !== 200 && status !== 304) || !row) throw new UpstreamFailure('unusable')

    response.writeHead(status, [...security, ...row] as string[])
    return true
  }

/** Passes a picture of the API on as it comes, with the year of caching it deserves. */
export const answerImage = async (
  visit: Visit,
  { images, picturePlaces, config }: DoorContext,
): Promise<void> => {
  const { supportEmail } = config
  const request = {
    method: visit.request.method === 'HEAD' ? ('HEAD' as const) : ('GET' as const),
    path: visit.path,
    headers: imageRequestHeaders(visit, config.internalKey),
  }
  const pass = () =>
    images.guard(visit, () =>
      streamAnswer(images.pool, request, visit.response, beginImage(visit), visit.cancellation),
    )
  const passedOn = await picturePlaces.within(visit.client, pass)
  if (passedOn === null) refuse(visit, 429, { supportEmail, retryAfter: 1 })
  else if (!passedOn) refuse(visit, 404, { supportEmail })
}
