import type { IncomingMessage } from 'node:http'
import { CSRF_HEADER } from '@inzrt/contracts/wire/headers'
import { isHookType } from './isHookType.ts'
import { isJsonType } from './isJson.ts'
import { isMultipart } from './isMultipart.ts'
import { hasBody } from './readBody.ts'

/**
 * What makes a write: a call of our script, its upload of a photo, a form of ours without any script, or a
 * machine of a provider, which signs what it brings.
 */
export type Writer = 'call' | 'upload' | 'form' | 'hook'

type Write = Readonly<{
  writer: Writer
  /** Scheme and host of the site it wants to change. */
  ours: string
  site: string | undefined
  origin: string | undefined
  csrf: string | undefined
  type: string | undefined
  body: boolean
}>

type Rule = readonly [refused: (write: Write) => boolean, status: 403 | 415]

const SCRIPTED = new Set<Writer>(['call', 'upload'])
const OWN_SITES = new Set(['same-origin', 'none'])

/**
 * Every sign that is there must be right, and one must be there: a page of ours adds a header that a foreign
 * one cannot add without being asked first; a form cannot add any, its browser must say where it comes from.
 */
const RULES: readonly Rule[] = [
  [({ site }) => site !== undefined && !OWN_SITES.has(site), 403],
  [({ origin, ours }) => origin !== undefined && origin !== ours, 403],
  // No machine is a browser.
  [({ writer, site, origin }) => writer === 'hook' && (site ?? origin) !== undefined, 403],
  [({ writer, csrf }) => SCRIPTED.has(writer) && csrf !== '1', 403],
  [
    ({ writer, site, origin }) => writer === 'form' && site === undefined && origin === undefined,
    403,
  ],
  [
    ({ writer, type, body }) =>
      writer === 'call' && (type === undefined ? body : !isJsonType(type)),
    415,
  ],
  [({ writer, type }) => writer === 'upload' && !isMultipart(type ?? ''), 415],
  [({ writer, type }) => writer === 'hook' && !isHookType(type ?? ''), 415],
]

/** Why a request that changes something is refused before anybody hears of it; null: it is ours. */
export const writeGuard = (
  request: IncomingMessage,
  ours: string,
  writer: Writer,
): 403 | 415 | null => {
  const { headers } = request
  const write: Write = {
    writer,
    ours,
    site: headers['sec-fetch-site']?.toString(),
    origin: headers.origin,
    csrf: headers[CSRF_HEADER]?.toString(),
    type: headers['content-type'],
    body: hasBody(request),
  }
  return RULES.find(([refuses]) => refuses(write))?.[1] ?? null
}
