import { nonBreaking } from '@inzrt/domain/text'
import { expect, type Locator, type Page, type Route } from '@playwright/test'
import { sendCutOff } from './cutOff.ts'
import { expectFailures } from './expectFailures.ts'
import { CZECH } from './forms/czech.ts'
import { holdForm } from './forms/holdForm.ts'
import { isByTouch } from './forms/isByTouch.ts'
import { overfill } from './forms/overfill.ts'
import { pressSubmit } from './forms/pressSubmit.ts'

const FAILURES = {
  500: { json: { message: 'Nastala chyba.', code: 'internal' }, said: CZECH },
  503: { json: { message: 'Služba neběží.', code: 'unavailable' }, said: CZECH },
  429: {
    json: { message: 'Příliš mnoho pokusů.', code: 'rate_limited', retryAfter: 1500 },
    said: nonBreaking('Zkuste to znovu za 25 minut.'),
  },
} as const
type Status = keyof typeof FAILURES

/** A call that changes something; what a page asks for by itself goes on. */
const isSent = (route: Route): boolean => route.request().method() !== 'GET'

const fail = (route: Route, status: Status) =>
  route.fulfill({
    status,
    ...(status === 429 && { headers: { 'retry-after': '1500' } }),
    json: FAILURES[status].json,
  })

/** Has whatever the page sends answered so, until it is told to stop. */
const answering = async (page: Page, answer: (route: Route) => Promise<void>) => {
  const handle = (route: Route) => (isSent(route) ? answer(route) : route.fallback())
  await page.route('**/api/**', handle)

  return () => page.unroute('**/api/**', handle)
}

/** All that was typed, chosen and ticked. */
const filled = (form: Locator) =>
  form.evaluate((element) =>
    [...(element as HTMLFormElement).elements].map((control) =>
      control instanceof HTMLInputElement && /radio|checkbox/.test(control.type)
        ? control.checked
        : (control as HTMLInputElement).value,
    ),
  )

const closeMessages = async (page: Page): Promise<void> => {
  const close = page.getByRole('region', { name: 'Zprávy' }).getByRole('button', { name: 'Zavřít' })
  await close.evaluateAll((buttons) => {
    for (const button of buttons) (button as HTMLElement).click()
  })
  await expect(close).toHaveCount(0)
}

/** The failure is said aloud, what was typed is there, the cursor is in the form, and it can be sent again. */
const sayFailure = async (form: Locator, submit: Locator, said: RegExp | string): Promise<void> => {
  const page = form.page()
  const aloud = page.getByRole('alert').filter({ hasText: said })
  // A wait may be told under the field it is about, which has the cursor then.
  const told = said === CZECH ? aloud : aloud.or(form.getByText(said))
  await expect(told.first()).toBeVisible()
  await expect(submit).toBeEnabled()
  await expect(form.locator(':focus')).toHaveCount(1)
  await closeMessages(page)
}

const isSignedIn = async (page: Page): Promise<boolean> =>
  (await page.context().cookies()).some(({ name }) => name === 'signed-in')

const failWith = async (form: Locator, submit: Locator, status: Status): Promise<void> => {
  const stop = await answering(form.page(), (route) => fail(route, status))
  await pressSubmit(submit)
  await sayFailure(form, submit, FAILURES[status].said)
  await stop()
}

/** The answer is late: the form says that it is on its way, and a second press in a hurry sends nothing more. */
const wait = async (form: Locator, submit: Locator): Promise<void> => {
  const page = form.page()
  const late = Promise.withResolvers<void>()
  const sent: string[] = []
  const stop = await answering(page, async (route) => {
    sent.push(new URL(route.request().url()).pathname)
    await late.promise
    await fail(route, 503)
  })
  await submit.dblclick()
  await expect(form).toHaveAttribute('aria-busy', 'true')
  await expect(form.getByRole('progressbar')).toBeVisible()
  await expect.poll(() => sent.length).toBeGreaterThan(0)
  late.resolve()
  await sayFailure(form, submit, CZECH)
  expect(sent.filter((path) => path === sent[0])).toHaveLength(1)
  await stop()
}

/** How far the page goes beyond the width it is looked at in. */
const overhang = async (page: Page): Promise<number> => {
  const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth)

  return Math.max(0, scrollWidth - (page.viewportSize()?.width ?? scrollWidth))
}

/**
 * Has a form that is filled in and could be sent fail in every way, at the desktop by keys, on a phone by touch: the server
 * is broken, away, overrun or late, there is no connection, texts are too long. It says so, loses nothing, and can be sent
 * after it as if nothing had been.
 * @param button what sends it
 * @param name of the form in the code, from `packages/portal/src`; a house rule asks it of every one
 */
export const withstand = async (button: Locator, name: string): Promise<void> => {
  const page = button.page()
  const { form, submit, release } = await holdForm(button)
  expectFailures(page)
  const before = await filled(form)
  await closeMessages(page)
  expect(await overhang(page), name).toBe(0)
  if (isByTouch(page)) {
    // A member is logged out by what a broken program answers.
    await failWith(form, submit, (await isSignedIn(page)) ? 503 : 500)
  } else {
    await failWith(form, submit, 503)
    await failWith(form, submit, 429)
    await wait(form, submit)
    await overfill(form, submit)
  }
  await sendCutOff(form, submit)
  expect(await filled(form), name).toEqual(before)
  await release()
}
