import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** A real HTTP server for one test, closed with its connections when the test ends. */
export const startServer = async (listener: RequestListener): Promise<string> => {
  const server = createServer(listener)
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

type SeenRequest = {
  method: string | undefined
  url: string | undefined
  headers: IncomingMessage['headers']
  body: string
}

type Answer = {
  status?: number
  type?: string
  headers?: Record<string, string>
  body?: unknown
}

/** A server that gives every request the same answer and remembers what it was asked. */
export const startAnswering = async ({
  status = 200,
  type = 'application/json',
  headers = {},
  body = {},
}: Answer) => {
  const seen: SeenRequest[] = []
  const baseUrl = await startServer(async (request, response) => {
    const chunks = await request.toArray()
    const { method, url } = request
    seen.push({ method, url, headers: request.headers, body: Buffer.concat(chunks).toString() })
    response.writeHead(status, { 'content-type': type, ...headers })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  })

  return { baseUrl, seen }
}
