import { refuse } from '../../answers/refuse.ts'
import {
  imageAnswerHeaders,
  imageRequestHeaders,
  unchangedHeaders,
} from '../../headers/imageHeaders.ts'
import { failureOfStatus } from '../../upstream/failureOfStatus.ts'
import { type Begin, streamAnswer } from '../../upstream/streamAnswer.ts'
import { UpstreamFailure } from '../../upstream/UpstreamFailure.ts'
import type { ProxyParts } from '../ProxyParts.ts'
import type { RequestContext } from '../RequestContext.ts'

/** Only those who may see the file are given such addresses. */
const SEALED = /^\/api\/(image|noviny)\/sealed-/
const NO_PICTURE = new Set([400, 404, 410])
/** Longer than the api lets a picture wait for its turn to be made. */
const LONGEST_MS = 12_000
/** One visitor had more pictures made than came to their turn. */
const CROWDED = 429

const beginImage =
  ({ brand, response, security, path }: RequestContext): Begin =>
  (status, headers) => {
    if (NO_PICTURE.has(status)) return 404
    if (status === CROWDED) return CROWDED
    const shared = brand?.minimumAge === null && !SEALED.test(path)
    const row =
      status === 304 ? unchangedHeaders(headers, shared) : imageAnswerHeaders(headers, shared)
    if (status >= 500) throw failureOfStatus({ status, headers })
    if ((status !== 200 && status !== 304) || !row) throw new UpstreamFailure('unusable')

    response.writeHead(status, [...security, ...row] as string[])
    return 'begun'
  }

/** Passes a picture of the API on as it comes, with the year of caching it deserves. */
export const answerImage = async (
  context: RequestContext,
  { images, picturePlaces, config }: ProxyParts,
): Promise<void> => {
  const { supportEmail } = config
  const request = {
    method: context.request.method === 'HEAD' ? ('HEAD' as const) : ('GET' as const),
    path: context.path,
    headers: imageRequestHeaders(context, config.internalKey),
    headersTimeout: LONGEST_MS,
  }
  const pass = () =>
    images.guard(context, () =>
      streamAnswer(
        images.pool,
        request,
        context.response,
        beginImage(context),
        context.cancellation,
      ),
    )
  const passed = await picturePlaces.run(context.client, pass)
  if (passed === null || passed === CROWDED) refuse(context, 429, { supportEmail, retryAfter: 1 })
  else if (passed === 404) refuse(context, 404, { supportEmail })
}
