import { openElsewhere } from '../support/elsewhere.ts'
import { findings } from '../support/findings.ts'
import { linkIn, register } from '../support/people.ts'
import { AD_PASSWORD, newAd } from '../support/placeAd.ts'
import { postAd, publishAsGuest } from '../support/postAd.ts'
import { expect, test } from '../support/test.ts'
import { withstand } from '../support/withstand.ts'

test('R048 R172 R210 R211 a guest opens an ad by its printed code for ten minutes, and leaving asks again', {
  tag: '@long-desktop',
}, async ({ page, ask, call, adverts, expectedComplaints }) => {
  expectedComplaints.push(/40[34]/)
  const ad = newAd()
  const path = await publishAsGuest(page, adverts.first, ad)
  const { data } = await call(`/api/front/inzrts${path}`)
  const moved = await ask(`/editovat-inzerat${path}`)
  expect([moved.status, moved.headers.location]).toEqual([308, `${path}/edit`])

  await page.goto('/editovat-inzerat')
  await page.getByLabel(/^Který inzerát/).fill(data.dialCode)
  const password = page.getByRole('textbox', { name: /^Heslo k inzerátu/ })
  await password.fill('spatne heslo')
  await page.getByRole('button', { name: 'Otevřít inzerát' }).click()
  await expect(page.getByText('Heslo k inzerátu není správné.').first()).toBeVisible()
  await expect(password).toBeFocused()
  expect(await findings(page)).toEqual([])
  await password.fill(AD_PASSWORD)
  const open = page.getByRole('button', { name: 'Otevřít inzerát' })
  await withstand(open, 'advertise/find-ad/FindAd')
  await page.clock.install()
  await open.click()
  await page.waitForURL(`**${path}/edit`)
  const note = page.getByRole('paragraph').filter({ hasText: /otevřený ještě 10\sminut/ })
  await expect(note).toBeVisible()
  for (const part of ['Kategorie', 'Rubrika', 'Druh inzerátu'])
    await expect(page.getByText(part, { exact: true }).locator('+ dd')).not.toBeEmpty()
  await expect(page.getByLabel(/^Text inzerátu/)).toHaveValue(ad.content)
  await expect(page.getByLabel('Částka v Kč')).toHaveValue('1500')
  await expect(page.getByRole('form', { name: 'Upravit inzerát' })).toContainText(
    adverts.first.PSC.municipalityName,
  )
  await page.getByLabel(/^Text inzerátu/).fill('Rozepsaný text, který se nesmí ztratit.')
  await page.clock.fastForward('01:01')
  await expect(page.getByText(/otevřený ještě 9\sminut/)).toBeVisible()
  await page.clock.fastForward('09:00')
  await expect(page.getByText('rozepsané změny zůstaly')).toBeVisible()
  await expect(page.getByLabel(/^Text inzerátu/)).toBeHidden()
  await password.fill(AD_PASSWORD)
  await page.getByRole('button', { name: 'Otevřít inzerát' }).click()
  await expect(page.getByLabel(/^Text inzerátu/)).toHaveValue(
    'Rozepsaný text, který se nesmí ztratit.',
  )
  await expect(note).toBeFocused()
  await page.goto('/napoveda')
  await page.goto(`${path}/edit`)
  await expect(password).toBeVisible()
})

test('V021 a heading is mended on its first day, and the old address leads to the new one', {
  tag: '@long-phone',
}, async ({ page, ask, adverts, expectedComplaints }) => {
  expectedComplaints.push(/403/)
  const ad = newAd()
  const path = await publishAsGuest(page, adverts.first, ad)
  await page.goto(`${path}/edit`)
  await page.getByRole('textbox', { name: /^Heslo k inzerátu/ }).fill(AD_PASSWORD)
  const open = page.getByRole('button', { name: 'Otevřít inzerát' })
  await withstand(open, 'advertise/own-ad/AdPassword')
  await open.click()
  const heading = page.getByLabel(/^Nadpis/)
  await expect(heading).toHaveValue(ad.heading)
  await expect(heading).toHaveAccessibleDescription(/Opravit ho můžete do \d/)
  const save = page.getByRole('button', { name: 'Uložit změny' })
  await heading.fill('Moc')
  await save.click()
  await expect(heading).toHaveAccessibleDescription(/alespoň 5\sznaků/)
  expect(await findings(page)).toEqual([])
  const mended = ad.heading.replace('knihu', 'kuchařku')
  await heading.fill(mended)
  await withstand(save, 'advertise/ad-form/edit/EditForm')
  await save.click()
  await expect(page.getByText('Změny byly uloženy.')).toBeVisible()
  await expect(page.getByRole('link', { name: mended })).toBeVisible()

  const moved = await ask(path)
  expect(moved.status).toBe(301)
  expect(moved.headers.location).toMatch(/^\/prodam-kucharku-/)
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(mended)
})

test('R177 R211 R246 an ad saved after its right was lost asks for its password and keeps the form', {
  tag: '@long-desktop',
}, async ({ page, adverts, expectedComplaints }) => {
  expectedComplaints.push(/403/)
  const others = 'heslo k jinému inzerátu'
  await publishAsGuest(page, adverts.first, newAd(), others)
  const path = await publishAsGuest(page, adverts.first, newAd())
  await page.goto(`${path}/edit`)
  const password = page.getByRole('textbox', { name: /^Heslo k inzerátu/ })
  const open = page.getByRole('button', { name: 'Otevřít inzerát' })
  const text = page.getByLabel(/^Text inzerátu/)
  await password.fill(AD_PASSWORD)
  await open.click()
  await text.fill('Rozepsaný text, který přežije i ztracené právo.')
  await page.context().clearCookies({ name: /grant/ })
  await page.getByRole('button', { name: 'Uložit změny' }).click()
  await expect(page.getByText('rozepsané změny zůstaly')).toBeVisible()
  await password.fill(others)
  await open.click()
  await expect(page.getByText('Heslo k inzerátu není správné.').first()).toBeVisible()
  await expect(password).toBeFocused()
  await expect(text).toBeHidden()
  await password.fill(AD_PASSWORD)
  await open.click()

  await expect(text).toHaveValue('Rozepsaný text, který přežije i ztracené právo.')
  const save = page.getByRole('button', { name: 'Uložit změny' })
  await save.click()
  await expect(page.getByText('Změny byly uloženy.')).toBeVisible()
  await expect(save).toBeFocused()
})

test('N017 a link sent to the proved contact opens the ad once', { tag: '@long-phone' }, async ({
  page,
  adverts,
  expectedComplaints,
}) => {
  expectedComplaints.push(/422/)
  const ad = newAd()
  const path = await publishAsGuest(page, adverts.first, ad)
  await page.goto('/editovat-inzerat')
  await page.getByLabel(/^Telefon, e-mail, nebo adresa/).fill(ad.email)
  const send = page.getByRole('button', { name: 'Poslat odkazy' })
  await withstand(send, 'advertise/find-ad/SendLinks')
  await send.click()
  await expect(page.getByText(/za chvíli přijde odkaz/)).toBeVisible()
  const link = await linkIn(ad.email, 'editovat-inzerat?')
  await page.goto(link)
  await page.waitForURL(`**${path}/edit`)
  await expect(page.getByText(/otevřený ještě 10\sminut/)).toBeVisible()
  await page.goto(link)
  await expect(page.getByText('Odkaz už neplatí. Nechte si prosím poslat nový.')).toBeVisible()
})

test('R007 R245 P058 own ads are listed by their state, and several are deleted at once', {
  tag: '@long-desktop',
}, async ({ page, adverts, expectedComplaints, isPhone }) => {
  expectedComplaints.push(/ERR_CONNECTION_FAILED/)
  await register(page)
  const ads = [newAd(), newAd(), newAd()]
  for (const ad of ads) await postAd(page, adverts.first, ad)
  const list = '**/api/front/me/inzrts?*'
  await page.route(list, (route) => route.abort('connectionfailed'))
  await page.goto('/muj-ucet?tab=inzeraty&filter=cekajici')
  await expect(page.getByText('Inzeráty se nepodařilo načíst')).toBeVisible()
  await page.unroute(list)
  await page.getByRole('button', { name: 'Zkusit znovu' }).click()
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(3)
  expect(await findings(page)).toEqual([])
  await page.getByLabel(`Vybrat: ${ads[0]?.heading}`).check()
  await page.getByLabel(`Vybrat: ${ads[1]?.heading}`).check()
  await page
    .getByRole('region', { name: 'Hromadné akce' })
    .getByRole('button', { name: 'Smazat' })
    .click()
  await page.getByRole('button', { name: 'Ano, smazat' }).click()
  const results = page.getByRole('status', { name: 'Výsledek hromadné akce' })
  await expect(results.getByRole('listitem')).toHaveCount(2)
  await expect(results).toContainText('smazáno')
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([ads[2]?.heading ?? ''])
  await page.getByRole('link', { name: `Upravit: ${ads[2]?.heading}` }).click()
  await expect(page.getByLabel(/^Text inzerátu/)).toHaveValue(ads[2]?.content ?? '')
  await expect(page.getByText(/otevřený ještě/)).toHaveCount(0)
  await page.goBack()
  if (isPhone) await page.getByLabel(`Další: ${ads[2]?.heading}`).click()
  await page.getByRole('button', { name: `Smazat: ${ads[2]?.heading}` }).click()
  await page.getByRole('button', { name: 'Ano, smazat' }).click()
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(0)
  await expect(page.getByRole('group', { name: /^Moje inzeráty/ })).toBeFocused()
})

test('V024 one press leads from the own ads to their statistics, at an address by period', {
  tag: '@long-phone',
}, async ({ page, browser, adverts, site }) => {
  const { nickname, email } = await register(page)
  await page.goto(await linkIn(email, 'overeni-emailu'))
  await expect(page.getByText(/e-mail je potvrzený/)).toBeVisible()
  const ad = { ...newAd(), email }
  const slug = await postAd(page, adverts.first, ad, { nickname })
  const visitor = await openElsewhere(browser, site.id)
  await visitor.goto(`/${slug}`)
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/muj-ucet')
  await page.getByRole('link', { name: 'Statistiky všech inzerátů' }).click()
  await expect(async () => {
    await page.reload()
    await expect(page.getByText(/^Za posledních 30\sdní: 1\szobrazení/)).toBeVisible({
      timeout: 2_000,
    })
  }).toPass()
  await expect(page.getByRole('link', { name: ad.heading })).toHaveAttribute('href', `/${slug}`)
  expect(await findings(page)).toEqual([])
  await page.getByRole('link', { name: /^7\sdní$/ }).click()

  await expect(page).toHaveURL('/muj-ucet?tab=statistiky&filter=tyden')
  await expect(page.getByText(/^Za posledních 7\sdní: 1\szobrazení/)).toBeVisible()
  await page.getByText(/^Po dnech/).click()
  await expect(page.getByRole('table').first().getByRole('row')).toHaveCount(8)
  await visitor.context().close()
})

test('R136 of two windows that change one ad the later is told, and loses nothing', {
  tag: '@long-desktop',
}, async ({ page, context, adverts, expectedComplaints }) => {
  expectedComplaints.push(/409/)
  await register(page)
  const ad = newAd()
  await postAd(page, adverts.first, ad)
  await page.goto('/muj-ucet?tab=inzeraty&filter=cekajici')
  const href = await page.getByRole('link', { name: `Upravit: ${ad.heading}` }).getAttribute('href')
  const other = await context.newPage()
  for (const window of [page, other]) {
    await window.goto(href ?? '')
    await expect(window.getByLabel(/^Text inzerátu/)).toHaveValue(ad.content)
  }
  await other.getByLabel(/^Text inzerátu/).fill(`${ad.content} Druhé okno.`)
  await other.getByRole('button', { name: 'Uložit změny' }).click()
  await expect(other.getByText(/Změny byly uloženy/)).toBeVisible()
  await page.getByLabel(/^Text inzerátu/).fill(`${ad.content} První okno.`)
  await page.getByRole('button', { name: 'Uložit změny' }).click()
  await expect(page.getByText('Inzerát mezitím někdo změnil')).toBeVisible()
  expect(await findings(page)).toEqual([])
  await expect(page.getByLabel(/^Text inzerátu/)).toHaveValue(`${ad.content} První okno.`)
  await page.getByRole('button', { name: 'Uložit změny' }).click()
  await expect(page.getByText(/Změny byly uloženy/)).toBeVisible()
  await page.reload()
  await expect(page.getByLabel(/^Text inzerátu/)).toHaveValue(`${ad.content} První okno.`)
})

test('N011 who offers a thing and who looks for it see each other beside their own ads', {
  tag: '@long-phone',
}, async ({ page, adverts, expectedComplaints }) => {
  expectedComplaints.push(/403/)
  const offered = newAd()
  const heading = offered.heading.replace('Prodám', 'Koupím')
  const wanted = { ...newAd(), heading, type: 'inquiry' as const }
  const paths = [
    await publishAsGuest(page, adverts.first, offered),
    await publishAsGuest(page, adverts.first, wanted),
  ]

  for (const [path, matching] of [
    [paths[0], wanted],
    [paths[1], offered],
  ] as const) {
    await page.goto(`${path}/edit`)
    await page.getByRole('textbox', { name: /^Heslo k inzerátu/ }).fill(AD_PASSWORD)
    await page.getByRole('button', { name: 'Otevřít inzerát' }).click()
    const section = page.getByRole('region', { name: /^Hodí se k\svašemu inzerátu$/ })
    await expect(section.getByRole('link', { name: matching.heading })).toBeVisible()
    expect(await findings(page)).toEqual([])
  }
})
