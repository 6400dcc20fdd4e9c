import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'

const STORE = {
  bucket: 'fotky',
  region: 'eu-central-1',
  accessKey: 'PRISTUP',
  secretKey: 'tajemství úložiště',
}

/** As few to a page, so that a listing has more than one. */
const PAGE = 2
const SKEW_MS = 900_000

const sha256 = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex')

const FORM =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request,\s*SignedHeaders=([^,]+),\s*Signature=(\w{64})$/

/** Reads a signature from the raw request, as a store does: nothing of ours takes part. */
const isSigned = ({ method, url = '', headers }: IncomingMessage, body: Buffer): boolean => {
  const [, key, day = '', region = '', names = '', signature] =
    FORM.exec(headers.authorization ?? '') ?? []
  const moment = String(headers['x-amz-date'])
  const sentAt = Date.parse(
    moment.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'),
  )
  const [path, query = ''] = url.split('?')
  const canonical = `${method}\n${path}\n${query.split('&').toSorted().join('&')}\n${names
    .split(';')
    .map((name) => `${name}:${String(headers[name]).trim()}\n`)
    .join('')}\n${names}\n${headers['x-amz-content-sha256']}`
  let secret: Buffer | string = `AWS4${STORE.secretKey}`
  for (const part of [day, region, 's3', 'aws4_request'])
    secret = createHmac('sha256', secret).update(part).digest()
  const text = `AWS4-HMAC-SHA256\n${moment}\n${day}/${region}/s3/aws4_request\n${sha256(canonical)}`

  return (
    key === STORE.accessKey &&
    region === STORE.region &&
    names.split(';').includes('host') &&
    moment.startsWith(day) &&
    Math.abs(Date.now() - sentAt) < SKEW_MS &&
    headers['x-amz-content-sha256'] === sha256(body) &&
    signature === createHmac('sha256', secret).update(text).digest('hex')
  )
}

type Kept = { body: Buffer; changedAt: Date }
type Answer = { status: number; body?: Buffer | string; headers?: Record<string, string> }

const listing = (files: Map<string, Kept>, after: string): string => {
  const rest = [...files].toSorted(([a], [b]) => (a < b ? -1 : 1)).filter(([key]) => key > after)
  const entries = rest
    .slice(0, PAGE)
    .map(
      ([key, { changedAt }]) =>
        `<Contents><Key>${key}</Key><LastModified>${changedAt.toISOString()}</LastModified></Contents>`,
    )
  const last = rest.length > PAGE ? rest[PAGE - 1]?.[0] : undefined

  return `<?xml version="1.0"?><ListBucketResult>${entries.join('')}${last ? `<NextContinuationToken>${last}</NextContinuationToken>` : ''}</ListBucketResult>`
}

/** A store that speaks as much S3 as is asked of it, and only to anyone who signs every request rightly. */
export const startStore = async () => {
  const files = new Map<string, Kept>()
  const failures: number[] = []

  const answer = (method: string, url: URL, body: Buffer): Answer => {
    const [, bucket, ...rest] = url.pathname.split('/')
    const key = rest.join('/')
    const kept = files.get(key)
    if (bucket !== STORE.bucket) return { status: 404 }
    if (method === 'PUT') files.set(key, { body, changedAt: new Date() })
    if (method === 'PUT') return { status: 200 }
    if (method === 'DELETE') files.delete(key)
    if (method === 'DELETE') return { status: 204 }
    if (key === '')
      return { status: 200, body: listing(files, url.searchParams.get('continuation-token') ?? '') }

    return kept
      ? { status: 200, body: kept.body, headers: { etag: `"${sha256(kept.body)}"` } }
      : { status: 404 }
  }

  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray())
    const url = new URL(request.url ?? '', 'http://store')
    const failure = failures.shift()
    const { status, headers, ...said } = failure
      ? { status: failure }
      : isSigned(request, body)
        ? answer(request.method ?? '', url, body)
        : { status: 403 }
    response.writeHead(status, headers)
    response.end(request.method === 'HEAD' ? undefined : (said as Answer).body)
  })
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  await listen(0)
  const { port } = server.address() as AddressInfo

  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })

  return {
    settings: { ...STORE, endpoint: `http://127.0.0.1:${port}` },
    files,
    /** Answers the next requests with these statuses. */
    failWith: (...statuses: number[]) => failures.push(...statuses),
    /** Nobody answers at its address until it comes back. */
    goAway: () => {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()

      return closed
    },
    comeBack: () => listen(port),
  }
}
