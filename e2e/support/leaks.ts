import type { BrowserContext, Request } from '@playwright/test'

/** What people of the journeys log in with and change their ads by. */
export const PASSWORDS = {
  person: 'modré kolo jede',
  changed: 'červené kolo stojí',
  reset: 'zelený kocour spí',
  ad: 'kolotoč za mlýnem zpívá',
} as const

/** How processes prove to each other who they are. */
const INTERNAL_KEY = 'local-internal-key'

/** As it is, in JSON, in an address, in hex and in base64, whose ends differ with what stands around. */
const formsOf = (secret: string): string[] => {
  const bytes = Buffer.from(secret)

  return [
    ...[secret, JSON.stringify(secret).slice(1, -1), encodeURIComponent(secret)],
    ...[bytes.toString('hex'), ...[0, 1, 2].map((at) => bytes.subarray(at).toString('base64'))].map(
      (text) => text.replaceAll('=', '').slice(0, -2),
    ),
  ]
}

const PLANTED = [...Object.values(PASSWORDS), INTERNAL_KEY].flatMap(formsOf)

/** Tokens of the api differ each time, and look alike. */
const TOKEN = /eyJ[\w-]{8,}\.eyJ[\w-]{8,}\.[\w-]{20,}|access_token/

/** Exactly these: sealed ones, the readable one, the gate's, sealed after a proof, the discreet look's, any taken back. */
const COOKIES = [
  /^__Host-(?:session|grant|login|reset|phone)=[\w.-]*; Max-Age=\d{1,7}; Path=\/; Secure; HttpOnly; SameSite=Strict$/,
  /^signed-in=1?; Max-Age=\d{1,7}; Path=\/; Secure; SameSite=Lax$/,
  /^age-verified=(?:1|[\w-]+\.[\w-]+); Max-Age=3600; Path=\/; HttpOnly; SameSite=Lax$/,
  /^age-verified=; Max-Age=0; Path=\/; HttpOnly; SameSite=Lax$/,
  /^age-request=[\w-]{22}\/[\w%-]*; Max-Age=600; Path=\/vekova-brana; HttpOnly; SameSite=Lax$/,
  /^age-request=; Max-Age=0; Path=\/vekova-brana; Expires=Thu, 01 Jan 1970 00:00:00 GMT; SameSite=Lax$/,
  /^discreet=(?:1; Max-Age=15552000|; Max-Age=0); Path=\/; HttpOnly; SameSite=Lax$/,
  /^[\w-]+=; Max-Age=0; Path=\/; Secure$/,
]
const LONGEST_COOKIE = 4096

const isExact = (cookie: string): boolean =>
  cookie.length <= LONGEST_COOKIE && COOKIES.some((form) => form.test(cookie))

export const secretsIn = (text: string): string[] => [
  ...PLANTED.filter((form) => text.includes(form)),
  ...(TOKEN.exec(text)?.slice(0, 1) ?? []),
]

const CARRIES_WORDS = new Set(['document', 'fetch', 'xhr'])

const faultsOf = async (request: Request): Promise<string[]> => {
  const response = await request.response()
  if (!response) return []
  const headers = await response.headersArray()
  const body = await response.body().catch(() => Buffer.alloc(0))
  const cookies = headers.filter(({ name }) => name.toLowerCase() === 'set-cookie')
  const inexact = cookies.filter(({ value }) => !isExact(value))
  const leaks = secretsIn(body.toString('utf8') + JSON.stringify(headers))

  return [...leaks, ...inexact.map(({ value }) => value)].map(
    (fault) => `${request.method()} ${request.url()}: ${fault}`,
  )
}

/** Looks into every answer with words a browser gets; what is answered tells what was found in them. */
export const watchAnswers = (context: BrowserContext): (() => Promise<string[]>) => {
  const looks: Promise<string[]>[] = []
  context.on('requestfinished', (request) => {
    if (CARRIES_WORDS.has(request.resourceType())) looks.push(faultsOf(request).catch(() => []))
  })

  return async () => (await Promise.all(looks)).flat()
}
