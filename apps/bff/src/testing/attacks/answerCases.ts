import { ROUTE_CLASSES } from './routeClasses.ts'

/** A request that gets one kind of answer, byte for byte. */
export type AnswerCase = Readonly<{ name: string; bytes: string }>

const PASSED = 'Cookie: age-verified=1\r\n'
const GUARDED =
  'Sec-Fetch-Site: same-origin\r\nX-Inzrt-Csrf: 1\r\nContent-Type: application/json\r\n'
const REPORT = '/api/front/inzrts/kolo-1a2b/markInappropriate'
const ENTRY = '/vekova-brana/vstoupit'

const MOODS: readonly (readonly [method: string, lines: string])[] = [
  ...(['GET', 'HEAD', 'OPTIONS', 'DELETE', 'TRACE'] as const).map((one) => [one, ''] as const),
  ...(['If-None-Match: *', 'Range: bytes=0-10', 'Accept-Encoding: br'] as const).map(
    (line) => ['GET', `${line}\r\n`] as const,
  ),
]

const REFUSED_PATHS = [
  ...['/Auto-Moto', '/%zz', '/%', '/ad-%zz', '/%00', '/a/b/c', `/${'a'.repeat(3000)}`],
  ...['/api/nic', '/_next/x', '/.git/config', '/metrics'],
]

const request = (method: string, path: string, host: string, lines = PASSED): string =>
  `${method} ${path} HTTP/1.1\r\nHost: ${host}\r\n${lines}\r\n`

const write = (path: string, host: string, lines: string, body = ''): string =>
  request('PUT', path, host, `${PASSED}${lines}Content-Length: ${body.length}\r\n`) + body

const ofRoutes = (host: string): AnswerCase[] =>
  Object.entries(ROUTE_CLASSES).flatMap(([name, path]) =>
    MOODS.map(([method, lines]) => ({
      name: `${method} ${name} ${lines.trim()}`,
      bytes: request(method, path, host, PASSED + lines),
    })),
  )

const ofRefusals = (host: string): Readonly<Record<string, string>> => ({
  414: request('GET', `/search?term=${'a'.repeat(12_500)}`, host),
  417: request('GET', '/', host, `${PASSED}Expect: nothing\r\n`),
  421: request('GET', '/', 'evil.example'),
  431: request('GET', '/', host, `${PASSED}X: ${'a'.repeat(20_000)}\r\n`),
  '400 two hosts': request('GET', '/', host, `${PASSED}Host: ${host}\r\n`),
  rubbish: 'rubbish\r\n\r\n',
  CONNECT: `CONNECT evil.example:443 HTTP/1.1\r\nHost: ${host}\r\n\r\n`,
  '403 foreign write': write(REPORT, host, ''),
  413: request('PUT', REPORT, host, `${PASSED}${GUARDED}Content-Length: 99999\r\n`),
  415: write(REPORT, host, GUARDED.replace('json', 'xml'), '{}'),
})

const ofRest = (host: string): Readonly<Record<string, string>> => ({
  write: write(REPORT, host, GUARDED, '{}'),
  'state of the services': request('GET', '/stav-provozu', host),
  'security.txt': request('GET', '/.well-known/security.txt', host),
  health: request('GET', '/healthz', '127.0.0.1'),
  gate: request('GET', '/auto-moto', host, ''),
  'gated call': request('GET', '/api/front/sections', host, ''),
  entry: request('POST', ENTRY, host, `Origin: https://${host}\r\nContent-Length: 0\r\n`),
})

/** Every kind of answer the bff gives: each route in each of its moods, and every refusal. */
export const answerCases = (host: string): readonly AnswerCase[] => [
  ...ofRoutes(host),
  ...REFUSED_PATHS.map((path) => ({ name: path.slice(0, 30), bytes: request('GET', path, host) })),
  ...Object.entries({ ...ofRefusals(host), ...ofRest(host) }).map(([name, bytes]) => ({
    name,
    bytes,
  })),
]
