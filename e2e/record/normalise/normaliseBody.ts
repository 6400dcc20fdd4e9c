import { createHash } from 'node:crypto'
import { normaliseHtml } from './normaliseHtml.ts'
import { normaliseJson } from './normaliseJson.ts'

const digest = (body: Buffer): string =>
  `<${body.length} bytes, sha256 ${createHash('sha256').update(body).digest('hex')}>`

/** A body as readable text; of pictures and the like only which bytes they are. */
export const normaliseBody = (type: string, body: Buffer): string => {
  if (body.length === 0) return ''
  if (type.startsWith('text/html')) return normaliseHtml(body.toString('utf8'))
  if (/\bjson\b/.test(type)) return normaliseJson(body.toString('utf8'))
  if (/^text\/|xml|javascript/.test(type)) return body.toString('utf8')

  return digest(body)
}
