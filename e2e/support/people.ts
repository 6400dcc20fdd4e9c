import { verifyEmailCall } from '@inzrt/contracts/account/auth'
import { confirmAdCall } from '@inzrt/contracts/ads/advertisementEdit'
import { randomLetters } from '@inzrt/fixtures/random/randomLetters'
import { expect, type Page } from '@playwright/test'
import { ask } from './ask.ts'
import { PASSWORDS } from './leaks.ts'
import { openBlankPage } from './openBlankPage.ts'
import { SANDBOX } from './sandbox.ts'
import { write } from './write.ts'

export type Person = {
  readonly nickname: string
  readonly email: string
  readonly password: string
}

/** Somebody no other journey knows. */
export const newPerson = (): Person => {
  const nickname = `jana-${randomLetters(10)}`

  return { nickname, email: `${nickname}@example.cz`, password: PASSWORDS.person }
}

const enter = async (page: Page, path: string, body: object, expected: number) => {
  await openBlankPage(page)
  const { status } = await write(page, path, body)
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

/** Makes a browser forget its login, behind the back of any page: one still open would ask who is logged in meanwhile. */
export const forgetLogin = async (page: Page): Promise<void> => {
  await page.goto('about:blank')
  for (const name of ['__Host-session', 'signed-in']) await page.context().clearCookies({ name })
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
  const sandbox = `${SANDBOX}/mail.json`
  const { data } = (await ask(`${sandbox}?to=${encodeURIComponent(email)}`)).json()

  return data
}

/** A link of the letters to an address, as soon as one came. */
export const linkIn = async (email: string, part: string): Promise<string> => {
  let link: string | undefined
  await expect(async () => {
    const links = (await mailsTo(email)).flatMap((mail) => mail.links)
    link = links.find((url) => url.includes(part))
    expect(link).toBeDefined()
  }).toPass()

  return link ?? ''
}

/** The calls that pages of links make. */
const CONFIRMATIONS = {
  'overeni-emailu': verifyEmailCall,
  'overeni-inzeratu': confirmAdCall,
} as const

/** Confirms an address or an ad by the link of its letter without the page behind it. */
export const confirmByLink = async (
  page: Page,
  email: string,
  part: keyof typeof CONFIRMATIONS,
): Promise<void> => {
  const token = new URL(await linkIn(email, part)).searchParams.get('token')
  const { status } = await write(page, CONFIRMATIONS[part].path, { token })
  if (status !== 200) throw new Error(`${part} answered ${status}.`)
}
