import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync } from 'node:fs'
import { request as ask } from 'node:http'
import { createServer, type Server } from 'node:https'
import { PORTS } from '../../support/ports.ts'
import { benchDir } from '../../support/startServer.ts'

const FOLDER = `${benchDir}/tls`
const KEY = `${FOLDER}/key.pem`
/** For anyone who is to trust the front. */
export const CERTIFICATE = `${FOLDER}/certificate.pem`

const makeCertificate = (): void => {
  mkdirSync(FOLDER, { recursive: true })
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
      ...['-days', '2', '-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'],
      ...['-keyout', KEY, '-out', CERTIFICATE],
    ],
    { stdio: 'ignore' },
  )
}

/** TLS in front of the bff as a reverse proxy of production would do it, for one host of it. */
export const startTls = async (port: number, host: string): Promise<Server> => {
  makeCertificate()
  const server = createServer(
    { key: readFileSync(KEY), cert: readFileSync(CERTIFICATE) },
    ({ method, url, headers }, response) => {
      const inward = ask(
        { port: PORTS.bff, method, path: url, headers: { ...headers, host } },
        (answer) => {
          response.writeHead(answer.statusCode ?? 502, answer.rawHeaders)
          answer.pipe(response)
        },
      )
      inward.end()
    },
  )
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return server
}
