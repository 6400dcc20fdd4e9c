import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { createRequestMetrics } from '@inzrt/telemetry/createRequestMetrics'
import { watchProcess } from '@inzrt/telemetry/watchProcess'
import { Registry } from 'prom-client'
import { watchRequests } from './watchRequests.ts'

type Place = Readonly<{ host: string; port: number }>

const isListening = ({ host, port }: Place): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ host, port })
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })

const sendJson = (response: ServerResponse, status: number, body: object): void =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

/**
 * A port of its own for anyone who runs the product, as the bff and the api have one: `/healthz`, `/readyz`, `/metrics`
 * and `POST /drain`, after which `/readyz` is 503.
 * @param at where it listens
 * @param site where the site does
 * @param release what runs here is called
 */
export const manageSite = async (
  at: Place,
  site: Place,
  release: string | null = null,
): Promise<Server> => {
  const registry = new Registry()
  watchProcess(registry, release)
  const requests = createRequestMetrics(registry, 'site', ['kind'])
  let isDraining = false

  const answers: Readonly<Record<string, (response: ServerResponse) => unknown>> = {
    'GET /healthz': (response) => sendJson(response, 200, { status: 'ok' }),
    'GET /readyz': async (response) => {
      const ready = !isDraining && (await isListening(site))
      sendJson(response, ready ? 200 : 503, { ready })
    },
    'GET /metrics': async (response) =>
      response
        .writeHead(200, { 'content-type': registry.contentType })
        .end(await registry.metrics()),
    'POST /drain': (response) => {
      isDraining = true
      sendJson(response, 200, { ready: false })
    },
  }
  const missing = (response: ServerResponse) => sendJson(response, 404, { status: 'not found' })

  const server = createServer(({ method, url }, response) => {
    const answer = answers[`${method} ${url}`] ?? missing
    answer(response)
  })
  watchRequests(requests, server)
  server.listen(at.port, at.host)
  await once(server, 'listening')

  return server
}
