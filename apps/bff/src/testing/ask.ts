import { type IncomingHttpHeaders, request } from 'node:http'
import { GENERAL_HOST } from './startBff.ts'

export type Reply = Readonly<{
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
  text: string
}>

type Question = Readonly<{
  method?: string
  host?: string
  headers?: Record<string, string | string[]>
  body?: string
}>

/** One request as a visitor sends it, the path byte for byte as written. */
export const ask = (
  port: number,
  path: string,
  { method = 'GET', host = GENERAL_HOST, headers = {}, body }: Question = {},
): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const sent = request(
      { port, host: '127.0.0.1', path, method, headers: { host, ...headers }, agent: false },
      (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('end', () => {
          const whole = Buffer.concat(chunks)
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            body: whole,
            text: whole.toString('utf8'),
          })
        })
        answer.on('error', reject)
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
