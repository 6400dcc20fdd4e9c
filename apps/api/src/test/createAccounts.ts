import { randomBytes } from 'node:crypto'
import { randomLetters } from '@inzrt/fixtures/random/randomLetters'
import { eq } from 'drizzle-orm'
import type { Gateway } from '../advertising/payments/Gateway.ts'
import type { CompanyRegister } from '../identity/companies/createCompanyRegister.ts'
import { createIdentity } from '../identity/createIdentity.ts'
import { answerResetRequests } from '../identity/password-reset/answerResetRequests.ts'
import type { Brand } from '../platform/brand/Brand.ts'
import type { Clock } from '../platform/clock/Clock.ts'
import { outbox } from '../platform/database/schema/outbox.ts'
import { users } from '../platform/database/schema/users.ts'
import { createTestApp, visitorOf } from './createTestApp.ts'
import { createTestClock } from './createTestClock.ts'
import { makeQuickHash } from './makeQuickHash.ts'
import { PASSWORD, TOKEN_KEY } from './secrets.ts'
import { TEST_SITES } from './testSites.ts'

export const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
export const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

type Visitor = Readonly<{
  client?: string
  brand?: Brand
  userAgent?: string
  flow?: string | undefined
  token?: string
  work?: string
  /** Under which one write is made once. */
  key?: string
}>

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

const headersOf = ({
  brand = 'general',
  client,
  userAgent = FIREFOX,
  flow,
  token,
  work,
  key,
}: Visitor) => ({
  ...visitorOf(brand, client),
  'x-inzrt-device': userAgent,
  ...(flow && { 'x-inzrt-flow': flow }),
  ...(work && { 'x-inzrt-work': work }),
  ...(key && { 'idempotency-key': key }),
  ...(token && { authorization: `Bearer ${token}` }),
})

/** An address nobody else has, so that limits of clients are met on purpose only. */
const anyClient = (): string =>
  randomBytes(8)
    .toString('hex')
    .replace(/(.{4})(?!$)/g, '$1:')
    .concat('::')

/** The API with a clock that stands, and people who have accounts in it. */
export const createAccounts = async (
  options: {
    clock?: Clock
    gateway?: Gateway
    companies?: CompanyRegister
    workBits?: number
    maxAgeMs?: number
    isPushOn?: boolean
    isSecondFactorForStaff?: boolean
  } = {},
) => {
  const clock = createTestClock()
  const world = await createTestApp({ clock: clock.read, ...options })
  const identity = createIdentity(world.database, clock.read, {
    keys: [TOKEN_KEY],
    sites: TEST_SITES,
    makeHash: makeQuickHash,
  })

  const call = (method: Method, path: string, body?: object, visitor: Visitor = {}) =>
    world.ask(path, { method, headers: headersOf(visitor), ...(body && { payload: body }) })

  const registration = (changes: object = {}) => {
    const nickname = `jana.${randomLetters(10)}`

    return {
      nickname,
      email: `${nickname}@posta.example`,
      password: PASSWORD,
      password_confirmation: PASSWORD,
      rules: true,
      ...changes,
    }
  }

  /** What was written to an address, the last letter first. */
  const letters = async (to: string) => {
    const rows = await world.database.db.select().from(outbox).where(eq(outbox.recipient, to))

    return rows.toSorted((one, other) => other.id - one.id)
  }

  /** The code last sent to a phone. */
  const phoneCode = async (phone: string): Promise<string> => {
    const [text] = await letters(phone)

    return /\d{6}/.exec(JSON.stringify(text?.payload))?.[0] ?? ''
  }

  return {
    ...world,
    identity,
    clock,
    call,
    registration,

    /** Somebody new, logged in. */
    register: async (changes: object = {}, visitor: Visitor = {}) => {
      const body = registration(changes)
      const visit = { client: anyClient(), ...visitor }
      const answer = await call('POST', '/api/auth/register', body, visit)
      if (answer.statusCode !== 201) throw new Error(`${answer.statusCode} ${answer.body}`)

      return { ...body, token: answer.json().access_token as string }
    },

    /** Has a code sent to a phone, for anyone who asks. */
    askForCode: async (phoneNumber: string, visitor: Visitor = {}): Promise<string> => {
      const visit = { client: anyClient(), ...visitor }
      await call('POST', '/api/front/phone-verifications', { phoneNumber }, visit)

      return phoneCode(phoneNumber)
    },

    /** A phone that was proved just now, without its text. */
    givePhone: (nickname: string, phone: string) =>
      world.database.db
        .update(users)
        .set({ phone, phoneVerifiedAt: clock.read() })
        .where(eq(users.nickname, nickname)),

    logIn: (nickname: string, password = PASSWORD, visitor: Visitor = {}) =>
      call('POST', '/api/auth/login', { nickname, password }, visitor),

    /** „Zapomenuté heslo“, with what follows it. */
    forgot: async (nickname: string, visitor: Visitor = {}, more: object = {}) => {
      const client = anyClient()
      const path = '/api/auth/password/forgot'
      const answer = await call('POST', path, { nickname, ...more }, { client, ...visitor })
      await answerResetRequests(identity)

      return answer
    },

    /** What the last letter about a lost password says. */
    resetLetter: async (to: string) => {
      const [last] = (await letters(to)).filter(({ template }) => template === 'resetPassword')

      return last?.payload as { nickname: string; token: string; code: string | null }
    },

    letters,
    phoneCode,
  }
}
