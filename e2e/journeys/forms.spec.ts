import {
  AdLinksFormSchema,
  ChangeEmailFormSchema,
  ChangePasswordFormSchema,
  ComplaintFormSchema,
  FindAdFormSchema,
  fieldErrors,
  LoginFormSchema,
  LostPasswordFormSchema,
  MessageFormSchema,
  NoticeFormSchema,
  PhoneFormSchema,
  ProfileFormSchema,
  RegisterFormSchema,
} from '@inzrt/domain/forms'
import { nonBreaking } from '@inzrt/domain/text'
import type { Locator, Page } from '@playwright/test'
import { hydrated } from '../support/hydrated.ts'
import { register } from '../support/people.ts'
import { newAd } from '../support/placeAd.ts'
import { publishAsGuest } from '../support/postAd.ts'
import { section } from '../support/section.ts'
import { expect, test } from '../support/test.ts'

type Schema = Parameters<typeof fieldErrors>[0]

type Form = Readonly<{
  path: string
  /** What sends it. */
  button: string
  schema: Schema
  /** What the rules of its texts depend on. */
  chosen?: object
}>

const ENDLESS = 'a'.repeat(10_000)
const SETTINGS = '/muj-ucet?tab=nastaveni'

/** What a form says of a text far too long, and the longest one it takes. */
const limitOf = ({ schema, chosen }: Form, name: string) => {
  const sentence = fieldErrors(schema, { ...chosen, [name]: ENDLESS })[name] ?? ''
  const [, digits = ''] = /(?:nejvýše|musí mít) ([\d\s]+)/.exec(sentence) ?? []

  return { sentence, most: Number(digits.replace(/\D/g, '')) }
}

const texts = (form: Locator) =>
  form.locator('textarea:enabled, input:enabled:not([type=radio], [type=checkbox])')

const told = (field: Locator) =>
  field.evaluate((control) =>
    (control.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' '),
  )

/** Types one character more than each text takes, and sends it. */
const overfill = async (page: Page, form: Form) => {
  const submit = page.getByRole('button', { name: form.button, exact: true })
  const frame = page.locator('form', { has: submit })
  await expect(submit).toBeVisible()
  const fields = await texts(frame).and(page.locator('[name]')).all()
  expect(fields.length, form.button).toBeGreaterThan(0)
  const limits = []
  for (const field of fields) {
    const limit = limitOf(form, (await field.getAttribute('name')) ?? '')
    await field.fill('a'.repeat(limit.most + 1))
    limits.push({ field, ...limit })
  }
  await submit.click()
  for (const { field, sentence, most } of limits) {
    const which = `${form.button}: ${sentence}`
    expect.soft(most, which).toBeGreaterThan(0)
    await expect.soft(field, which).toHaveAttribute('aria-invalid', 'true')
    expect.soft(await told(field), which).toContain(nonBreaking(sentence))
    expect.soft((await field.inputValue()).length, which).toBe(most + 1)
  }
}

const OF_ANYONE: readonly Form[] = [
  { path: '/reklamace', button: 'Podat reklamaci', schema: ComplaintFormSchema },
  {
    ...{ path: '/oznameni', button: 'Podat oznámení', schema: NoticeFormSchema },
    chosen: { reason: 'illegal' },
  },
  { path: '/login', button: 'Přihlásit se', schema: LoginFormSchema },
  { path: '/uzivatel/reset-hesla', button: 'Resetovat heslo', schema: LostPasswordFormSchema },
  {
    ...{ path: '/registrace', button: 'Zaregistrovat se', schema: RegisterFormSchema },
    chosen: { kind: 'private' },
  },
  { path: '/editovat-inzerat', button: 'Otevřít inzerát', schema: FindAdFormSchema },
  { path: '/editovat-inzerat', button: 'Poslat odkazy', schema: AdLinksFormSchema },
]

const OF_MEMBERS: readonly Form[] = [
  {
    ...{ path: SETTINGS, button: 'Uložit profil', schema: ProfileFormSchema },
    chosen: { kind: 'private' },
  },
  { path: SETTINGS, button: 'Uložit telefon', schema: PhoneFormSchema },
  { path: SETTINGS, button: 'Změnit e-mail', schema: ChangeEmailFormSchema },
  { path: SETTINGS, button: 'Změnit heslo', schema: ChangePasswordFormSchema },
]

test('R241 every form says under each field what is too long in it, and cuts nothing', async ({
  page,
  adverts,
  isPhone,
}) => {
  test.skip(isPhone, 'forms are the same ones on a phone')
  for (const form of OF_ANYONE) {
    await page.goto(form.path)
    await hydrated(page)
    await overfill(page, form)
  }
  await page.goto(await publishAsGuest(page, adverts.first, newAd()))
  await page.getByRole('link', { name: 'Napsat zprávu' }).first().click()
  await overfill(page, { path: '', button: 'Poslat zprávu', schema: MessageFormSchema })
  await register(page)
  for (const form of OF_MEMBERS) {
    await page.goto(form.path)
    await overfill(page, form)
  }
})

/** Presses twice as fast as it can be done, and tells how often a call was made. */
const pressTwice = async (form: Locator, button: string, path: RegExp): Promise<number> => {
  const page = form.page()
  let sent = 0
  page.on('request', (request) => {
    if (request.method() !== 'GET' && path.test(request.url())) sent += 1
  })
  const isAnswered = page.waitForResponse(
    (answer) => path.test(answer.url()) && answer.request().method() !== 'GET',
  )
  await form.getByRole('button', { name: button, exact: true }).dblclick()
  await isAnswered

  return sent
}

test('V022 a form that is pressed twice in a hurry is sent once', async ({ page, adverts }) => {
  await page.goto('/reklamace')
  await hydrated(page)
  const complaint = page.getByRole('form', { name: 'Reklamace' })
  await complaint.getByLabel('Objednávka nebo inzerát').fill('20260001')
  await complaint.getByLabel('Co se stalo').fill('Topování neběželo celé.')
  await complaint.getByLabel('Váš e-mail').fill('jana@posta.example')
  expect(await pressTwice(complaint, 'Podat reklamaci', /complaints/)).toBe(1)

  await page.goto(await publishAsGuest(page, adverts.first, newAd()))
  await page.getByRole('link', { name: 'Napsat zprávu' }).first().click()
  const message = page.getByRole('form', { name: 'Zpráva inzerentovi' })
  await message.getByRole('textbox', { name: /^Zpráva/ }).fill('Máte tu knihu pořád?')
  await message.getByLabel(/^Váš e-mail/).fill('kupec@posta.example')
  expect(await pressTwice(message, 'Poslat zprávu', /messages/)).toBe(1)

  await register(page)
  await page.goto(SETTINGS)
  const profile = section(page, 'Profil')
  await profile.getByLabel('Jméno').fill('Jana')
  expect(await pressTwice(profile, 'Uložit profil', /auth\/user$/)).toBe(1)
})
