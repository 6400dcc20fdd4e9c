import type { Locator, Page } from '@playwright/test'
import { device } from '../support/device.ts'
import { findings } from '../support/findings.ts'
import { approve, newAdvertiser, openDesk } from '../support/moderators.ts'
import { linkIn, mailsTo } from '../support/people.ts'
import { newAd } from '../support/placeAd.ts'
import { postAd, publishAsGuest } from '../support/postAd.ts'
import { tabTo } from '../support/tabTo.ts'
import { expect, test } from '../support/test.ts'
import { withstand } from '../support/withstand.ts'

/** The desk with one ad on it, so that journeys leave each other's ads alone. */
const find = (desk: Page, slug: string) => desk.goto(`/sprava?cast=inzerat&inzerat=${slug}`)

/** Somebody new whose ad waits for approval. */
const placeFirstAd = async (page: Page, section: Parameters<typeof postAd>[1]) => {
  const person = await newAdvertiser(page)
  const ad = newAd()
  const slug = await postAd(page, section, ad)

  return { person, ad, slug }
}

const fillNotice = async (notice: Locator, email: string): Promise<void> => {
  await notice.getByLabel('Proč je obsah protiprávní').fill('Kniha je kradená, patří mně.')
  await notice.getByLabel('Vaše jméno').fill('Petr Novák')
  await notice.getByLabel('Váš e-mail').fill(email)
  await notice.getByLabel(/dobré víře/).check()
}

test('R225 R249 P039 P041 a moderator approves a new ad by keyboard and refuses another with reasons', {
  tag: '@long-desktop',
}, async ({ page, adverts, ask, browser }) => {
  test.slow()
  const person = await newAdvertiser(page)
  const [good, bad] = [newAd(), newAd()]
  const goodSlug = await postAd(page, adverts.first, good)
  const badSlug = await postAd(page, adverts.first, bad)
  expect((await ask(`/${goodSlug}`)).status).toBe(404)

  const desk = await openDesk(browser, 'moderator')
  await desk.goto('/sprava')
  const card = (heading: string) => desk.getByRole('listitem', { name: heading })
  await expect(desk.getByRole('list', { name: 'Fronta' })).toBeVisible()
  expect(await findings(desk)).toEqual([])
  await find(desk, goodSlug)
  await card(good.heading).focus()
  await desk.keyboard.press('a')
  await expect(card(good.heading)).toContainText('Zveřejněný')
  expect(await findings(desk)).toEqual([])
  await expect.poll(async () => (await ask(`/${goodSlug}`)).status).toBe(200)

  await find(desk, badSlug)
  await card(bad.heading).focus()
  await desk.keyboard.press('e')
  await expect(desk.getByLabel(/^Nadpis/)).toBeFocused()
  await desk.getByLabel(/^Proč/).fill('Nadpis byl nepřesný.')
  await withstand(desk.getByRole('button', { name: 'Uložit text' }), 'desk/queue/EditPanel')
  await desk.getByRole('button', { name: 'Zrušit' }).press('Enter')
  await expect(card(bad.heading)).toBeFocused()
  await desk.keyboard.press('m')
  await desk.getByLabel(/^Nová rubrika/).selectOption({ index: 1 })
  await desk.getByLabel(/^Proč/).fill('Do této rubriky nepatří.')
  await withstand(desk.getByRole('button', { name: 'Přesunout' }).last(), 'desk/queue/MovePanel')
  await desk.getByRole('button', { name: 'Zrušit' }).press('Enter')
  await desk.keyboard.press('r')
  await expect(desk.getByLabel('Důvod')).toBeFocused()
  await desk.getByRole('button', { name: 'Zamítnout inzerát' }).click()
  await expect(desk.getByText('Vyberte prosím důvod.')).toBeVisible()
  expect(await findings(desk)).toEqual([])
  await desk.getByLabel('Důvod').selectOption('misleading')
  await desk.getByLabel('Zjištěné skutečnosti').fill('Na fotce je jiná kniha než v textu.')
  await withstand(desk.getByRole('button', { name: 'Zamítnout inzerát' }), 'desk/queue/RejectPanel')
  await desk.getByRole('button', { name: 'Zamítnout inzerát' }).click()
  await expect(card(bad.heading)).toContainText('Zamítnutý')
  expect((await ask(`/${badSlug}`)).status).toBe(404)
  await expect(async () => {
    const letters = await mailsTo(person.email)
    expect(letters.map(({ subject }) => subject)).toEqual(
      expect.arrayContaining([
        `Váš inzerát „${good.heading}“ je zveřejněný`,
        `Inzerát jsme nezveřejnili: „${bad.heading}“`,
      ]),
    )
  }).toPass()
})

test('P041 the button that decides keeps the focus while its answer is on the way', {
  tag: '@once',
}, async ({ page, adverts, browser }) => {
  const { ad, slug } = await placeFirstAd(page, adverts.first)
  const desk = await openDesk(browser, 'moderator')
  const held = Promise.withResolvers<void>()
  await desk.route('**/api/admin/decisions', async (route) => {
    await held.promise
    await route.continue()
  })
  await find(desk, slug)
  const card = desk.getByRole('listitem', { name: ad.heading })
  const approve = card.getByRole('button', { name: 'Schválit', exact: true })
  await approve.press('Enter')
  await expect(approve).toHaveAttribute('aria-disabled', 'true')
  await expect(approve).toBeFocused()
  held.resolve()
  await expect(card).toContainText('Zveřejněný')
  await expect(card).toBeFocused()
  await desk.context().close()
})

test('R249 the area shows a guest the login and everybody else nothing', async ({
  page,
  site,
  ask,
  expectedComplaints,
}) => {
  if (site.id === 'adult') {
    expect((await ask('/sprava')).status).toBe(404)
    return
  }
  expectedComplaints.push(/403/)
  await page.goto('/sprava')
  await expect(page).toHaveURL(/\/login\?/)
  const person = await newAdvertiser(page)
  await page.goto('/sprava')
  await expect(page.getByText('Sem váš účet nesmí')).toBeVisible()
  expect(person.nickname).not.toBe('')
})

test('P041 of two who decide about one ad the second reads who was first', {
  tag: '@long-phone',
}, async ({ page, adverts, ask, browser }) => {
  test.slow()
  const { ad, slug } = await placeFirstAd(page, adverts.first)
  const desks = [await openDesk(browser, 'moderator'), await openDesk(browser, 'admin')] as const
  const [first, second] = desks
  for (const desk of desks) await find(desk, slug)
  const approval = (desk: Page) =>
    desk.getByRole('listitem', { name: ad.heading }).getByRole('button', { name: 'Schválit' })
  await expect(approval(second)).toBeVisible()
  await approval(first).click()
  await expect(first.getByText('Schváleno: 1').first()).toBeVisible()
  const wrong = { message: 'Zkontrolujte prosím vyznačená pole.', code: 'validation' }
  await second.route(
    '**/decisions',
    (route) =>
      route.fulfill({ status: 422, json: { ...wrong, errors: { ads: ['Vyberte jiné.'] } } }),
    { times: 1 },
  )
  await approval(second).click()
  await expect(second.getByRole('alert').filter({ hasText: 'Vyberte jiné.' })).toBeVisible()
  await approval(second).click()
  await expect(
    second.getByText('naposledy o\u00a0něm rozhodl někdo jiný (moderator).').first(),
  ).toBeVisible()
  await expect(approval(second)).toHaveCount(0)
  expect((await ask(`/${slug}`)).status).toBe(200)

  const clerk = await openDesk(browser, 'prepazka')
  await clerk.goto('/sprava?cast=uzivatele')
  await expect(clerk.getByText('Sem váš účet nesmí')).toBeVisible()
  await second.goto('/sprava?cast=zaznam')
  await expect(second.getByText('prepazka').first()).toBeVisible()
})

test('R223 P038 P039 P040 P041 an illegal ad is reported, blocked, contested and returned by somebody else', {
  tag: '@long-phone',
}, async ({ page, adverts, ask, browser }) => {
  test.slow()
  const { person, ad, slug } = await placeFirstAd(page, adverts.first)
  const desk = await openDesk(browser, 'moderator')
  const card = desk.getByRole('listitem', { name: ad.heading })
  await find(desk, slug)
  await card.getByRole('button', { name: 'Schválit' }).click()
  await expect.poll(async () => (await ask(`/${slug}`)).status).toBe(200)

  const witness = await (await browser.newContext(device())).newPage()
  await witness.goto(`/oznameni?inzerat=${slug}`)
  const notice = witness.getByRole('form', { name: 'Oznámení protiprávního obsahu' })
  await expect(notice.getByLabel('Adresa inzerátu')).toHaveValue(new RegExp(`/${slug}$`))
  await notice.getByRole('button', { name: 'Podat oznámení' }).click()
  await expect(witness.getByRole('alert').first()).toBeFocused()
  expect(await findings(witness)).toEqual([])
  const reporter = `svedek.${slug}@posta.example`
  await fillNotice(notice, reporter)
  const send = notice.getByRole('button', { name: 'Podat oznámení' })
  await withstand(send, 'read/notice/Notice')
  await send.click()
  await expect(witness.getByText(/Děkujeme, oznámení jsme přijali/)).toBeFocused()

  await desk.goto('/sprava?cast=hlaseni')
  await expect(card.getByText('Přednostně')).toBeVisible()
  await card.getByRole('button', { name: 'Rozhodnout o hlášení' }).click()
  await card.getByLabel('Jak rozhodnout').selectOption('blocked')
  await card.getByLabel('Důvod').selectOption('illegal')
  await card.getByLabel('Zjištěné skutečnosti').fill('Oznamovatel doložil, že kniha je jeho.')
  await card.getByLabel('Odpověď oznamovateli').fill('Doložil jste to, děkujeme.')
  expect(await findings(desk)).toEqual([])
  const judge = card.getByRole('button', { name: 'Rozhodnout', exact: true })
  await withstand(judge, 'desk/queue/VerdictPanel')
  await judge.click()
  await expect(card).toHaveCount(0)
  expect((await ask(`/api/front/inzrts/${slug}`)).status).toBe(404)

  let link: string | undefined
  await expect(async () => {
    expect(await mailsTo(reporter)).toHaveLength(2)
    link = (await mailsTo(person.email))
      .flatMap(({ links }) => links)
      .find((url) => url.includes('/odvolani'))
    expect(link).toBeDefined()
  }).toPass()
  await page.goto(link ?? '')
  await expect(page.getByText('Oznamovatel doložil, že kniha je jeho.')).toBeVisible()
  expect(await findings(page)).toEqual([])
  await page.getByLabel(/nesouhlasíte/).fill('Mám účtenku, kniha je moje.')
  await withstand(page.getByRole('button', { name: 'Odvolat se' }), 'read/appeal/Contest')
  await page.getByRole('button', { name: 'Odvolat se' }).click()
  await expect(page.getByText(/Odvolání jsme přijali/)).toBeFocused()

  await desk.goto('/sprava?cast=odvolani')
  await expect(card.getByText('Odvolání proti vašemu rozhodnutí')).toBeVisible()
  await expect(card.getByRole('button', { name: 'Rozhodnout o odvolání' })).toHaveCount(0)
  const admin = await openDesk(browser, 'admin')
  await admin.goto('/sprava?cast=odvolani')
  const contested = admin.getByRole('listitem', { name: ad.heading })
  await contested.getByRole('button', { name: 'Rozhodnout o odvolání' }).click()
  await contested.getByLabel('Jak rozhodnout').selectOption('upheld')
  await contested.getByLabel('Odpověď inzerentovi').fill('Účtenka to dokládá, omlouváme se.')
  const decide = contested.getByRole('button', { name: 'Rozhodnout', exact: true })
  await withstand(decide, 'desk/queue/AppealPanel')
  await decide.click()
  await expect(contested).toHaveCount(0)
  expect((await ask(`/api/front/inzrts/${slug}`)).status).toBe(200)
  await expect(async () => {
    const letters = (await mailsTo(reporter)).map(({ subject }) => subject)
    expect(letters.some((subject) => subject.endsWith('rozhodnutí jsme změnili'))).toBe(true)
  }).toPass()

  await admin.goto('/sprava?cast=zaznam')
  const entry = (what: RegExp) =>
    admin.getByRole('row', { name: what }).filter({ hasText: ad.heading })
  await expect(entry(/zablokování/)).toContainText('(zákon): Oznamovatel doložil')
  await expect(entry(/odvolání/)).toContainText('Účtenka to dokládá, omlouváme se.')
  expect(await findings(admin)).toEqual([])
  await entry(/odvolání/)
    .getByRole('link', { name: ad.heading })
    .click()
  await expect(contested).toContainText('Zveřejněný')
  await admin.goto('/pruhlednost')
  await expect(admin.getByText('Přijatá odvolání')).toBeVisible()
  expect(await findings(admin)).toEqual([])
})

test('P040 P046 a decision is contested and retaken by keyboard, and drafts outlive a reload', async ({
  page,
  adverts,
  browser,
  isPhone,
}) => {
  test.skip(isPhone, 'a phone has no keys')
  test.slow()
  await page.setViewportSize({ width: 1440, height: 900 })
  const { person, ad, slug } = await placeFirstAd(page, adverts.first)
  const desk = await openDesk(browser, 'moderator')
  await find(desk, slug)
  await desk.getByRole('listitem', { name: ad.heading }).focus()
  await desk.keyboard.press('r')
  await expect(desk.getByLabel('Důvod')).toBeFocused()
  await desk.keyboard.press('ArrowDown')
  await tabTo(desk.getByLabel('Zjištěné skutečnosti'))
  await desk.keyboard.type('Na fotce je jiná kniha než v textu.')
  await tabTo(desk.getByRole('button', { name: 'Zamítnout inzerát' }))
  await desk.keyboard.press('Enter')
  await expect(desk.getByRole('listitem', { name: ad.heading })).toContainText('Zamítnutý')
  await desk.context().close()

  await page.goto(await linkIn(person.email, '/odvolani'))
  const text = page.getByLabel(/nesouhlasíte/)
  const send = page.getByRole('button', { name: 'Odvolat se' })
  await tabTo(page.getByRole('link', { name: 'Přeskočit na obsah' }))
  await page.keyboard.press('Enter')
  await tabTo(send)
  await page.keyboard.press('Enter')
  await expect(text).toHaveAttribute('aria-invalid', 'true')
  expect(await findings(page)).toEqual([])
  await tabTo(text)
  await page.keyboard.type('Kniha je ta z fotky, jen bez obalu.')
  await page.reload()
  await expect(text).toHaveValue('Kniha je ta z fotky, jen bez obalu.')
  await tabTo(send)
  await page.keyboard.press('Enter')
  await expect(page.getByText(/Odvolání jsme přijali/)).toBeFocused()

  const admin = await openDesk(browser, 'admin')
  await admin.goto('/sprava?cast=odvolani')
  const contested = admin.getByRole('listitem', { name: ad.heading })
  await tabTo(contested.getByRole('button', { name: 'Rozhodnout o odvolání' }))
  await admin.keyboard.press('Enter')
  await tabTo(contested.getByLabel('Jak rozhodnout'))
  await admin.keyboard.press('End')
  await tabTo(contested.getByLabel('Odpověď inzerentovi'))
  await admin.keyboard.type('Text s fotkou nesouhlasí.')
  await tabTo(contested.getByRole('button', { name: 'Rozhodnout', exact: true }))
  await admin.keyboard.press('Enter')
  await expect(contested).toHaveCount(0)
  await admin.context().close()
})

test('P040 an admin blocks an account with a reason, and its ads are hidden until unblocked', {
  tag: '@long-desktop',
}, async ({ page, adverts, ask, browser }) => {
  test.slow()
  const { person, ad, slug } = await placeFirstAd(page, adverts.first)
  await approve(browser, ad.heading)
  const admin = await openDesk(browser, 'admin')
  const mark = async (facts: string) => {
    await admin.goto('/sprava?cast=uzivatele')
    await admin.getByRole('searchbox').fill(person.nickname)
    await admin.getByRole('button', { name: `Upravit ${person.nickname}` }).click()
    await admin.getByLabel('Účet je zablokovaný').setChecked(facts !== '')
    await admin.getByLabel('Proč účet blokujete').fill(facts)
    expect(await findings(admin)).toEqual([])
    const save = admin.getByRole('button', { name: 'Uložit účet' })
    if (facts !== '') await withstand(save, 'desk/records/userKind')
    await save.click()
    await expect(admin.getByText('Uloženo.').first()).toBeVisible()
  }
  await mark('Prodával zboží, které neposlal.')
  expect((await ask(`/${slug}`)).status).toBe(404)
  await expect(async () => {
    const letters = (await mailsTo(person.email)).map(({ text }) => text.replaceAll('\u00a0', ' '))
    expect(letters.some((text) => text.includes('zboží, které neposlal'))).toBe(true)
  }).toPass()

  await mark('')
  await expect.poll(async () => (await ask(`/${slug}`)).status).toBe(200)
  await admin.context().close()
})

test('N002 a publisher words an ad for the paper, and its page shows it so', async ({
  page,
  adverts,
  site,
  ask,
  browser,
}) => {
  test.skip(site.id === 'adult', 'only the general site has a newspaper')
  const path = await publishAsGuest(page, adverts.first, newAd())
  const desk = await openDesk(browser, 'admin')
  await find(desk, path.slice(1))
  await desk.getByRole('button', { name: 'Historie a podobné' }).click()
  await desk.getByRole('button', { name: 'Změnit znění' }).click()
  const wording = desk.getByLabel(/^Znění v\snovinách/)
  await wording.fill('slovo '.repeat(22))
  await desk.getByRole('button', { name: 'Uložit znění' }).click()
  await expect(wording).toHaveAttribute('aria-invalid', 'true')
  await wording.fill('Kniha krásně vázaná, čtená jen jednou')
  expect(await findings(desk)).toEqual([])
  const save = desk.getByRole('button', { name: 'Uložit znění' })
  await withstand(save, 'desk/ad-file/PrintWording')
  await save.click()

  await expect(desk.getByText('znění redakce')).toBeVisible()
  await expect.poll(async () => (await ask(path)).text()).toContain('vázaná, čtená jen jednou.')
  await desk.context().close()
})

test('V016 a report of fraud is decided, followed by the letter’s link, and counted', {
  tag: '@long-desktop',
}, async ({ page, adverts, browser }) => {
  test.slow()
  const ad = newAd()
  const path = await publishAsGuest(page, adverts.first, ad)
  const witness = await (await browser.newContext(device())).newPage()
  await witness.goto(path)
  await witness.getByRole('button', { name: 'Nahlásit nevhodný inzerát' }).press('Enter')
  const dialog = witness.getByRole('dialog', { name: 'Nahlásit nevhodný inzerát' })
  await expect(dialog.getByRole('radio', { name: 'Nevhodný obsah' })).toBeChecked()
  await dialog.getByRole('radio', { name: 'Nevhodný obsah' }).press('ArrowUp')
  await dialog.getByRole('radio', { name: 'Podvod' }).check()
  await dialog.getByLabel(/Co k\stomu víte/).fill('Chce zálohu předem.')
  await dialog.getByLabel(/^Váš e-mail/).fill('svedek')
  await dialog.getByRole('button', { name: 'Nahlásit' }).click()
  await expect(dialog.getByLabel(/^Váš e-mail/)).toBeFocused()
  expect(await findings(witness)).toEqual([])
  const reporter = `svedek${path.replace('/', '.')}@posta.example`
  await dialog.getByLabel(/^Váš e-mail/).fill(reporter)
  await dialog.getByRole('button', { name: 'Nahlásit' }).click()
  await expect(
    witness.getByText('Nahlášení nevhodného inzerátu proběhlo úspěšně.').first(),
  ).toBeVisible()

  const link = await linkIn(reporter, 'hlaseni?')
  await witness.goto(link)
  await expect(witness.getByText(/^Hlášení čeká/)).toBeVisible()
  await expect(witness).toHaveURL(/\/hlaseni$/)
  expect(await findings(witness)).toEqual([])

  const desk = await openDesk(browser, 'moderator')
  await desk.goto('/sprava?cast=hlaseni')
  await desk
    .getByRole('navigation', { name: 'Důvod hlášení' })
    .getByRole('link', { name: /^Podvod/ })
    .click()
  const card = desk.getByRole('listitem', { name: ad.heading })
  await expect(card.getByText('Chce zálohu předem.')).toBeVisible()
  expect(await findings(desk)).toEqual([])
  await desk.goto('/sprava?cast=hlaseni&duvod=child_abuse')
  await expect(card).toHaveCount(0)
  await desk.goBack()
  await card.getByRole('button', { name: 'Rozhodnout o hlášení' }).click()
  await card.getByLabel('Jak rozhodnout').selectOption('blocked')
  await card.getByLabel('Důvod').selectOption('misleading')
  await card.getByLabel('Zjištěné skutečnosti').fill('Inzerent chce zálohu a knihu nemá.')
  await card.getByLabel('Odpověď oznamovateli').fill('Bylo to tak, děkujeme.')
  await card.getByRole('button', { name: 'Rozhodnout', exact: true }).click()
  await expect(card).toHaveCount(0)

  await witness.goto(link)
  await expect(witness.getByText(/^Hlášení jsme vyhověli/)).toBeVisible()
  await expect(witness.getByText('Bylo to tak, děkujeme.')).toBeVisible()
  const row = witness.getByRole('table', { name: 'Hlášení podle důvodu' }).getByRole('row', {
    name: /^Podvod/,
  })
  // A page is kept for half a minute.
  await expect(async () => {
    await witness.goto('/pruhlednost')
    await expect(row).toBeVisible({ timeout: 1_000 })
  }).toPass()
  expect(await findings(witness)).toEqual([])
})
