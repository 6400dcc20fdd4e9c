import type { Page } from '@playwright/test'
import { testSettings } from '../../scripts/stack/settings.ts'
import { findings } from '../support/findings.ts'
import { hydrated } from '../support/hydrated.ts'
import { logInAs } from '../support/moderators.ts'
import { sites } from '../support/sites.ts'
import { expect, test } from '../support/test.ts'

const SANDBOX = `http://localhost:${testSettings.ports.api}/sandbox`
const NUMBER = '9093333'

const anyNumber = (): string => `+420777${String(Math.random()).slice(2, 8)}`

/** Types a message into the sandbox's phone and reads what its owner sees then. */
const type = async (page: Page, from: string, text: string): Promise<void> => {
  await page.goto(SANDBOX)
  await page.getByLabel('Z čísla').fill(from)
  await page.getByLabel('Na číslo').fill(NUMBER)
  await page.getByLabel('Zpráva').fill(text)
  await page.getByRole('button', { name: 'Odeslat SMS' }).click()
  await expect(page.getByText(`Jen ${from}.`)).toBeVisible()
}

/** Approves the ad with these words in its heading. */
const approve = async (desk: Page, words: string) => {
  await desk.goto(`/sprava?cast=inzerat&inzerat=${words}`)
  await desk.getByRole('button', { name: 'Schválit' }).click()
  await expect(desk.getByText('Zveřejněný')).toBeVisible()
}

test('R035 R036 R038 R040 R091 N026 an ad sent by SMS is checked, shown without numbers and answered by its code', async ({
  page,
  browser,
  site,
}) => {
  test.skip(site.id !== 'adult', 'The other site takes no ads by SMS.')
  test.slow()
  const mark = Math.random().toString(36).slice(2, 8)
  const [sender, reader] = [anyNumber(), anyNumber()]
  const last = (desk: Page) => desk.locator('.received p').first()

  await type(page, sender, `IN IE Hledám přítele ${mark}`)
  await expect(last(page)).toContainText('bez diakritiky')
  await type(page, sender, `IN IE Zena 52 ${mark}, Brno, hleda pritele, volat 777 123 456`)
  await expect(last(page)).toContainText('zverejnime po kontrole')
  expect(await findings(page)).toEqual([])

  const desk = await (await browser.newContext({ baseURL: sites.general.origin })).newPage()
  await logInAs(desk, 'moderator')
  await approve(desk, mark)
  await expect(async () => {
    await page.goto(`${SANDBOX}?phone=${encodeURIComponent(sender)}`)
    await expect(last(page)).toContainText('Jeho kod pro odpovedi je')
  }).toPass()
  const code = /odpovedi je (\d{6})/.exec((await last(page).textContent()) ?? '')?.[1] ?? ''

  await page.goto('/sms-vzkazy')
  await hydrated(page)
  await page.getByRole('link', { name: 'Jak inzerovat a odpovídat přes SMS' }).click()
  await expect(page.getByRole('dialog', { name: 'SMS seznamka' })).toContainText(NUMBER)
  expect(await findings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.goto(`/k/${code}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(mark)
  await expect(page.getByRole('main')).not.toContainText('777')
  await expect(page.getByRole('main')).toContainText(`RE ${code}`)
  await expect(page.getByRole('link', { name: 'Odpovědět přes SMS' }).first()).toHaveAttribute(
    'href',
    `sms:${NUMBER}?body=RE%20${code}%20`,
  )
  expect(await findings(page)).toEqual([])

  await type(page, reader, `RE ${code} Ahoj, rad te poznam`)
  await type(page, sender, 'HELP')
  await expect(page.getByText(`Od ctenare inzeratu ${code}: Ahoj, rad te poznam`)).toBeVisible()
  await expect(page.getByText(reader)).toHaveCount(0)
})
