import type { FastifyReply, FastifyRequest } from 'fastify'
import { askerOf } from '../../platform/http/askerOf.ts'
import type { FoundImage } from './createImageStore.ts'
import type { ImageFormat } from './ImageFormat.ts'

const YEAR = 31_536_000

const headers = (etag: string): Record<string, string> => ({
  etag,
  'cache-control': `public, max-age=${YEAR}, immutable`,
  vary: 'Accept',
})

/** Even if a picture were something else, a browser would neither guess its type nor run it. */
const SAFETY = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "sandbox; default-src 'none'",
  'cross-origin-resource-policy': 'same-site',
} as const

const fileName = (url: string, format: ImageFormat): string => {
  const name =
    /^[A-Za-z0-9_-]+(?=\.[a-z]+$)/.exec(url.slice(url.lastIndexOf('/') + 1))?.[0] ?? 'obrazek'

  return `${name}.${format === 'jpeg' ? 'jpg' : format}`
}

/**
 * Sends a picture, or only says that the client's copy is still right.
 * @param path of the original: the name under which caches of others are told to forget it; null: it has none
 */
export const sendImage = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { etag, read }: FoundImage,
  path: string | null,
  format: ImageFormat,
): Promise<FastifyReply> => {
  if (path) reply.header('cache-tag', path)
  if (request.headers['if-none-match']?.includes(etag))
    return reply.code(304).headers(headers(etag)).send()
  const bytes = await read(askerOf(request, reply))

  return reply
    .headers({ ...headers(etag), ...SAFETY })
    .header('content-disposition', `inline; filename="${fileName(request.url, format)}"`)
    .type(`image/${format}`)
    .send(bytes)
}
