import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { buffer } from 'node:stream/consumers'

export type Answer = {
  readonly status: number
  readonly headers: IncomingMessage['headers']
  readonly body: Buffer
  text(): string
  // biome-ignore lint/suspicious/noExplicitAny: journeys check what they read; contracts check its shape
  json(): any
}

export type Question = {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/**
 * Asks a site without a browser. The path goes out as it is, however wrong it may be, and
 * `*.localhost` names need no resolver: the connection goes to the loopback, the name into `Host`. Of a stream of events,
 * which never ends, only the head is taken.
 */
export const ask = async (
  url: string,
  { method = 'GET', headers = {}, body: sent }: Question = {},
): Promise<Answer> => {
  const [, host = '', path = '/'] = /^https?:\/\/([^/]+)(\/.*)?$/.exec(url) ?? []
  const asked = request({
    host: '127.0.0.1',
    port: Number(host.split(':')[1] ?? 80),
    path: path || '/',
    method,
    // Node counts no body of a DELETE.
    headers: { host, ...(sent && { 'content-length': Buffer.byteLength(sent) }), ...headers },
  })
  asked.end(sent)
  const [response] = (await once(asked, 'response')) as [IncomingMessage]
  const isEndless = response.headers['content-type']?.startsWith('text/event-stream')
  const body = isEndless ? Buffer.alloc(0) : await buffer(response)
  if (isEndless) response.destroy()

  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    body,
    text: () => body.toString('utf8'),
    json: () => JSON.parse(body.toString('utf8')),
  }
}
