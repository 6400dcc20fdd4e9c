import { findings } from '../support/findings.ts'
import { sayToast } from '../support/login.ts'
import {
  atGateway,
  consent,
  openWithPassword,
  orderFor,
  outcome,
  sendSms,
} from '../support/payments.ts'
import { linkIn, mailsTo } from '../support/people.ts'
import { chooseSectionOf, fillContact, fillText, newAd } from '../support/placeAd.ts'
import { publishAsGuest } from '../support/postAd.ts'
import { expect, test } from '../support/test.ts'
import { withstand } from '../support/withstand.ts'

test('R009 R015 R046 R049 R069 R137 R269 R273 P049 P050 both promotions by card: refused, cancelled, paid', {
  tag: '@long-desktop',
}, async ({ page, adverts }) => {
  // Seven pages, five of them looked through as a whole.
  test.slow()
  const ad = newAd()
  const path = await publishAsGuest(page, adverts.first, ad)
  await page.goto('/doplnkove-sluzby')
  await expect(page.getByText(/Obojí najednou stojí kartou/)).toBeVisible()
  expect(await findings(page)).toEqual([])
  await openWithPassword(page, `/doplnkove-sluzby${path}`)
  expect(new URL(page.url()).pathname).toBe(`${path}/promo`)

  await page.getByRole('checkbox', { name: /Zvýraznění/ }).check()
  await page.getByRole('checkbox', { name: /Topování/ }).check()
  expect(await findings(page)).toEqual([])
  await orderFor(page, 69).click()
  await expect(page.getByText(/Požádejte prosím o.zahájení služby/)).toBeVisible()
  await consent(page).check()
  await orderFor(page, 69).click()

  await atGateway(page, 'Zamítnout')
  await expect(outcome(page, 'Zamítnuto')).toBeVisible()
  await sayToast(page, 'Platba byla zamítnuta. Zkuste to znovu nebo zvolte jinou platební metodu.')
  expect(new URL(page.url()).searchParams.has('DIGEST')).toBe(false)
  expect(await findings(page)).toEqual([])
  await page.getByRole('button', { name: 'Zaplatit znovu kartou' }).click()
  await atGateway(page, 'Zrušit platbu')
  await expect(outcome(page, 'Zrušeno')).toBeVisible()
  await sayToast(page, 'Platba byla zrušena.')
  await page.getByRole('button', { name: 'Zaplatit znovu kartou' }).click()
  await atGateway(page, 'Zaplatit a vrátit se formulářem')
  await page.getByRole('button', { name: 'Zpět do obchodu' }).click()
  await expect(outcome(page, 'Zaplaceno')).toBeVisible()
  await sayToast(page, 'Platba proběhla úspěšně.')
  expect(await findings(page)).toEqual([])

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Stáhnout doklad (PDF)' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
  await page.getByRole('link', { name: 'Zobrazit inzerát' }).click()
  // Other ads on the page may be paid for, too.
  const head = page.getByRole('heading', { level: 1, name: ad.heading }).locator('..')
  await expect(head.getByText('Placené zvýraznění')).toBeVisible()
  await expect(head.getByText('TOP', { exact: true })).toBeVisible()
})

test('R088 R148 R179 a promotion by SMS: the window says what to send and sees it come', {
  tag: '@long-phone',
}, async ({ page, adverts }) => {
  const path = await publishAsGuest(page, adverts.first, newAd())
  await openWithPassword(page, `${path}/promo`)
  await page.getByRole('checkbox', { name: /Zvýraznění/ }).check()
  await page.getByRole('radio', { name: /Prémiovou SMS/ }).check()
  await consent(page).check()
  await orderFor(page, 33).click()

  const window = page.getByRole('dialog', { name: 'Platba přes SMS' })
  await expect(window.getByRole('link', { name: /jako SMS/ })).toHaveAttribute(
    'href',
    /^sms:90\d{3}33\?body=IN%20/,
  )
  expect(await findings(page)).toEqual([])
  const [text = '', number = ''] = await window.locator('code').allTextContents()
  const phone = await page.context().newPage()
  await page.keyboard.press('Escape')
  await expect(window).toHaveCount(0)
  await expect(page.locator('code').first()).toHaveText(text)
  await expect(page.getByRole('button', { name: /Zaplatit přes SMS/ })).toHaveCount(0)
  await sendSms(phone, number, text)
  await expect(outcome(page, 'Zaplaceno')).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('Služby běží od této chvíle.')).toBeVisible()
})

test('V014 a refused card is paid by two messages instead, and the first closes the card', {
  tag: '@long-desktop',
}, async ({ page, adverts }) => {
  test.slow()
  const path = await publishAsGuest(page, adverts.first, newAd())
  await openWithPassword(page, `${path}/promo`)
  await page.getByRole('checkbox', { name: /Zvýraznění/ }).check()
  await page.getByRole('checkbox', { name: /Topování/ }).check()
  await consent(page).check()
  await orderFor(page, 69).click()
  await atGateway(page, 'Zamítnout')
  const byCard = page.getByRole('button', { name: /kartou/ })
  await expect(byCard).toBeVisible()
  await page.getByRole('button', { name: 'Zaplatit přes SMS – 112 Kč' }).click()

  const window = page.getByRole('dialog', { name: 'Platba přes SMS' })
  await expect(window.locator('code')).toHaveCount(4)
  await expect(byCard).toHaveCount(0)
  const codes = await window.locator('code').allTextContents()
  const [firstText = '', firstNumber = '', secondText = '', secondNumber = ''] = codes
  const phone = await page.context().newPage()
  await sendSms(phone, firstNumber, firstText)
  await expect(window.getByText('Zpráva dorazila')).toBeVisible()
  // What was read before the first message came is never shown again, not even until the next answer.
  const answer = Promise.withResolvers<void>()
  await page.route('**/api/front/orders/**', async (route) => {
    await answer.promise
    await route.continue()
  })
  await page.keyboard.press('Escape')
  await expect(window).toHaveCount(0)
  await expect(byCard).toHaveCount(0)
  answer.resolve()
  await expect(page.locator('code').first()).toHaveText(firstText)
  await expect(byCard).toHaveCount(0)
  await page.reload()
  await expect(page.locator('code').first()).toHaveText(firstText)
  await expect(byCard).toHaveCount(0)

  await sendSms(phone, secondNumber, secondText)
  await expect(outcome(page, 'Zaplaceno')).toBeVisible()
})

test('R069 P050 a window that vanishes at the bank leaves an order that says how it ended', {
  tag: '@long-phone',
}, async ({ page, adverts }) => {
  const path = await publishAsGuest(page, adverts.first, newAd())
  await openWithPassword(page, `${path}/promo`)
  await page.getByRole('checkbox', { name: /Topování/ }).check()
  await consent(page).check()
  await orderFor(page, 49).click()
  await atGateway(page, 'Vrátit se tlačítkem Zpět')
  await expect(outcome(page, 'Ověřujeme')).toBeVisible()
  await sayToast(page, 'Platbu ověřujeme, výsledek vám pošleme e-mailem.')
  await page.reload()
  await expect(outcome(page, 'Ověřujeme')).toBeVisible()

  await page.goto('/payment/callback/gp_webpay')
  await expect(page.getByText('Nepoznali jsme, o kterou objednávku jde')).toBeVisible()
})

test('P050 an order that does not exist offers no other try but the orders of the account', {
  tag: '@once',
}, async ({ page, expectedComplaints }) => {
  expectedComplaints.push(/404/)
  await page.goto('/objednavka?o=99999999')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Takovou objednávku nemáme')
  await expect(page.getByRole('button', { name: 'Zkusit znovu' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Moje objednávky' })).toBeVisible()
  expect(await findings(page)).toEqual([])
})

test('R006 R010 R014 R147 R319 P049 an ad of a paid section is placed, paid by card and withdrawn from', {
  tag: '@long-phone',
}, async ({ page, sections }) => {
  test.slow()
  const ad = newAd()
  const { slug, card } = sections.paid
  await page.goto('/vlozit-inzerat')
  await chooseSectionOf(page, slug)
  await fillText(page, ad)
  await page.getByRole('button', { name: 'Pokračovat ke kontaktu' }).click()
  await fillContact(page, ad)
  await expect(page.getByRole('group', { name: 'Způsob platby' })).toContainText('Kartou')
  expect(await findings(page)).toEqual([])
  await consent(page).check()
  await orderFor(page, (card.price?.amount ?? 0) / 100).click()
  await atGateway(page, 'Zaplatit bez textu výsledku')
  await expect(page.getByText(/Ještě potvrďte inzerát odkazem/)).toBeVisible()
  await page.goto(await linkIn(ad.email, 'overeni-inzeratu'))
  await expect(page.getByText(/Děkujeme/)).toBeVisible()

  await page.goto(await linkIn(ad.email, '/objednavka'))
  await page.getByRole('button', { name: 'Odstoupit' }).click()
  const window = page.getByRole('dialog', { name: 'Odstoupit od objednávky' })
  expect(await findings(page)).toEqual([])
  const withdraw = window.getByRole('button', { name: 'Odstoupit' })
  await withstand(withdraw, 'advertise/order/payment/WithdrawWindow')
  await withdraw.click()
  await expect(outcome(page, 'Peníze vracíme')).toBeVisible()
  const [due = 'nowhere'] =
    /\d{1,2}\.\s\d{1,2}\.\s\d{4}/.exec((await page.getByText(/vám pošleme/).textContent()) ?? '') ??
    []
  await expect(async () => {
    const letter = (await mailsTo(ad.email)).find(({ subject }) => /^Odstoupení od/.test(subject))
    expect(letter?.text.replaceAll('\u00a0', ' ')).toContain(due.replaceAll('\u00a0', ' '))
  }).toPass()
})
