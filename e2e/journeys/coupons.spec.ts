import { randomBytes } from 'node:crypto'
import { findings } from '../support/findings.ts'
import { openDesk } from '../support/moderators.ts'
import { atGateway, consent, openWithPassword, orderFor, outcome } from '../support/payments.ts'
import { newAd } from '../support/placeAd.ts'
import { publishAsGuest } from '../support/postAd.ts'
import { expect, test } from '../support/test.ts'
import { withstand } from '../support/withstand.ts'

test('P053 a code made at the desk lowers a guest’s order once, told before it is paid', {
  tag: '@once',
}, async ({ page, browser, adverts, expectedComplaints }) => {
  expectedComplaints.push(/422/)
  // A desk, a new ad and a bank.
  test.slow()
  const code = `SLEVA${randomBytes(4).toString('hex').toUpperCase()}`
  const desk = await openDesk(browser, 'admin')
  await desk.goto('/sprava?cast=kupony')
  await desk.getByRole('button', { name: 'Přidat slevový kód' }).click()
  await desk.getByRole('textbox', { name: /^Slevový kód/ }).fill(code.toLowerCase())
  await desk.getByRole('textbox', { name: /^Výše slevy \(povinné\)/ }).fill('15')
  expect(await findings(desk)).toEqual([])
  const save = desk.getByRole('button', { name: 'Uložit slevový kód' })
  await withstand(save, 'desk/records/couponKind')
  await save.click()
  await expect(desk.getByRole('row', { name: code })).toContainText('15 %')
  expect(await findings(desk)).toEqual([])
  await desk.context().close()

  const path = await publishAsGuest(page, adverts.first, newAd())
  await openWithPassword(page, `${path}/promo`)
  await page.getByRole('checkbox', { name: /Topování/ }).check()
  const field = page.getByRole('textbox', { name: 'Slevový kód' })
  await field.fill('NEZNAMY')
  await field.press('Enter')
  await expect(page.getByText('Takový slevový kód neznáme.')).toBeVisible()
  await expect(orderFor(page, 49)).toBeVisible()
  await field.fill(code.toLowerCase())
  await page.getByRole('button', { name: 'Uplatnit' }).click()
  await expect(page.getByRole('region', { name: 'Souhrn objednávky' })).toContainText(
    /Sleva 15.% s.kódem \w+−7,35.Kč/,
  )
  expect(await findings(page)).toEqual([])
  await consent(page).check()
  await orderFor(page, '41,65').click()
  await expect(page.getByRole('main')).toContainText(/41,65.Kč/)
  await atGateway(page, 'Zaplatit bez textu výsledku')
  await expect(outcome(page, 'Zaplaceno')).toBeVisible()
  await expect(page.getByText(`Sleva 15 % s kódem ${code}`)).toBeVisible()
  expect(await findings(page)).toEqual([])

  await openWithPassword(page, `${path}/promo`)
  await page.getByRole('checkbox', { name: /Topování/ }).check()
  await field.fill(code)
  await consent(page).check()
  await orderFor(page, 49).click()
  await expect(page.getByText(/Tento slevový kód už jste použili/)).toBeVisible()
})
