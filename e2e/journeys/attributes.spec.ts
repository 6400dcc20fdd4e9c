import { findings } from '../support/findings.ts'
import {
  chooseSectionOf,
  confirmAd,
  fillContact,
  fillText,
  newAd,
  sendAd,
} from '../support/placeAd.ts'
import { section } from '../support/section.ts'
import { expect, test } from '../support/test.ts'

test('P021 a guest says what a car is, is told what is wrong at its field, and its page says it all', async ({
  page,
  site,
}) => {
  test.skip(site.id === 'adult', 'no cars there')
  const ad = newAd()
  await page.goto('/vlozit-inzerat')
  await chooseSectionOf(page, 'osobni-auta')
  await page.getByLabel('Značka', { exact: true }).selectOption('skoda')
  await page.getByLabel('Rok výroby').fill('2015')
  await page.getByLabel('Výkon (kW)').fill('150 PS')
  await fillText(page, ad)
  await expect(page.getByLabel('Výkon (kW)')).toHaveAccessibleDescription(
    /musí být celé číslo od 1 do 1\s500\skW/,
  )
  expect(await findings(page)).toEqual([])
  await page.getByLabel('Výkon (kW)').fill('110 kW')
  await page.getByRole('button', { name: 'Pokračovat k fotkám' }).click()
  await page.getByRole('button', { name: 'Pokračovat ke kontaktu' }).click()
  await fillContact(page, ad)
  await sendAd(page)
  await expect(page.getByText(`Poslali jsme vám e-mail na ${ad.email}`)).toBeVisible()

  await confirmAd(page, ad)
  const facts = section(page, 'Údaje')
  await expect(facts.getByRole('term').first()).toHaveText('Značka')
  await expect(facts.getByRole('definition').first()).toHaveText('Škoda')
  await expect(facts).toContainText('110\u00a0kW')
})

test('P021 another section drops what it does not ask, and says so', async ({ page, site }) => {
  test.skip(site.id === 'adult', 'no cars there')
  await page.goto('/vlozit-inzerat')
  await chooseSectionOf(page, 'osobni-auta')
  await page.getByLabel('Najeto (km)').fill('120 000')
  await page.getByLabel('Rok výroby').fill('2015')
  await page.getByRole('button', { name: /Rubrika/ }).click()
  await chooseSectionOf(page, 'privesy-a-karavany')
  await expect(page.getByText(/se neuvádí: Najeto\. Z\sinzerátu jsme to vynechali/)).toBeVisible()
  await expect(page.getByLabel('Rok výroby')).toHaveValue('2015')
  await expect(page.getByLabel('Najeto (km)')).toHaveCount(0)
})

test('P021 who dates says how old they are, eighteen at least', async ({ page, site }) => {
  test.skip(site.id === 'general', 'nobody dates there')
  await page.goto('/vlozit-inzerat')
  await chooseSectionOf(page, 'ona-hleda-jeho')
  await page.getByLabel('Věk (let)').fill('17')
  await page.getByRole('button', { name: 'Pokračovat k fotkám' }).click()
  await expect(page.getByLabel('Věk (let)')).toHaveAccessibleDescription(/od 18 do 120/)
})
