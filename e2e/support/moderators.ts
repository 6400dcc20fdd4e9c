import type { Browser, Page } from '@playwright/test'
import { ask } from './ask.ts'
import { device } from './device.ts'
import { confirmByLink, logIn, register } from './people.ts'
import { SANDBOX } from './sandbox.ts'
import { sites } from './sites.ts'
import { expect } from './test.ts'

/** Logs in as somebody of the demo, with the password the sandbox shows. */
export const logInAs = async (
  page: Page,
  nickname: 'demo' | 'moderator' | 'admin' | 'prepazka',
): Promise<void> => {
  const html = (await ask(SANDBOX)).text()
  const password = new RegExp(`>${nickname}</th><td><code>([^<]+)</code>`).exec(html)?.[1]
  if (!password) throw new Error(`The sandbox shows no account ${nickname}.`)
  await logIn(page, { nickname, password, email: '' })
}

/** The desk of the general site, where ads of both are decided, with a member of staff at it. */
export const openDesk = async (
  browser: Browser,
  nickname: 'moderator' | 'admin' | 'prepazka',
): Promise<Page> => {
  const context = await browser.newContext({ ...device(), baseURL: sites.general.origin })
  const desk = await context.newPage()
  await logInAs(desk, nickname)

  return desk
}

/** Has a member of staff find an ad that waits by its heading, and let it out. */
export const approve = async (browser: Browser, heading: string): Promise<void> => {
  const desk = await openDesk(browser, 'moderator')
  await desk.goto(`/sprava?${new URLSearchParams({ cast: 'inzerat', inzerat: heading })}`)
  const card = desk.getByRole('listitem', { name: heading })
  await card.focus()
  await desk.keyboard.press('a')
  await expect(card).toContainText('Zveřejněný')
  await desk.context().close()
}

/** Somebody new whose address is confirmed; what they place under another one is read by a person first. */
export const newAdvertiser = async (page: Page, more: object = {}) => {
  const person = await register(page, more)
  await confirmByLink(page, person.email, 'overeni-emailu')

  return person
}
