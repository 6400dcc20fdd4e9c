import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { testSettings } from '../../scripts/stack/settings.ts'
import { ask } from './ask.ts'

export type Person = {
  readonly nickname: string
  readonly email: string
  readonly password: string
}

/** Somebody no other journey knows. */
export const newPerson = (): Person => {
  const nickname = `jana-${randomBytes(5).toString('hex')}`

  return { nickname, email: `${nickname}@example.cz`, password: 'modré kolo jede' }
}

/** Makes a call of the site from within the page, as its own scripts do. */
export const post = (page: Page, path: string, body: object): Promise<number> =>
  page.evaluate(
    async ([where, text]) => {
      const answer = await fetch(where, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-inzrt-csrf': '1',
          'idempotency-key': crypto.randomUUID(),
        },
        body: text,
      })

      return answer.status
    },
    [path, JSON.stringify(body)] as const,
  )

/** A page that asks for nothing personal, to begin on. */
const QUIET_PAGE = '/pravidla-inzerce'

const enter = async (page: Page, path: string, body: object, expected: number) => {
  await page.goto(QUIET_PAGE)
  const status = await post(page, path, body)
  if (status !== expected) throw new Error(`${path} answered ${status}.`)
}

/** Registers a person; the browser stays logged in. */
export const register = async (page: Page, more: object = {}): Promise<Person> => {
  const person = newPerson()
  await enter(
    page,
    '/api/auth/register',
    { ...person, password_confirmation: person.password, rules: true, ...more },
    201,
  )

  return person
}

/** Logs a person in without the form. */
export const logIn = (page: Page, { nickname, password }: Person): Promise<void> =>
  enter(page, '/api/auth/login', { nickname, password }, 200)

type Mail = {
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly links: readonly string[]
}

/** Letters that came to an address, the latest first. */
export const mailsTo = async (email: string): Promise<readonly Mail[]> => {
  const sandbox = `http://localhost:${testSettings.ports.api}/sandbox/mail.json`
  const { data } = (await ask(`${sandbox}?to=${encodeURIComponent(email)}`)).json()

  return data
}
