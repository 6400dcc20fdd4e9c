import { refuse } from '../../answers/refuse.ts'
import { CLOSED_POLICY } from '../../headers/securityHeaders.ts'
import { shellRequestHeaders } from '../../headers/shellRequestHeaders.ts'
import { CachedPage, type PageContent } from '../../pages/CachedPage.ts'
import { UpstreamFailure } from '../../upstream/UpstreamFailure.ts'
import type { UpstreamAnswer } from '../../upstream/UpstreamRequest.ts'
import type { ProxyParts } from '../ProxyParts.ts'
import type { RequestContext } from '../RequestContext.ts'
import { sendPage } from './answerPage.ts'
import { askPacked } from './askPacked.ts'

const TEXT = /^(application|text)\/(javascript|css|json|plain)\b|^image\/svg\+xml\b/
const BINARY = /^(font\/(woff2?|ttf)|image\/(png|webp|avif|jpeg|gif|x-icon|vnd\.microsoft\.icon))$/

type Packed = NonNullable<PageContent['packed']>

/** Files of a build never change, so they are compressed as well as can be when it is made. */
const toFile = ({ headers, body }: UpstreamAnswer, packed: Packed, keptAt: number): CachedPage => {
  const type = String(headers['content-type'] ?? '')
  if (!TEXT.test(type) && !BINARY.test(type)) throw new UpstreamFailure('unusable')

  return new CachedPage(
    {
      status: 200,
      headers: [
        ...['Content-Type', type, 'Content-Security-Policy', CLOSED_POLICY],
        ...['Cache-Control', 'public, max-age=31536000, immutable'],
      ],
      body,
      compressible: TEXT.test(type),
      packed,
    },
    keptAt,
  )
}

/** A file of the shell's build: from memory, or once from the shell. */
export const answerAsset = async (
  context: RequestContext,
  site: 'general' | 'adult',
  { assets, shells, config, now }: ProxyParts,
): Promise<void> => {
  const key = `${site} ${context.path}`
  const kept = assets.get(key)
  if (kept) return sendPage(context, { page: kept, ageMs: 0, state: 'hit' })

  const headers = shellRequestHeaders('*/*', context.id)
  const { route, client, path } = context
  const request = { route, client, method: 'GET' as const, path, headers }
  const answer = await shells[site].ask(request, context.cancellation)
  if (answer.status !== 200) return refuse(context, 404, { supportEmail: config.supportEmail })

  const packed: Packed = (encoding) => askPacked(shells[site], request, encoding)
  const page = toFile(answer, packed, now())
  assets.set(key, page)
  return sendPage(context, { page, ageMs: 0, state: 'miss' })
}
