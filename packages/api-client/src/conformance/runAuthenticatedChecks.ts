import { randomBytes } from 'node:crypto'
import type { registerCall } from '@inzrt/contracts/account/auth'
import { listSessionsCall } from '@inzrt/contracts/account/session'
import { INTERNAL_HEADERS } from '@inzrt/contracts/wire/headers'
import * as z from 'zod/mini'
import type { Ask } from './Finding.ts'

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** Digits in a row could be a telephone, which no name may hold. */
const newNickname = (): string =>
  Array.from(randomBytes(12), (byte) => LETTERS.charAt(byte % LETTERS.length)).join('')

const newPerson = () => {
  const nickname = `zkouska-${newNickname()}`
  const password = randomBytes(12).toString('hex')

  return { nickname, email: `${nickname}@example.com`, password, password_confirmation: password }
}

type Person = ReturnType<typeof newPerson>
type Headers = Readonly<Record<string, string>>

const OWN_LISTS = ['listOwnOrders', 'listFavourites', 'listSavedSearches'] as const
const FILTERS = ['active', 'ending', 'waiting', 'inactive'] as const

const readOwn = async (ask: Ask, headers: Headers): Promise<void> => {
  for (const name of ['readUser', 'readProfile', 'exportUser', ...OWN_LISTS] as const)
    await ask(name, { headers, expected: 200 })
  for (const filter of FILTERS)
    await ask('listOwnAds', { query: { filter }, headers, expected: 200 })
  const answer = await ask('listSessions', { headers, expected: 200 })
  const sessions = z.safeParse(listSessionsCall.responses[200], answer)
  const other = sessions.data?.data.find(({ isCurrent }) => !isCurrent)
  if (other) await ask('endSession', { params: { sessionId: other.id }, headers, expected: 200 })
  await ask('endOtherSessions', { headers, expected: 200 })
}

/** Gives the password that holds then. */
const change = async (ask: Ask, { password, email }: Person, headers: Headers) => {
  await ask('updateUser', { body: { firstName: 'Zkouška' }, headers, expected: 200 })
  await ask('updateUser', { body: { phoneNumber: '112' }, headers, expected: 422 })
  const next = `${password}-jinak`
  const body = { current_password: password, password: next, password_confirmation: next }
  const wrong = { ...body, current_password: 'wrong' }
  await ask('changePassword', { body: wrong, headers, expected: 422 })
  await ask('changePassword', { body, headers, expected: 200 })
  const address = { email: `x${email}`, password: next }
  await ask('changeEmail', { body: address, headers, expected: 200 })
  await ask('resendVerification', { headers })

  return next
}

const logInAndOut = async (ask: Ask, { nickname, password }: Person, key?: string) => {
  const body = { nickname, password }
  const token = tokenOf(await ask('login', { body, expected: 200 }))
  const headers = { authorization: `Bearer ${token}`, ...(key && { [INTERNAL_HEADERS.key]: key }) }
  const next = key && tokenOf(await ask('refresh', { headers, expected: 200 }))
  const last = { authorization: `Bearer ${next || token}` }
  await ask('logout', { headers: last, expected: 200 })
  await ask('readUser', { headers: last, expected: 401 })
  if (key) await endFromInside(ask, body, key)
  await ask('login', { body: { ...body, password: 'wrong' }, expected: 401 })
  await ask('forgotPassword', { body: { nickname }, expected: 200 })
}

/** A bff asks about a session, and ends it. */
const endFromInside = async (ask: Ask, body: object, key: string) => {
  const authorization = `Bearer ${tokenOf(await ask('login', { body, expected: 200 }))}`
  const headers = { authorization, [INTERNAL_HEADERS.key]: key }
  await ask('readInsideSession', { headers, expected: 200 })
  await ask('endInsideSession', { headers, expected: 200 })
  await ask('readUser', { headers: { authorization }, expected: 401 })
}

const tokenOf = (answer: unknown): string =>
  z.safeParse(z.object({ access_token: z.string() }), answer).data?.access_token ?? ''

/** The life of an account, from its registration to its deletion. `key` is the internal one. */
export const runAuthenticatedChecks = async (ask: Ask, key?: string): Promise<void> => {
  const person = newPerson()
  const body = { ...person, rules: true } satisfies z.input<typeof registerCall.body>
  await ask('register', { body: { ...body, password_confirmation: '' }, expected: 422 })
  const token = tokenOf(await ask('register', { body, expected: 201 }))
  await logInAndOut(ask, person, key)
  await ask('login', { body: { nickname: person.nickname, password: person.password } })

  const headers = { authorization: `Bearer ${token}` }
  await readOwn(ask, headers)
  const password = await change(ask, person, headers)
  await ask('deleteUser', { body: { password: 'wrong' }, headers, expected: 422 })
  await ask('deleteUser', { body: { password }, headers, expected: 200 })
  await ask('readUser', { headers, expected: 401 })
}
