import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { findings } from '../support/findings.ts'
import { linkIn, register } from '../support/people.ts'
import { photo } from '../support/photo.ts'
import {
  AD_PASSWORD,
  chooseSection,
  confirmAd,
  fillContact,
  fillText,
  newAd,
  sendAd,
} from '../support/placeAd.ts'
import { publishAsGuest } from '../support/postAd.ts'
import { setLines } from '../support/setLines.ts'
import { expect, test } from '../support/test.ts'
import { withstand } from '../support/withstand.ts'

const adPassword = (page: Page) => page.getByRole('textbox', { name: /^Heslo k inzerátu/ })

test('R006 R056 R135 P015 P017 a guest places an ad with photos, confirms it by mail and finds it on the site', {
  tag: '@long-desktop',
}, async ({ page }) => {
  const ad = newAd()
  await page.goto('/vlozit-inzerat')
  await chooseSection(page)
  expect(await findings(page)).toEqual([])
  await fillText(page, ad)
  await page
    .getByLabel('Přidat fotky')
    .setInputFiles([await photo('kniha.jpg'), await photo('obal.jpg')])
  await expect(page.getByRole('img', { name: /Fotka 2/ })).toBeVisible()
  expect(await findings(page)).toEqual([])
  await page.getByRole('button', { name: 'Fotka 2: posunout dopředu' }).press('Enter')
  await expect(page.getByRole('img', { name: 'Fotka 1: obal.jpg' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Fotka 1: posunout dozadu' })).toBeFocused()
  await page.getByRole('button', { name: 'Pokračovat ke kontaktu' }).click()
  await fillContact(page, ad)
  expect(await findings(page)).toEqual([])
  const form = page.getByRole('form', { name: 'Vložit inzerát' })
  await withstand(
    form.getByRole('button', { name: 'Vložit inzerát' }),
    'advertise/ad-form/useAdForm',
  )
  await sendAd(page)
  await expect(page.getByText(`Poslali jsme vám e-mail na ${ad.email}`)).toBeVisible()

  await confirmAd(page, ad)
  await expect(page.getByRole('heading', { level: 1, name: ad.heading })).toBeVisible()
  await page.goto(`/search?term=${encodeURIComponent(ad.heading.split(' ').at(-1) ?? '')}`)
  await expect(page.getByRole('link', { name: ad.heading, exact: true })).toBeVisible()
})

test('R006 R029 P046 a guest places an ad by touch alone and finds it on the site', async ({
  page,
  isPhone,
}) => {
  test.skip(!isPhone, 'a desktop has no touch')
  const ad = newAd()
  const press = (name: string) => page.getByRole('button', { name }).tap()
  const write = async (label: RegExp | string, text: string): Promise<void> => {
    const field = page.getByLabel(label).first()
    await field.tap()
    await expect(field).toBeFocused()
    await page.keyboard.type(text)
  }
  await page.goto('/vlozit-inzerat')
  await page.locator('summary').first().tap()
  await page
    .locator('label', { has: page.getByRole('radio') })
    .first()
    .tap()
  await press('Pokračovat k textu')
  await write(/^Nadpis/, ad.heading)
  await write(/^Text inzerátu/, ad.content)
  await page.getByLabel('Druh ceny').selectOption('czk')
  await write('Částka v Kč', '1 500')
  await page.getByText('Specifikovat lokalitu').tap()
  await expect(page.getByPlaceholder('PSČ, město, část obce...')).toBeFocused()
  await page.keyboard.type('brno')
  await page.getByRole('listbox').getByRole('option').first().tap()
  await press('Pokračovat k fotkám')
  const chooser = page.waitForEvent('filechooser')
  await page.getByLabel('Přidat fotky').tap()
  await (await chooser).setFiles([await photo('kniha.jpg'), await photo('obal.jpg')])
  await expect(page.getByRole('img', { name: /Fotka 2/ })).toBeVisible()
  await press('Fotka 2: posunout dopředu')
  await expect(page.getByRole('img', { name: 'Fotka 1: obal.jpg' })).toBeVisible()
  await press('Pokračovat ke kontaktu')
  await write('Přezdívka', 'jana_k')
  await write(/^E-mail/, ad.email)
  await write(/^Heslo k inzerátu/, AD_PASSWORD)
  await page.getByLabel(/Souhlasím s/).tap()
  await page
    .getByRole('form', { name: 'Vložit inzerát' })
    .getByRole('button', { name: 'Vložit inzerát' })
    .tap()
  await expect(page.getByText(`Poslali jsme vám e-mail na ${ad.email}`)).toBeVisible()

  await page.goto(await linkIn(ad.email, 'overeni-inzeratu'))
  await page.getByRole('link', { name: 'Zobrazit inzerát' }).tap()
  await expect(page.getByRole('heading', { level: 1, name: ad.heading })).toBeVisible()
})

test('N013 a text that belongs on the sister site is told so while it is written', async ({
  page,
  site,
}) => {
  test.skip(site.id === 'adult', 'its ads belong there')
  const hint = page.getByRole('status').filter({ hasText: 'náš web pro dospělé' })
  await page.goto('/vlozit-inzerat')
  await chooseSection(page)
  await page.getByLabel('Nadpis').fill('Erotická masáž na privátu')
  await page.getByLabel('Text inzerátu').fill('Zralá paní, diskrétně, jen s ochranou.')
  await expect(hint).toContainText('„Erotická“')
  await expect(hint.getByRole('link', { name: /^Vložit na Pinkpack/ })).toHaveAttribute(
    'href',
    /pinkpack.*\/vlozit-inzerat$/,
  )
  expect(await findings(page)).toEqual([])

  await page.getByLabel('Nadpis').fill('Dětské kolo Author')
  await page.getByLabel('Text inzerátu').fill('Zachovalé, po jednom dítěti, nové pláště.')
  await expect(hint).toBeHidden()
})

test('N003 the preview shows the paper’s own lines, and an estimate where it is busy', async ({
  page,
  site,
}) => {
  test.skip(site.id === 'adult', 'ads of the adult site are not printed')
  const preview = page.getByRole('complementary', { name: 'Náhled' })
  const lines = preview.locator('p [aria-hidden] > span')
  await page.goto('/vlozit-inzerat')
  await chooseSection(page)
  await fillText(page, {
    ...newAd(),
    heading: 'Nejnebezpečnější velkoobjemový kompostér',
    content: 'Nepoužívaný, z recyklovaného polypropylenu, nejzajímavější příslušenství přibalím.',
  })
  await preview.scrollIntoViewIfNeeded()
  await expect(preview.getByText('zlomí právě takto')).toBeVisible()
  await expect(lines.first()).toHaveText('NEJNEBEZPEČNĚJŠÍ VELKOOBJEMO-')
  await expect(lines.last()).toHaveText(/→\s000\s000$/)
  expect(await findings(page)).toEqual([])

  await page.route('**/api/front/line-ads', (route) => route.abort())
  await page.getByRole('button', { name: /Text a cena/ }).click()
  await page.getByLabel(/^Nadpis/).fill('Nejnebezpečnější kompostér')
  await expect(preview.getByText('Konce řádků jsou zatím přibližné')).toBeVisible()
  await expect(preview.getByText('Nejnebezpečnější kompostér').last()).toBeVisible()
})

test('N003 lines of 200 ads, as the paper breaks them, fill their column and stay within it', async ({
  page,
  call,
  site,
}) => {
  test.skip(site.id === 'adult', 'ads of the adult site are not printed')
  // Two hundred ads are set one after another.
  test.slow()
  const lines = await setLines(call, site.origin, 200)
  expect(lines.length).toBeGreaterThan(600)
  await page.route('**/api/front/line-ads', (route) => route.fulfill({ json: { data: lines } }))
  const preview = page.getByRole('complementary', { name: 'Náhled' })
  const shown = preview.locator('p [aria-hidden] > span')
  await page.goto('/vlozit-inzerat')
  await chooseSection(page)
  await fillText(page, newAd())
  await preview.scrollIntoViewIfNeeded()
  await expect(shown).toHaveCount(lines.length)
  const filled = await shown.evaluateAll(async (all) => {
    await document.fonts.ready

    return all.map((line) => {
      const words = document.createRange()
      words.selectNodeContents(line)
      const column = line.closest('p')?.getBoundingClientRect().width ?? 0

      return words.getBoundingClientRect().width / column
    })
  })

  expect(filled.filter((part) => part > 1.002)).toEqual([])
  expect(filled.filter((part, at) => lines[at]?.isFull && part < 0.97)).toEqual([])
})

test('V004 the form finds the section by the goods, and proposes another by the heading', async ({
  page,
  site,
}) => {
  test.skip(site.id === 'adult', 'nothing is sold on the adult site')
  const washers = page.locator('input[type=radio][value="pracky-a-lednicky"]')
  await page.goto('/vlozit-inzerat')
  await page.getByLabel('Najít rubriku').fill('koloběžka')
  const likely = page.getByRole('status').filter({ hasText: 'Nejspíš sem:' })
  await expect(likely).toBeVisible()
  await page.locator('input[type=radio][value="kola-a-kolobezky"]').check()
  await page.getByRole('button', { name: 'Pokračovat k textu' }).click()
  await page.getByLabel(/^Nadpis/).fill('Prodám pračku Bosch')
  await page.getByRole('button', { name: 'Přesunout tam' }).click()
  await expect(page.getByRole('button', { name: 'Přesunout tam' })).toHaveCount(0)
  await page.getByRole('button', { name: /Rubrika/ }).click()

  await expect(washers).toBeChecked()
})

test('V017 the first step says what an ad will wait for, as does an unconfirmed address', async ({
  page,
}) => {
  const { email } = await register(page)
  const waits = page.getByText('zveřejníme, až potvrdíte e-mail svého účtu')
  await page.goto('/vlozit-inzerat')
  await expect(page.getByLabel('Najít rubriku')).toBeVisible()
  await expect(waits).toBeVisible()
  expect(await findings(page)).toEqual([])

  await page.goto(await linkIn(email, 'overeni-emailu'))
  await expect(page.getByText(/Děkujeme/)).toBeVisible()
  await page.goto('/vlozit-inzerat')
  await page.getByRole('button', { name: /Kontakt a odeslání/ }).click()
  const ofAd = page.getByRole('textbox', { name: 'E-mail' })
  await expect(ofAd).toHaveValue(email)
  await expect(ofAd).not.toHaveAccessibleDescription(/člověk/)
  await ofAd.fill('jina@posta.example')
  await expect(ofAd).toHaveAccessibleDescription(/přečte před zveřejněním člověk/)
  await page.getByRole('button', { name: /Rubrika/ }).click()
  await expect(page.getByLabel('Najít rubriku')).toBeVisible()
  await expect(waits).toHaveCount(0)
})

test('R178 R237 R241 a form sent with gaps names them, goes to its first fault, and loses nothing', async ({
  page,
}) => {
  await page.goto('/vlozit-inzerat')
  await chooseSection(page)
  await page.getByLabel(/^Nadpis/).fill('Kolo, volejte 777 123 456')
  await page.getByRole('button', { name: 'Pokračovat k fotkám' }).click()
  await expect(page.getByRole('alert').first()).toBeFocused()
  await expect(page.getByRole('alert').first()).toContainText('Nadpis nesmí obsahovat telefon')
  await expect(page.getByRole('button', { name: /Text a cena/ })).toContainText(/k\sopravě nadpis/)
  await page.getByRole('button', { name: /Kontakt a odeslání/ }).click()
  await expect(page.getByLabel(/telefon \(zájemce/)).not.toBeChecked()
  await page.getByLabel(/e-mail \(zprávy/).uncheck()
  await sendAd(page)

  await expect(page.getByRole('alert').first()).toBeFocused()
  await expect(page.getByLabel(/^Nadpis/)).toHaveValue('Kolo, volejte 777 123 456')
  await expect(page.getByText('Nadpis nesmí obsahovat telefon').first()).toBeVisible()
  await page.getByRole('button', { name: /Kontakt a odeslání/ }).click()
  await expect(page.getByText('Telefon, nebo email je nutno zaškrtnout.').first()).toBeVisible()
})

test('P019 what was written outlives the window, but the password, and is offered back', {
  tag: '@long-phone',
}, async ({ page }) => {
  const ad = newAd()
  await page.goto('/vlozit-inzerat')
  await chooseSection(page)
  await fillText(page, ad)
  await page.getByRole('button', { name: 'Pokračovat ke kontaktu' }).click()
  await fillContact(page, ad)
  await page.reload()
  const offer = page.getByRole('region', { name: 'Rozepsaný inzerát' })
  await expect(offer).toContainText(ad.heading)
  await expect(offer).toBeInViewport({ ratio: 1 })
  expect(await findings(page)).toEqual([])
  await page.getByRole('button', { name: 'Obnovit rozepsaný inzerát' }).press('Enter')

  await expect(page.getByRole('heading', { name: 'Kontakt a odeslání' })).toBeFocused()
  await expect(page.getByLabel(/^E-mail/).first()).toHaveValue(ad.email)
  await expect(page.getByLabel(/^Heslo k inzerátu/)).toHaveValue('')
  await page.getByRole('button', { name: /Text a cena/ }).click()
  await expect(page.getByLabel(/^Nadpis/)).toHaveValue(ad.heading)
})

test('R019 R029 on the site for adults an advertiser says to be one, on the other only agrees', async ({
  page,
  site,
}) => {
  await page.goto('/vlozit-inzerat')
  await page.getByRole('button', { name: /Kontakt a odeslání/ }).click()
  await expect(page.getByLabel(/Souhlasím s/)).toBeVisible()

  await expect(page.getByLabel(/Souhlasím s.*prohlašuji, že je mi aspoň 18\s*let/)).toHaveCount(
    site.id === 'adult' ? 1 : 0,
  )
})

test('R093 R092 the rules are read over the form, which keeps what was typed', async ({ page }) => {
  await page.goto('/vlozit-inzerat')
  await page.getByRole('button', { name: /Kontakt a odeslání/ }).click()
  await page.getByLabel('Přezdívka').fill('jana_k')
  await page.getByRole('link', { name: 'pravidly inzerce' }).click()
  await expect(page.getByRole('dialog')).toContainText('Pravidla inzerce')
  await page.keyboard.press('Escape')

  await expect(page.getByLabel('Přezdívka')).toHaveValue('jana_k')
})

test('R008 R045 R136 a guest opens the ad by its password, changes it, pauses and deletes it', {
  tag: '@long-desktop',
}, async ({ page, adverts, call, expectedComplaints }) => {
  expectedComplaints.push(/40[34]/)
  const ad = newAd()
  const path = await publishAsGuest(page, adverts.first, ad)
  await page.goto(`${path}/edit`)
  await adPassword(page).fill('spatne heslo')
  await page.getByRole('button', { name: 'Otevřít inzerát' }).click()
  await expect(page.getByText('Heslo k inzerátu není správné.').first()).toBeVisible()
  await adPassword(page).fill(AD_PASSWORD)
  await page.getByRole('button', { name: 'Otevřít inzerát' }).click()
  await expect(page.getByRole('paragraph').filter({ hasText: 'otevřený ještě' })).toBeFocused()

  await expect(page.getByLabel(/^Text inzerátu/)).toHaveValue(ad.content)
  expect(await findings(page)).toEqual([])
  await page.getByLabel('Částka v Kč').fill('990')
  await page.getByRole('button', { name: 'Uložit změny' }).click()
  await expect(page.getByText('Změny byly uloženy.')).toBeVisible()
  expect((await call(`/api/front/inzrts${path}`)).data.price).toEqual({
    type: 'czk',
    amount: 99_000,
  })

  await page.getByRole('button', { name: 'Pozastavit' }).click()
  await expect(page.getByText('Pozastavený', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Zveřejnit znovu' }).click()
  await expect(page.getByText('Zveřejněný', { exact: true })).toBeVisible()
  await page
    .getByLabel(/^E-mail/)
    .first()
    .fill(`jiny.${ad.email}`)
  await page.getByRole('button', { name: 'Uložit změny' }).click()
  await expect(
    page.getByText(`Odkaz k\u00a0potvrzení jsme poslali na jiny.${ad.email}.`),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Smazat' }).click()
  await page.getByRole('button', { name: 'Ano, smazat' }).click()
  await expect(page.getByText('Inzerát je smazaný.')).toBeVisible()
  await expect(page.locator(':focus')).toContainText('Inzerát je smazaný')
})

test('R173 R299 P016 V019 N016 photos are checked, a lost connection is made up for, nothing is placed twice', {
  tag: '@long-phone',
}, async ({ page, expectedComplaints }) => {
  expectedComplaints.push(/ERR_INTERNET_DISCONNECTED/)
  const ad = newAd()
  await page.goto('/vlozit-inzerat')
  await chooseSection(page)
  await fillText(page, ad)
  const whole = await photo('cela.jpg')
  await page.route('**/api/front/images', (route) => route.abort('internetdisconnected'))
  await page
    .getByLabel('Přidat fotky')
    .setInputFiles([
      await photo('kniha.jpg'),
      { name: 'obal.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') },
      { ...whole, name: 'useknuta.jpg', buffer: whole.buffer.subarray(0, 9_000) },
    ])
  await expect(page.getByText('Tohle není fotka ve formátu JPEG, PNG ani WebP.')).toBeVisible()
  await expect(page.getByText('Fotka není celá, soubor končí uprostřed.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Zkusit znovu' })).toHaveCount(1)
  await page.unroute('**/api/front/images')
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(page.getByRole('img', { name: 'Fotka 1: kniha.jpg' })).toBeVisible()
  await page.getByRole('button', { name: /Kontakt a odeslání/ }).click()
  await sendAd(page)
  await expect(page.getByRole('alert').first()).toBeFocused()
  await expect(page.getByRole('alert').first()).toContainText('Některé fotky se nenahrály.')
  await page.getByRole('button', { name: 'Fotka 3: odebrat' }).click()
  await page.getByRole('button', { name: 'Fotka 2: odebrat' }).click()
  await page.getByRole('button', { name: 'Pokračovat ke kontaktu' }).click()
  await fillContact(page, ad)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/front/inzrts'))
      sent.push(request.url())
  })
  await page
    .getByRole('form', { name: 'Vložit inzerát' })
    .getByRole('button', { name: 'Vložit inzerát' })
    .dblclick()
  await expect(page.getByRole('heading', { name: 'Inzerát jsme přijali' })).toBeVisible()
  await expect(page.getByText('Průkaz inzerátu')).toBeVisible()
  expect(await findings(page)).toEqual([])
  expect(sent).toHaveLength(1)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Uložit jako soubor' }).click()
  const card = await readFile(await (await saved).path(), 'utf8')
  expect(card).toContain(ad.heading)
  expect(card).toMatch(/Kód[^:]*: \d{3}\s\d{3}/)
  expect(card).toContain('/edit')
  expect(card).not.toContain(AD_PASSWORD)
})
