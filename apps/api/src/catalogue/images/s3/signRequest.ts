import { createHash, createHmac } from 'node:crypto'

/** Who asks a store, and where it is said to be. */
export type S3Access = Readonly<{ region: string; accessKey: string; secretKey: string }>

type Request = Readonly<{
  method: string
  url: URL
  headers?: Readonly<Record<string, string>>
  body?: Buffer
  at: Date
}>

const NOTHING = Buffer.alloc(0)

const hashOf = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex')
const hmac = (key: Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()

/** The signature wants five signs encoded that a URL may leave as they are. */
const encode = (text: string): string =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )

const sortedQuery = ({ searchParams }: URL): string =>
  [...searchParams]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .toSorted()
    .join('&')

/** Headers of a request to an S3 store, its signature (version 4) among them; names are in lower case. */
export const signRequest = (
  { region, accessKey, secretKey }: S3Access,
  { method, url, headers = {}, body = NOTHING, at }: Request,
): Record<string, string> => {
  const moment = at.toISOString().replace(/[-:]|\.\d+/g, '')
  const day = moment.slice(0, 8)
  const content = hashOf(body)
  const sent = { ...headers, 'x-amz-content-sha256': content, 'x-amz-date': moment }
  const signed = Object.entries({ ...sent, host: url.host }).toSorted(([a], [b]) =>
    a < b ? -1 : 1,
  )
  const names = signed.map(([name]) => name).join(';')
  const lines = signed.map(([name, value]) => `${name}:${value}\n`).join('')
  const request = [method, url.pathname, sortedQuery(url), lines, names, content].join('\n')
  const scope = [day, region, 's3', 'aws4_request']
  const text = ['AWS4-HMAC-SHA256', moment, scope.join('/'), hashOf(request)].join('\n')
  const key = scope.reduce(hmac, Buffer.from(`AWS4${secretKey}`))
  const signature = hmac(key, text).toString('hex')
  const credential = `${accessKey}/${scope.join('/')}`

  return {
    ...sent,
    authorization: `AWS4-HMAC-SHA256 Credential=${credential},SignedHeaders=${names},Signature=${signature}`,
  }
}
