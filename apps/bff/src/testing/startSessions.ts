import { ask, type Reply } from './ask.ts'
import { CookieJar } from './CookieJar.ts'
import { SessionsApi } from './SessionsApi.ts'
import { startBff, type TestBff } from './startBff.ts'
import { REAL_TIME } from './testTime.ts'

/** `passed`: milliseconds more than have really passed since the start. */
type TestTime = { now: number; passed?: number }

/** What our own pages send with every write. */
export const OURS = {
  'sec-fetch-site': 'same-origin',
  'x-inzrt-csrf': '1',
  'content-type': 'application/json',
} as const

export type SessionsBff = TestBff &
  Readonly<{
    fake: SessionsApi
    time: TestTime
    /** One request as this browser sends it; the jar takes what the answer sets. */
    visit: (
      jar: CookieJar,
      path: string,
      question?: {
        method?: string
        headers?: Record<string, string>
        body?: string
        host?: string
      },
    ) => Promise<Reply>
    login: () => Promise<CookieJar>
  }>

/** The real bff in front of an api that knows sessions, with a clock the test sets. */
export const startSessions = async (
  env: Record<string, string> = {},
  {
    fake = new SessionsApi(),
    time = { now: Date.UTC(2026, 4, 4, 8) } as TestTime,
  }: { fake?: SessionsApi; time?: TestTime } = {},
): Promise<SessionsBff> => {
  const bff = await startBff(
    { BUDGET_FACTOR: '100000', ...env },
    {
      ...REAL_TIME,
      now: () => REAL_TIME.now() + (time.passed ?? 0),
      wall: () => time.now,
    },
  )
  bff.api.answerWith(fake.listener)
  fake.onEnd((sid) => bff.told.say('session', sid))

  const visit: SessionsBff['visit'] = async (
    jar,
    path,
    { method = 'GET', headers, ...rest } = {},
  ) => {
    const reply = await ask(bff.port, path, {
      method,
      ...rest,
      headers: {
        ...(method === 'GET' ? {} : OURS),
        'content-length': String(Buffer.byteLength(rest.body ?? '')),
        cookie: jar.header,
        ...headers,
      },
    })
    jar.take(reply)
    return reply
  }
  const login = async () => {
    const jar = new CookieJar()
    const body = '{"nickname":"jana_k","password":"heslo-canary"}'
    await visit(jar, '/api/auth/login', { method: 'POST', body })
    return jar
  }
  return { ...bff, fake, time, visit, login }
}
