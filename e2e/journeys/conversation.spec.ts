import { GATEWAY_PATHS } from '@inzrt/contracts/pages/gatewayPaths'
import type { Browser, Locator, Page } from '@playwright/test'
import { ask } from '../support/ask.ts'
import { openElsewhere } from '../support/elsewhere.ts'
import { findings, findingsInSchemes } from '../support/findings.ts'
import { linkIn, register } from '../support/people.ts'
import { photo } from '../support/photo.ts'
import { newAd } from '../support/placeAd.ts'
import { publishAsGuest } from '../support/postAd.ts'
import type { SiteName } from '../support/sites.ts'
import { expect, test } from '../support/test.ts'
import { withstand } from '../support/withstand.ts'
import { write } from '../support/write.ts'

type Meeting = {
  page: Page
  browser: Browser
  adverts: { first: Parameters<typeof publishAsGuest>[1] }
  site: { id: SiteName }
}

/** Somebody with an account who asks about an ad, and its advertiser, who has a letter with a link. */
const meet = async ({ page, adverts, browser, site }: Meeting) => {
  const ad = newAd()
  const path = await publishAsGuest(page, adverts.first, ad)
  const buyer = await register(page)
  await page.goto(path)
  await page.getByRole('link', { name: 'Napsat zprávu' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Napsat inzerentovi' })
  await expect(dialog.getByLabel(/^Váš e-mail/)).toBeHidden()
  await dialog.getByRole('textbox', { name: /^Zpráva/ }).fill('Je k mání? Pošlu kurýra.')
  await dialog.getByRole('button', { name: 'Poslat zprávu' }).click()
  await expect(page.getByText('Zpráva je odeslaná.')).toBeVisible()
  const link = await linkIn(ad.email, '/zpravy/')
  const seller = await openElsewhere(browser, site.id)
  await seller.goto(link)

  return { ad, path, buyer, link, seller }
}

test('V009 two people write by account and by a letter’s link, and learn no address', {
  tag: '@long-phone',
}, async ({ page, adverts, browser, site }) => {
  const { ad, buyer, link, seller } = await meet({ page, adverts, browser, site })
  const read = seller.getByRole('list', { name: 'Zprávy', exact: true })
  await expect(read).toContainText('Je k mání? Pošlu kurýra.')
  await expect(read).toContainText('Kurýr, který přiveze peníze, neexistuje.')
  expect(await findings(seller)).toEqual([])
  await seller.getByRole('textbox', { name: /^Vaše zpráva/ }).fill('Ano, ale jen osobně.')
  await withstand(
    seller.getByRole('button', { name: 'Poslat zprávu' }),
    'account/conversations/Reply',
  )
  await seller.getByRole('textbox', { name: /^Vaše zpráva/ }).focus()
  await seller.keyboard.press('Tab')
  await seller.keyboard.press('Enter')
  await expect(read).toContainText('Ano, ale jen osobně.')
  await expect(seller.getByRole('textbox', { name: /^Vaše zpráva/ })).toHaveValue('')

  await page.goto('/zpravy')
  const row = page.getByRole('list', { name: 'Konverzace' }).getByRole('listitem')
  await expect(row).toContainText('1 nová zpráva')
  expect(await findings(page)).toEqual([])
  await row.getByRole('link', { name: ad.heading }).click()
  const messages = page.getByRole('list', { name: 'Zprávy', exact: true }).getByRole('listitem')
  await expect(messages.last()).toContainText('Ano, ale jen osobně.')
  await expect(messages.first()).toContainText('přečteno')

  const tab = await page.context().newPage()
  const asked: string[] = []
  tab.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await tab.goto(page.url())
  const inTab = tab.getByRole('list', { name: 'Zprávy', exact: true }).getByRole('listitem')
  await expect(inTab).toHaveCount(2)
  const send = async (text: string) => {
    await seller.getByRole('textbox', { name: /^Vaše zpráva/ }).fill(text)
    await seller.getByRole('button', { name: 'Poslat zprávu' }).click()
  }
  await send('Kdy přijedete?')
  for (const shown of [messages, inTab]) await expect(shown.last()).toContainText('Kdy přijedete?')
  await expect(read.getByRole('listitem').last()).toContainText('přečteno')
  expect(asked, 'one tab listens for all').not.toContain('/api/front/live')
  await page.close()
  await send('Platí sobota?')
  await expect(inTab.last()).toContainText('Platí sobota?')
  expect(asked, 'another tab listens in its place').toContain('/api/front/live')
  for (const shown of [await tab.content(), await seller.content()])
    for (const address of [ad.email, buyer.email]) expect(shown).not.toContain(address)

  const visitor = await openElsewhere(browser, site.id)
  await visitor.goto(link.replace(/#.*/, ''))
  await expect(visitor.getByText('Taková konverzace tu není')).toBeVisible()

  await seller.getByRole('button', { name: 'Nahlásit a\u00a0zablokovat' }).click()
  await seller.getByRole('textbox', { name: /^Co se stalo/ }).fill('Chce zálohu.')
  const report = seller.getByRole('button', { name: 'Ano, nahlásit' })
  await withstand(report, 'account/conversations/ConversationReport')
  await report.click()
  await expect(seller.getByRole('button', { name: 'Odblokovat' })).toBeVisible()
  await expect(tab.getByText('Do této konverzace už psát nejde.')).toBeVisible()

  await tab.getByRole('button', { name: 'Skrýt konverzaci' }).click()
  await expect(tab.getByRole('button', { name: 'Vrátit do seznamu' })).toBeVisible()
  await tab.goto('/zpravy')
  await expect(tab.getByText('Zatím žádné zprávy')).toBeVisible()
  await tab.getByRole('link', { name: 'Skryté' }).click()
  await expect(tab.getByRole('list', { name: 'Konverzace' })).toContainText(ad.heading)
  expect(await findings(tab)).toEqual([])
  await tab.getByRole('button', { name: 'Vrátit do seznamu' }).focus()
  await tab.keyboard.press('Enter')
  await expect(tab.getByText('Žádné skryté konverzace')).toBeVisible()
  await tab.getByRole('link', { name: 'Zpět na zprávy' }).click()
  await expect(tab.getByRole('list', { name: 'Konverzace' })).toContainText(ad.heading)
})

const paste = (field: Locator, { name, mimeType, buffer }: Awaited<ReturnType<typeof photo>>) =>
  field.evaluate(
    (target: HTMLElement, { base64, ...file }) => {
      const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
      const clipboardData = new DataTransfer()
      clipboardData.items.add(new File([bytes], file.name, { type: file.mimeType }))
      target.focus()
      target.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, clipboardData }))
    },
    { name, mimeType, base64: buffer.toString('base64') },
  )

test('V009 photos are added by keyboard, alone or with words, and only the two see them', {
  tag: '@long-desktop',
}, async ({ page, adverts, browser, site }) => {
  const { link, seller } = await meet({ page, adverts, browser, site })
  await page.goto(new URL(link).pathname)
  await expect(page.getByText('Fotky můžete přidat, až vám odpoví.')).toBeVisible()
  await seller.getByRole('button', { name: 'Přidat fotky' }).focus()
  await seller.keyboard.press('Enter')
  const add = seller.getByLabel('Přidat fotky')
  await expect(add).toBeFocused()
  await add.setInputFiles([await photo('zezadu.jpg'), await photo('zepredu.jpg')])
  await expect(seller.getByRole('img', { name: 'Fotka 2: zepredu.jpg' })).toBeVisible()
  expect(await findings(seller)).toEqual([])
  await seller.getByRole('button', { name: 'Fotka 2: odebrat' }).focus()
  await seller.keyboard.press('Enter')
  await expect(add).toBeFocused()
  await seller.getByRole('button', { name: 'Poslat zprávu' }).focus()
  await seller.keyboard.press('Enter')
  const sent = seller.getByRole('list', { name: 'Zprávy', exact: true })
  await expect(sent).toContainText('Posílám fotku.')
  await expect(seller.getByRole('button', { name: 'Přidat fotky' })).toBeVisible()

  await page.getByRole('button', { name: 'Fotka 1 z\u00a01' }).focus()
  await page.keyboard.press('Enter')
  const window = page.getByRole('dialog', { name: 'Fotka 1 z\u00a01' })
  const whole = await window.locator('img').getAttribute('src')
  expect(await findings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(window).toBeHidden()
  const visit = (path: string) => ask(site.origin + path, { headers: { cookie: 'age-verified=1' } })
  expect((await visit(String(whole))).status).toBe(200)
  expect((await visit(String(whole).replace(/sealed-[^/]+\//, ''))).status).toBe(404)

  const own = page.getByRole('textbox', { name: /^Vaše zpráva/ })
  await paste(own, await photo('moje.jpg'))
  await expect(page.getByRole('img', { name: 'Fotka 1: moje.jpg' })).toBeVisible()
  await expect(own).toBeFocused()
  await own.fill('Já mám tohle.')
  await page.getByRole('button', { name: 'Poslat zprávu' }).click()
  await expect(sent.getByRole('listitem').filter({ hasText: 'Já mám tohle.' })).toBeVisible()
  await expect(sent.getByRole('img')).toHaveCount(2)
})

test('V009 a guest reads and writes without JavaScript by the link of the letter', {
  tag: '@long-phone',
}, async ({ page, adverts, browser, site }) => {
  const { ad, link, seller } = await meet({ page, adverts, browser, site })
  const context = await browser.newContext({
    baseURL: site.origin,
    storageState: await seller.context().storageState(),
    javaScriptEnabled: false,
  })
  const still = await context.newPage()
  await still.goto(link)
  await still.getByLabel(/^Odkaz z/).fill('https://jinam.example')
  await still.keyboard.press('Enter')
  await expect(still.getByRole('alert')).toContainText('Vložte prosím celý odkaz')
  await still.getByLabel(/^Odkaz z/).fill(link)
  await still.keyboard.press('Enter')
  const read = still.getByRole('list', { name: 'Zprávy', exact: true })
  await expect(read).toContainText('Je k mání? Pošlu kurýra.')
  await expect(read).toContainText('Kurýr, který přiveze peníze, neexistuje.')
  await expect(still.getByRole('link', { name: ad.heading })).toBeVisible()
  await still.getByLabel('Vaše zpráva').fill('Ano, <b>jen</b> osobně.')
  await still.getByRole('button', { name: 'Poslat zprávu' }).click()
  await expect(read.getByRole('listitem').last()).toContainText('Ano, <b>jen</b> osobně.')
  expect(still.url()).not.toContain('klic')
  await context.close()
  await seller.evaluate(
    ([action = '', odkaz = '']) => {
      const form = Object.assign(document.createElement('form'), { method: 'post', action })
      form.append(Object.assign(document.createElement('input'), { name: 'odkaz', value: odkaz }))
      document.body.append(form)
      form.submit()
    },
    [GATEWAY_PATHS.readConversation, link],
  )
  await expect(seller.getByLabel('Vaše zpráva')).toBeVisible()
  expect(await findingsInSchemes(seller, site.schemes)).toEqual([])

  await page.goto(new URL(link).pathname)
  const messages = page.getByRole('list', { name: 'Zprávy', exact: true }).getByRole('listitem')
  await expect(messages.last()).toContainText('Ano, <b>jen</b> osobně.')
  await expect(messages.first()).toContainText('přečteno')
})

test('V009 the last hundred messages are there at once, earlier ones by one press', {
  tag: '@once',
}, async ({ page, adverts, browser, site }) => {
  const { link, seller } = await meet({ page, adverts, browser, site })
  const { pathname } = new URL(link)
  for (let number = 1; number <= 104; number++) {
    const path = `/api/front/conversations/${pathname.split('/').at(-1)}/messages`
    const { status } = await write(page, path, { content: `Zpráva číslo ${number}.` })
    expect(status).toBe(201)
  }
  await page.goto(pathname)
  const messages = page.getByRole('list', { name: 'Zprávy', exact: true }).getByRole('listitem')
  await expect(messages).toHaveCount(100)
  await expect(messages.first()).toContainText('Zpráva číslo 5.')
  await page.getByRole('button', { name: 'Načíst starší zprávy' }).focus()
  await page.keyboard.press('Enter')
  await expect(messages).toHaveCount(105)
  await expect(messages.first()).toContainText('Je k mání?')
  await expect(page.getByRole('button', { name: 'Načíst starší zprávy' })).toBeHidden()
  await expect(page.getByRole('group', { name: 'Konverzace' })).toBeFocused()
  expect(await findings(page)).toEqual([])

  await seller.getByRole('textbox', { name: /^Vaše zpráva/ }).fill('Uf, to je zpráv.')
  await seller.getByRole('button', { name: 'Poslat zprávu' }).click()
  await expect(messages.last()).toContainText('Uf, to je zpráv.')
  await expect(messages, 'the earlier ones stay').toHaveCount(106)
})

test('V010 two people agree on a price, the ad is reserved, and both confirm the handover', async ({
  page,
  adverts,
  browser,
  site,
  expectedComplaints,
}) => {
  expectedComplaints.push(/422/)
  test.skip(site.id === 'adult', 'nobody offers a price there')
  const { ad, path, link, seller } = await meet({ page, adverts, browser, site })
  await page.goto(new URL(link).pathname)
  const [own, theirs] = [page, seller].map((side) => side.getByRole('region', { name: 'Domluva' }))
  if (!own || !theirs) throw new Error('Nobody deals.')
  await own.getByRole('textbox', { name: /^Vaše nabídka/ }).fill('1 000 000 000 000')
  await own.getByRole('button', { name: 'Nabídnout cenu' }).click()
  await expect(own).toContainText(
    'Částka v\u00a0Kč musí být celé číslo od 1 do 99\u00a0999\u00a0999.',
  )
  await own.getByRole('textbox', { name: /^Vaše nabídka/ }).fill('1 200')
  await withstand(
    own.getByRole('button', { name: 'Nabídnout cenu' }),
    'account/conversations/deal/Offer',
  )
  await own.getByRole('textbox', { name: /^Vaše nabídka/ }).press('Enter')
  await expect(own).toContainText('Vaše nabídka: 1\u00a0200\u00a0Kč')

  await expect(theirs.getByRole('status')).toContainText('nabízí 1\u00a0200\u00a0Kč')
  expect(await findings(seller)).toEqual([])
  await theirs.getByRole('button', { name: 'Nabídnout jinou cenu' }).focus()
  await seller.keyboard.press('Enter')
  await theirs.getByRole('textbox', { name: /^Jaká cena/ }).fill('1 400')
  await theirs.getByRole('button', { name: 'Poslat nabídku' }).click()
  const agree = own.getByRole('button', { name: 'Přijmout 1\u00a0400\u00a0Kč' })
  const gone = { message: 'Zkontrolujte prosím vyznačená pole.', code: 'validation' }
  await page.route(
    '**/deal',
    (route) =>
      route.fulfill({ status: 422, json: { ...gone, errors: { amount: ['Cena už neplatí.'] } } }),
    { times: 1 },
  )
  await agree.click()
  await expect(page.getByRole('alert').filter({ hasText: 'Cena už neplatí.' })).toBeVisible()
  await agree.click()
  await expect(theirs).toContainText('Rezervováno pro: Zájemce za 1\u00a0400\u00a0Kč')
  expect(await findings(page)).toEqual([])
  const visitor = await openElsewhere(browser, site.id)
  await visitor.goto(path)
  await expect(visitor.getByText('Rezervováno').first()).toBeVisible()

  await theirs.getByRole('button', { name: 'Předání proběhlo' }).click()
  await own.getByRole('button', { name: 'Předání proběhlo' }).click()
  for (const side of [own, theirs])
    await expect(side).toContainText('Předáno za 1\u00a0400\u00a0Kč')
  await expect(
    page.getByRole('list', { name: 'Zprávy', exact: true }).getByRole('listitem').last(),
  ).toContainText('Předání proběhlo.')
  await visitor.goto(path)
  await expect(visitor.getByText('Prodáno').first()).toBeVisible()
  await expect(visitor.getByText(ad.heading).first()).toBeVisible()
})

test('N010 N009 a usual question goes with what it needs, and one press of a link answers it', async ({
  page,
  adverts,
  browser,
  site,
}) => {
  test.skip(site.id === 'adult', 'people who meet have no usual questions')
  const ad = newAd()
  const path = await publishAsGuest(page, adverts.first, ad)
  await register(page)
  await page.goto(path)
  await page.getByRole('link', { name: 'Napsat zprávu' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Napsat inzerentovi' })
  const ask = dialog.getByRole('combobox', { name: 'Na co se chcete zeptat?' })
  await ask.selectOption('Zavolejte mi prosím')
  await dialog.getByRole('button', { name: 'Poslat zprávu' }).click()
  await expect(dialog.getByText('Pole „váš telefon“ je povinné.').first()).toBeVisible()
  await ask.selectOption('Kdy a\u00a0kde se můžeme sejít?')
  await dialog.getByRole('textbox', { name: /^Kdy/ }).fill('v sobotu')
  await dialog.getByRole('textbox', { name: /^Kde/ }).fill('Brno')
  expect(await findings(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Poslat zprávu' }).click()
  await expect(page.getByText('Zpráva je odeslaná.')).toBeVisible()

  const seller = await openElsewhere(browser, site.id)
  await seller.goto(await linkIn(ad.email, 'odpoved=1'))
  const reply = seller.getByRole('textbox', { name: /^Vaše zpráva/ })
  await expect(reply).toHaveValue('Navrhněte prosím jiný čas.')
  const answers = seller.getByRole('group', { name: 'Rychlé odpovědi' })
  expect(await findings(seller)).toEqual([])
  await answers.getByRole('button', { name: 'Ano, platí.' }).focus()
  await seller.keyboard.press('Enter')
  const written = seller.getByRole('list', { name: 'Zprávy', exact: true }).getByRole('listitem')
  await expect(written.last()).toContainText('Ano, platí.')
  await expect(answers).toBeHidden()
})
