import type { Page } from '@playwright/test'
import { PASSWORDS } from '../support/leaks.ts'
import { loginFields, sayToast } from '../support/login.ts'
import { openDesk } from '../support/moderators.ts'
import { register } from '../support/people.ts'
import { section } from '../support/section.ts'
import { expect, test } from '../support/test.ts'
import { withstand } from '../support/withstand.ts'

// Other forms are made to fail on the way of those who use them; here are those nobody comes to otherwise.

type Kept = Readonly<{
  /** Of the desk, by the name of its address. */
  part: string
  /** What opens the form. */
  open?: RegExp
  fill?: Readonly<Record<string, string>>
  save: string
  name: string
}>

const OF_DESK: readonly Kept[] = [
  {
    part: 'rubriky',
    open: /^Přidat rubriku$/,
    save: 'Uložit rubriku',
    fill: { Název: 'Samé knihy', Adresa: 'same-knihy' },
    name: 'desk/records/sectionKind',
  },
  { part: 'ceny', open: /^Upravit /, save: 'Uložit službu', name: 'desk/records/promoKind' },
  { part: 'bannery', open: /^Upravit /, save: 'Uložit banner', name: 'desk/records/bannerKind' },
  { part: 'vydani', open: /^Upravit /, save: 'Uložit vydání', name: 'desk/records/editionKind' },
  {
    part: 'slova',
    save: 'Vyzkoušet slovo',
    fill: { 'Nové slovo': 'samolepkový', Poznámka: 'Zkouška.' },
    name: 'desk/rules/WordsPart',
  },
]

const loginWindow = (page: Page) => page.getByRole('dialog', { name: 'Přihlášení' })

/** The session is over on the server, and the page has not heard of it. */
const loseSession = (page: Page) => page.context().clearCookies({ name: '__Host-session' })

const askedToLogIn = async (page: Page): Promise<void> => {
  await expect(loginWindow(page)).toContainText(/Co jste napsali, zůstává/)
  await page.keyboard.press('Escape')
  await expect(loginWindow(page)).toBeHidden()
}

test('R241 V022 P061 V013 what the desk keeps is saved or says why it is not, and loses nothing', {
  tag: '@long-desktop',
}, async ({ browser }) => {
  test.slow()
  const desk = await openDesk(browser, 'admin')
  for (const { part, open, fill = {}, save, name } of OF_DESK) {
    await desk.goto(`/sprava?cast=${part}`)
    if (open) await desk.getByRole('button', { name: open }).first().click()
    for (const [label, text] of Object.entries(fill))
      await desk.getByLabel(new RegExp(`^${label}`)).fill(text)
    await withstand(desk.getByRole('button', { name: save }), name)
  }
  await loseSession(desk)
  await desk.getByRole('button', { name: 'Vyzkoušet slovo' }).click()
  await askedToLogIn(desk)
  await expect(desk.getByLabel(/^Nové slovo/)).toHaveValue('samolepkový')
  await desk.context().close()
})

test('V013 forms of the settings ask for an ended login and keep what was typed', async ({
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push(/401/)
  const person = await register(page)
  await page.goto('/muj-ucet?tab=nastaveni')
  const [profile, email, password] = ['Profil', 'E-mail', 'Heslo'].map((name) =>
    section(page, name),
  )
  if (!profile || !email || !password) throw new Error('There are no settings.')
  const typed = [
    [profile.getByLabel('Jméno'), 'Jana'],
    [email.getByLabel('Nový e-mail'), `nova-${person.email}`],
    [email.getByLabel('Současné heslo'), person.password],
    [password.getByLabel('Současné heslo'), person.password],
    [password.getByLabel('Nové heslo', { exact: true }), PASSWORDS.changed],
    [password.getByLabel('Nové heslo znovu'), PASSWORDS.changed],
  ] as const
  for (const [field, text] of typed) await field.fill(text)
  await page.getByLabel(/^Nabídky a.novinky/).check()
  await loseSession(page)
  for (const save of ['Uložit profil', 'Změnit e-mail', 'Změnit heslo', 'Uložit upozornění']) {
    await page.getByRole('button', { name: save }).click()
    await askedToLogIn(page)
  }
  for (const [field, text] of typed) await expect(field).toHaveValue(text)
  await expect(page.getByLabel(/^Nabídky a.novinky/)).toBeChecked()

  await profile.getByRole('button', { name: 'Uložit profil' }).click()
  const fields = loginFields(loginWindow(page))
  await fields.password.fill(person.password)
  await fields.submit.click()
  await sayToast(page, 'Profil je uložený.')
})
