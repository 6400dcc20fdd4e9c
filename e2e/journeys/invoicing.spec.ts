import { findings } from '../support/findings.ts'
import { newAdvertiser, openDesk } from '../support/moderators.ts'
import { consent, orderFor, outcome } from '../support/payments.ts'
import { mailsTo } from '../support/people.ts'
import { newAd } from '../support/placeAd.ts'
import { postAd } from '../support/postAd.ts'
import { expect, test } from '../support/test.ts'

const COMPANY = {
  kind: 'business',
  companyName: 'Kola Novák s.r.o.',
  companyId: '27082440',
  vatId: 'CZ27082440',
  companyAddress: 'Cejl 12, 602 00 Brno',
  country: 'CZ',
  selfCertified: true,
}

test('P051 a partner orders by invoice, has the service at once, and the desk marks it paid', {
  tag: '@once',
}, async ({ page, browser, adverts }) => {
  // Letters, a new ad and a desk.
  test.slow()
  const { nickname, email } = await newAdvertiser(page, COMPANY)
  const slug = await postAd(page, adverts.first, { ...newAd(), email })
  const main = page.getByRole('main')
  const chooseTopping = async () => {
    await page.goto(`/${slug}/promo`)
    await page.getByRole('checkbox', { name: /Topování/ }).check()
    await expect(page.getByRole('radio', { name: /Kartou/ })).toBeVisible()
  }
  await chooseTopping()
  await expect(page.getByRole('radio', { name: /Na fakturu/ })).toHaveCount(0)

  const desk = await openDesk(browser, 'admin')
  await desk.goto('/sprava?cast=uzivatele')
  await desk.getByRole('searchbox', { name: 'Hledat v seznamu' }).fill(nickname)
  await desk.getByRole('button', { name: `Upravit ${nickname}` }).click()
  await desk.getByRole('checkbox', { name: /smí platit na fakturu/ }).check()
  await desk.getByRole('textbox', { name: /Kolik smí celkem dlužit/ }).fill('90')
  expect(await findings(desk)).toEqual([])
  await desk.getByRole('button', { name: 'Uložit účet' }).click()
  await expect(desk.getByRole('row', { name: nickname })).toContainText(
    /do 90.Kč, splatnost 14.dní/,
  )

  await chooseTopping()
  await page.getByRole('radio', { name: /Na fakturu/ }).check()
  await expect(consent(page)).toHaveCount(0)
  expect(await findings(page)).toEqual([])
  await orderFor(page, 49).click()
  await expect(outcome(page, 'Hotovo')).toBeVisible()
  await expect(main).toContainText(/Fakturu jsme vám poslali/)
  await expect(main).toContainText(/Variabilní symbol\s*\d{8}/)
  await expect(main).not.toContainText(/Odstoupit můžete do/)
  await expect(page.getByRole('button', { name: 'Odstoupit' })).toHaveCount(0)
  expect(await findings(page)).toEqual([])
  const number = /D\d{8}/.exec((await main.textContent()) ?? '')?.[0] ?? ''
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Stáhnout fakturu (PDF)' }).click()
  expect((await download).suggestedFilename()).toBe(`faktura-${number}.pdf`)
  await expect(async () => {
    expect((await mailsTo(email)).map(({ subject }) => subject)).toContain(`Faktura ${number}`)
  }).toPass()

  await chooseTopping()
  await expect(main).toContainText(/nejvýš 90.Kč, teď je to 49.Kč/)
  await expect(page.getByRole('radio', { name: /Na fakturu/ })).toHaveCount(0)
  await page.goto('/muj-ucet?tab=objednavky')
  await expect(main).toContainText(/na.fakturu zbývá uhradit 49.Kč/)
  expect(await findings(page)).toEqual([])

  await desk.goto('/sprava?cast=faktury')
  const invoice = desk.getByRole('row', { name: number })
  await expect(invoice).toContainText('Čeká')
  expect(await findings(desk)).toEqual([])
  await invoice.getByRole('button', { name: `Zaplaceno ${number}` }).click()
  await desk.getByRole('button', { name: 'Ano, zaplaceno' }).click()
  await expect(invoice).toContainText('Zaplacená')
  await invoice.getByRole('button', { name: `Nezaplaceno ${number}` }).click()
  await desk.getByRole('button', { name: 'Ano, nezaplaceno' }).click()
  await expect(invoice).toContainText('Čeká')
  await invoice.getByRole('button', { name: `Zaplaceno ${number}` }).click()
  await desk.getByRole('button', { name: 'Ano, zaplaceno' }).click()
  await expect(invoice).toContainText('Zaplacená')
  await desk.context().close()

  await page.reload()
  await expect(main.getByText(/zbývá uhradit/)).toHaveCount(0)
  await chooseTopping()
  await expect(page.getByRole('radio', { name: /Na fakturu/ })).toBeVisible()
})
