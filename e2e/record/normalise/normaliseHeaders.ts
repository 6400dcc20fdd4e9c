import type { IncomingHttpHeaders } from 'node:http'

/** About the connection, or how long a kept page has lain there. */
const LEFT_OUT = new Set([
  ...['date', 'connection', 'keep-alive', 'transfer-encoding'],
  ...['age', 'server-timing'],
])

/** Follow from the body, whose recorded form has its own placeholders. */
const OF_THE_BODY = new Set(['content-length', 'etag'])

/** Other ones in each answer, or by the file's day on this machine's disk. */
const ALWAYS_OTHER = new Set(['x-request-id', 'last-modified', 'x-inzrt-time'])

const HASH = /^'sha256-[^']*'$/
const SEALED_COOKIE = /^([\w-]+=)[^;]{20,}/

/** Each part of a policy with one word for all of its hashes. */
const withoutHashes = (policy: string): string =>
  policy
    .split(';')
    .map((part) => [...new Set(part.split(' ').map((word) => word.replace(HASH, '<hashes>')))])
    .map((words) => words.join(' '))
    .join(';')

const normaliseValue = (name: string, value: string): string => {
  if (OF_THE_BODY.has(name) || ALWAYS_OTHER.has(name)) return `<${name}>`
  if (name === 'content-security-policy') return withoutHashes(value)
  if (name === 'set-cookie') return value.replace(SEALED_COOKIE, '$1<sealed>')

  return value.replaceAll(/\/_next\/static\/[\w./~-]*\.(\w+)/g, '/_next/static/<file>.$1')
}

/** Headers of an answer, a line each, in the order of their names. */
export const normaliseHeaders = (headers: IncomingHttpHeaders): string =>
  Object.entries(headers)
    .filter(([name]) => !LEFT_OUT.has(name))
    .flatMap(([name, values = '']) =>
      [values].flat().map((value) => `${name}: ${normaliseValue(name, value)}`),
    )
    .sort()
    .join('\n')
