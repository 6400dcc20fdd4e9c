import type { Page } from '@playwright/test'
import type { Call } from '../support/catalogue.ts'
import { findings } from '../support/findings.ts'
import { mailsTo } from '../support/people.ts'
import { newAd } from '../support/placeAd.ts'
import { publishAsGuest } from '../support/postAd.ts'
import { expect, test } from '../support/test.ts'
import { withstand } from '../support/withstand.ts'

test('P026 R162 R163 a buyer writes to a seller whose name, phone and address no page or answer has', {
  tag: '@long-desktop',
}, async ({ page, adverts, ask }) => {
  const ad = newAd()
  const hidden = { phoneNumber: '+420777246813', firstName: 'Bořivoj', lastName: 'Skrytý' }
  const path = await publishAsGuest(page, adverts.first, { ...ad, ...hidden })
  await page.goto(path)
  const answer = await ask(`/api/front/inzrts${path}?include=advertiser`)
  for (const shown of [await page.content(), (await ask(path)).text(), answer.text()]) {
    expect(shown).toContain(ad.heading)
    for (const secret of [ad.email, hidden.firstName, hidden.lastName])
      expect(shown).not.toContain(secret)
    expect(shown.replace(/[\s\u00a0]/g, '')).not.toContain('777246813')
  }
  expect(answer.json().data).not.toHaveProperty('phoneNumber')
  await page.getByRole('link', { name: 'Napsat zprávu' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Napsat inzerentovi' })
  await dialog.getByRole('button', { name: 'Poslat zprávu' }).click()
  await expect(dialog.getByRole('alert').first()).toBeFocused()
  await dialog.getByRole('textbox', { name: /^Zpráva/ }).fill('Máte tu knihu pořád?')
  await dialog.getByLabel(/^Váš e-mail/).fill('kupec@posta.example')
  expect(await findings(page)).toEqual([])
  const send = dialog.getByRole('button', { name: 'Poslat zprávu' })
  await withstand(send, 'browse/detail/contact/MessageWindow')
  await send.click()

  await expect(page.getByText('Zprávu jsme přijali.')).toBeVisible()
  await expect(async () => {
    const letters = (await mailsTo(ad.email)).map(({ text }) => text)
    expect(letters.some((text) => text.includes('Máte tu knihu pořád?'))).toBe(true)
  }).toPass()
})

test('P026 a message closed by Escape or by the cross is there when it is opened again', async ({
  page,
  adverts,
}) => {
  await page.goto(await publishAsGuest(page, adverts.first, newAd()))
  const open = page.getByRole('link', { name: 'Napsat zprávu' }).first()
  const text = page.getByRole('dialog').getByRole('textbox', { name: /^Zpráva/ })
  await open.click()
  await text.fill('Dobrý den, kniha mě zajímá.')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await open.click()
  await expect(text).toHaveValue('Dobrý den, kniha mě zajímá.')
  await page.getByRole('dialog').getByRole('button', { name: 'Zavřít' }).click()
  await open.click()
  await expect(text).toHaveValue('Dobrý den, kniha mě zajímá.')
})

/** Opens an ad of the longest list that shows a phone, and the button that asks for it. */
const openWithPhone = async (page: Page, all: readonly { slug: string }[], call: Call) => {
  const details = await Promise.all(
    all.slice(0, 12).map(({ slug }) => call(`/api/front/inzrts/${slug}`)),
  )
  const { data: ad } = details.find(({ data }) => data.phoneNumber) ?? { data: null }
  expect(ad, 'a listed ad with a phone').not.toBeNull()
  await page.goto(`/${ad.slug}`)
  const button = page.getByRole('link', { name: 'Zobrazit telefon' }).first()
  await expect(button).toHaveAttribute('href', /^mailto:/)

  return button
}

const shownPhone = (page: Page) =>
  page.getByRole('link', { name: /^\+42\d \d{3} \d{3} \d{3}$/ }).first()

test('P034 N008 an ad that looks for people has advice for a meeting and none on buying', async ({
  page,
  adverts,
  call,
  site,
}) => {
  test.skip(site.id === 'general', 'people look for people on the adult site')
  const button = await openWithPhone(page, adverts.all, call)
  const seller = page.getByRole('region', { name: 'Inzerent' })
  await expect(seller).toContainText('Poprvé se sejděte mezi lidmi')
  await expect(seller).not.toContainText(/nekupujete|nakoupit/)
  expect(await findings(page)).toEqual([])
  await button.click()
  await expect(shownPhone(page)).toBeVisible()

  await seller.getByRole('link', { name: 'Jak se seznámit bezpečně' }).click()
  await expect(page.getByRole('heading', { name: 'Jak se seznámit bezpečně?' })).toBeInViewport()
})

test('P027 N008 a phone is in no page and shown when asked for, a day’s first after a drill', async ({
  page,
  adverts,
  call,
  site,
}) => {
  test.skip(site.id === 'adult', 'where nothing is sold there is no fraud of trade')
  const button = await openWithPhone(page, adverts.all, call)
  await expect(page.getByRole('link', { name: 'Jak nakoupit bezpečně' })).toBeVisible()
  await button.click()
  const drill = page.getByRole('region', { name: /^Než zavoláte/ })
  await expect(drill.getByRole('button', { name: 'Rozumím, ukázat telefon' })).toBeFocused()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await findings(page)).toEqual([])
  await page.keyboard.press('Enter')

  await expect(shownPhone(page)).toBeFocused()
})
