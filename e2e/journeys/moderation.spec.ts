import type { Page } from '@playwright/test'
import { findings } from '../support/findings.ts'
import { logInAs, newAdvertiser, placeQuickly } from '../support/moderators.ts'
import { mailsTo } from '../support/people.ts'
import { newAd } from '../support/placeAd.ts'
import { expect, test } from '../support/test.ts'

/** Approves whatever is shown, and waits for what comes next. */
const approveAll = async (desk: Page) => {
  const first = await desk
    .getByRole('list', { name: 'Fronta' })
    .getByRole('listitem')
    .first()
    .getAttribute('id')
  await desk.getByRole('button', { name: 'Vybrat vše' }).click()
  await desk.getByRole('button', { name: 'Schválit vybrané' }).click()
  await expect(desk.locator(`#${first}`)).toHaveCount(0)
}

test('R225 R249 P039 P041 a moderator reads what new advertisers placed, approves one by keyboard, refuses another with reasons', async ({
  page,
  sections,
  ask,
  browser,
}) => {
  test.slow()
  const sectionSlug = sections.leaf.slug
  const person = await newAdvertiser(page)
  const [good, bad] = [newAd(), newAd()]
  const goodSlug = await placeQuickly(page, person.email, { ...good, sectionSlug })
  const badSlug = await placeQuickly(page, person.email, { ...bad, sectionSlug })
  expect((await ask(`/${goodSlug}`)).status).toBe(404)

  const desk = await (await browser.newContext()).newPage()
  await logInAs(desk, 'moderator')
  await desk.goto('/sprava')
  const card = (heading: string) => desk.getByRole('listitem', { name: heading })
  await expect(desk.getByRole('list', { name: 'Fronta' })).toBeVisible()
  expect(await findings(desk)).toEqual([])
  while ((await card(bad.heading).count()) === 0) await approveAll(desk)
  await card(good.heading).focus()
  await desk.keyboard.press('j')
  await desk.keyboard.press('k')
  await expect(card(good.heading)).toBeFocused()
  await desk.keyboard.press('a')
  await expect(card(good.heading)).toHaveCount(0)
  await expect.poll(async () => (await ask(`/${goodSlug}`)).status).toBe(200)

  await card(bad.heading).focus()
  await desk.keyboard.press('r')
  await desk.getByRole('button', { name: 'Zamítnout inzerát' }).click()
  await expect(desk.getByText('Vyberte prosím: důvod.')).toBeVisible()
  expect(await findings(desk)).toEqual([])
  await desk.getByLabel('Důvod').selectOption('misleading')
  await desk.getByLabel('Zjištěné skutečnosti').fill('Na fotce je jiná kniha než v textu.')
  await desk.getByRole('button', { name: 'Zamítnout inzerát' }).click()
  await expect(card(bad.heading)).toHaveCount(0)
  expect((await ask(`/${badSlug}`)).status).toBe(404)
  await expect(async () => {
    const letters = await mailsTo(person.email)
    expect(letters.map(({ subject }) => subject)).toEqual(
      expect.arrayContaining([
        `Váš inzerát „${good.heading}“ je zveřejněný`,
        `Inzerát jsme nezveřejnili: „${bad.heading}“`,
      ]),
    )
  }).toPass()
})

test('R249 the area shows a guest the login and everybody else nothing', async ({
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push(/403/)
  await page.goto('/sprava')
  await expect(page).toHaveURL(/\/login\?/)
  const person = await newAdvertiser(page)
  await page.goto('/sprava')
  await expect(page.getByText('Na tohle váš účet nemá oprávnění.')).toBeVisible()
  expect(person.nickname).not.toBe('')
})
