import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Brand } from '../brand/Brand.ts'
import { outbox } from '../database/schema/outbox.ts'
import { createTestApp, visitorOf } from './createTestApp.ts'
import { createTestClock } from './createTestClock.ts'

export const PASSWORD = 'dlouhé heslo s háčky'
export const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
export const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

type Visitor = Readonly<{
  client?: string
  brand?: Brand
  userAgent?: string
  flow?: string
  token?: string
}>

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

const headersOf = ({ brand = 'general', client, userAgent = FIREFOX, flow, token }: Visitor) => ({
  ...visitorOf(brand, client),
  'x-inzrt-device': userAgent,
  ...(flow && { 'x-inzrt-flow': flow }),
  ...(token && { authorization: `Bearer ${token}` }),
})

/** The API with a clock that stands, and people who have accounts in it. */
export const createAccounts = async () => {
  const clock = createTestClock()
  const world = await createTestApp({ clock: clock.read })

  const call = (method: Method, path: string, body?: object, visitor: Visitor = {}) =>
    world.ask(path, { method, headers: headersOf(visitor), ...(body && { payload: body }) })

  const registration = (changes: object = {}) => {
    const nickname = `jana.${randomBytes(5).toString('hex')}`

    return {
      nickname,
      email: `${nickname}@posta.example`,
      password: PASSWORD,
      password_confirmation: PASSWORD,
      rules: true,
      ...changes,
    }
  }

  return {
    ...world,
    clock,
    call,
    registration,

    /** Somebody new, logged in. */
    register: async (changes: object = {}, visitor: Visitor = {}) => {
      const body = registration(changes)
      const client = `192.0.2.${1 + Math.floor(Math.random() * 250)}`
      const answer = await call('POST', '/api/auth/register', body, { client, ...visitor })
      if (answer.statusCode !== 201) throw new Error(`${answer.statusCode} ${answer.body}`)

      return { ...body, token: answer.json().access_token as string }
    },

    logIn: (nickname: string, password = PASSWORD, visitor: Visitor = {}) =>
      call('POST', '/api/auth/login', { nickname, password }, visitor),

    /** What was written to an address, the last letter first. */
    letters: async (to: string) => {
      const rows = await world.database.db.select().from(outbox).where(eq(outbox.recipient, to))

      return rows.toSorted((one, other) => other.id - one.id)
    },
  }
}
