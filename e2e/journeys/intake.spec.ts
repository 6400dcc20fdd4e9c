import type { Page } from '@playwright/test'
import { expectFailures } from '../support/expectFailures.ts'
import { findings } from '../support/findings.ts'
import { openDesk } from '../support/moderators.ts'
import { newMobile, textsTo } from '../support/phones.ts'
import { newAd } from '../support/placeAd.ts'
import { expect, test } from '../support/test.ts'

/** Goes on by Tab to a field, as somebody without a mouse does. */
const tabTo = async (desk: Page, label: RegExp): Promise<void> => {
  const field = desk.getByLabel(label)
  await expect(async () => {
    await desk.keyboard.press('Tab')
    await expect(field).toBeFocused({ timeout: 100 })
  }).toPass()
}

test('N018 a clerk takes an ad down by keys alone, and the link of the text lets it out', {
  tag: '@long-desktop',
}, async ({ page, browser }) => {
  test.slow()
  const [ad, mobile] = [newAd(), newMobile()]
  const desk = await openDesk(browser, 'prepazka')
  const { keyboard } = desk
  await desk.goto('/sprava')
  const section = desk.getByLabel(/^Rubrika/)
  await section.focus()
  await keyboard.press('ArrowDown')
  await expect(section).not.toHaveValue('')
  await tabTo(desk, /^Nadpis/)
  await keyboard.type(ad.heading)
  await tabTo(desk, /^Text inzerátu/)
  await keyboard.type(ad.content)
  await tabTo(desk, /^Částka v Kč/)
  await keyboard.type('1500')
  await keyboard.press('Tab')
  await keyboard.press('Enter')
  await expect(desk.getByPlaceholder('PSČ, město, část obce...')).toBeFocused()
  await keyboard.type('brno')
  await expect(desk.getByRole('listbox').getByRole('option').first()).toBeVisible()
  await keyboard.press('ArrowDown')
  await keyboard.press('Enter')
  await tabTo(desk, /^Jméno/)
  await keyboard.type('Jana')
  await tabTo(desk, /^Telefon/)
  await keyboard.type(mobile)
  await keyboard.press('Control+Enter')

  await expect(desk.getByRole('heading', { name: 'Přečtěte zákazníkovi' })).toBeFocused()
  expect(await findings(desk)).toEqual([])
  expectFailures(desk)
  const intake = '**/api/admin/intake'
  await desk.route(intake, (route) =>
    route.request().method() === 'POST' ? route.abort('connectionfailed') : route.continue(),
  )
  await keyboard.press('Tab')
  await keyboard.press('Enter')
  await expect(desk.getByRole('alert').filter({ hasText: 'nedostupná' })).toBeVisible()
  await desk.unroute(intake)
  await expect(desk.getByLabel(/^Telefon/)).toHaveValue(mobile)
  await desk.getByRole('button', { name: 'Přečíst zákazníkovi' }).press('Enter')
  await expect(desk.getByRole('heading', { name: 'Přečtěte zákazníkovi' })).toBeFocused()
  await keyboard.press('Tab')
  await keyboard.press('Enter')
  await expect(desk.getByText(/Odkaz odešel na/)).toBeVisible()
  await expect(desk.getByLabel(/^Rubrika/)).toBeFocused()
  const row = desk.getByRole('row', { name: ad.heading })
  await expect(row).toContainText('Čeká na ověření')

  let link: string | undefined
  await expect(async () => {
    link = /http\S+/.exec((await textsTo(`+420${mobile}`))[0] ?? '')?.[0]
    expect(link).toBeDefined()
  }).toPass()
  await page.goto(link ?? '')
  await expect(page.getByText('Děkujeme, inzerát je zveřejněný.')).toBeVisible()
  await desk.reload()
  await expect(row).toContainText('Zveřejněný')
})
