import { findings } from '../support/findings.ts'
import { openDesk } from '../support/moderators.ts'
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
import { withstand } from '../support/withstand.ts'

test('P021 a guest describes a car, sees faults at their fields, and the page has it all', async ({
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
    /musí být celé číslo od\s1\sdo\s1\s500\skW/,
  )
  expect(await findings(page)).toEqual([])
  await page.getByLabel('Výkon (kW)').fill('110 kW')
  const preview = page.getByRole('complementary', { name: 'Náhled' })
  await expect(preview.getByRole('listitem').first()).toContainText(/r\.\sv\.\s2015/)
  await expect(preview.getByText(/r\.\sv\.\s2015\. Kniha/)).toBeVisible()
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
  await expect(section(page, 'Tak to otiskneme')).toContainText(/r\.\sv\.\s2015\. Kniha/)
  await expect(page.locator('aside[aria-hidden]')).toContainText('Výkon: 110\u00a0kW')
})

test('P021 another section drops what it does not ask, and says so', async ({ page, site }) => {
  test.skip(site.id === 'adult', 'no cars there')
  await page.goto('/vlozit-inzerat')
  await chooseSectionOf(page, 'osobni-auta')
  await page.getByLabel('Najeto (km)').fill('120 000')
  await page.getByLabel('Rok výroby').fill('2015')
  await page.getByRole('button', { name: /Rubrika/ }).click()
  await page.getByRole('radio', { name: 'Přívěsy a karavany' }).check()
  await page.getByRole('button', { name: 'Pokračovat k textu' }).click()
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
  await expect(page.getByLabel('Věk (let)')).toHaveAccessibleDescription(/od\s18\sdo\s120/)
})

test('P021 a list is narrowed by year and fuel with counts, and the address has both', async ({
  page,
  site,
}) => {
  test.skip(site.id === 'adult', 'no cars there')
  await page.goto('/osobni-auta')
  const rail = page.getByRole('complementary', { name: 'Upřesnění výběru' })
  await rail.getByText('Palivo', { exact: true }).first().click()
  const diesel = rail.getByRole('checkbox', { name: /^nafta/ })
  const count = ((await diesel.locator('xpath=..').textContent()) ?? '').replace(/\D/g, '')
  await diesel.check()
  await expect(page).toHaveURL(/[?&]palivo=nafta(&|$)/)
  await expect(page.getByText(new RegExp(`^${count}\\s`)).first()).toBeVisible()
  expect(await findings(page)).toEqual([])
  await rail.getByText('Rok výroby', { exact: true }).first().click()
  await rail.getByRole('textbox', { name: 'od', exact: true }).first().fill('2015')
  await rail.getByRole('button', { name: /Zobrazit/ }).click()
  await expect(page).toHaveURL(/palivo=nafta&rok-od=2015/)
  await expect(page.getByText(/r\.\sv\.\s20(1[5-9]|2\d)/).first()).toBeVisible()
  await expect(page.getByText(/r\.\sv\.\s20(0\d|1[0-4])/)).toHaveCount(0)
})

test('P021 an admin words what a section asks by keyboard, and the ad’s form follows', async ({
  page,
  site,
  browser,
}) => {
  test.skip(site.id === 'adult', 'no wood there')
  test.slow()
  const mark = Math.random().toString(36).slice(2, 8)
  const [name, choice] = [`Jak štípané ${mark}`, `na míru ${mark}`]
  const desk = await openDesk(browser, 'admin')
  await desk.goto('/sprava?cast=udaje')
  await desk.getByRole('searchbox', { name: /Hledat/ }).fill('dřevo')
  const open = desk.getByRole('button', { name: /^Upravit .*dřevo/ })
  await open.press('Enter')
  const wood = desk.getByRole('group', { name: /^Úprava|^Jak štípané/ })
  const choices = wood.getByLabel('Volby')
  const before = await choices.inputValue()
  await choices.fill(`${before}\nneznamy: jiné`)
  await desk.getByRole('button', { name: 'Uložit údaje' }).press('Enter')
  await expect(choices).toHaveAccessibleDescription(/Kód „neznamy“ tu není/)
  expect(await findings(desk)).toEqual([])
  await choices.fill(`${choice}\n${before}`)
  await wood.getByLabel('Název').fill(name)
  await wood.getByLabel('Pořadí').fill('0')
  await withstand(desk.getByRole('button', { name: 'Uložit údaje' }), 'desk/records/attributesKind')
  await desk.getByRole('button', { name: 'Uložit údaje' }).press('Enter')
  await expect(desk.getByText('Uloženo.')).toBeVisible()
  await expect(open).toBeFocused()
  await desk.goto('/sprava?cast=zaznam')
  await expect(desk.getByRole('row', { name: new RegExp(name) }).first()).toContainText(
    'údaje rubrik',
  )

  // Pages know sections for a quarter of a minute, and are kept for half of one.
  const form = async () => (await page.request.get('/vlozit-inzerat')).text()
  await expect.poll(form, { timeout: 90_000 }).toContain(name)
  await page.goto('/vlozit-inzerat')
  await chooseSectionOf(page, 'palivove-drevo')
  const asked = page.getByRole('group', { name: 'Údaje' })
  await expect(asked.getByRole('combobox').first()).toHaveAccessibleName(name)
  await asked.getByLabel(name).selectOption(choice)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('P021 a list is narrowed by attributes without any script', async ({ page, site }) => {
    test.skip(site.id === 'adult', 'no cars there')
    await page.goto('/osobni-auta')
    const rail = page.getByRole('complementary', { name: 'Upřesnění výběru' })
    await rail.getByText('Palivo', { exact: true }).first().click()
    await rail.getByRole('checkbox', { name: /^benzín/ }).check()
    await rail.getByRole('button', { name: /Zobrazit/ }).click()
    await expect(page).toHaveURL(/palivo=benzin/)
    await expect(rail.getByRole('checkbox', { name: /^benzín/ })).toBeChecked()
  })
})
