import { adRows } from '../support/adRows.ts'
import { findings } from '../support/findings.ts'
import { hydrated } from '../support/hydrated.ts'
import { sayToast } from '../support/login.ts'
import { expect, test } from '../support/test.ts'

test('R001 R041 a visitor without an account walks from home through a section to its ads', {
  tag: '@layout',
}, async ({ page, sections }) => {
  await page.goto('/')
  const contents = page.getByRole('main')
  await expect(contents.getByRole('heading', { level: 1 })).toBeVisible()
  await contents.locator(`a[href="${sections.top.path}"]`).first().click()
  await expect(page).toHaveURL(sections.top.path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(sections.top.name)
  const ad = adRows(page).first().getByRole('heading').getByRole('link')
  const path = (await ad.getAttribute('href')) ?? ''
  await ad.click()

  await expect(page).toHaveURL(path)
  await expect(page.getByRole('button', { name: 'Nahlásit nevhodný inzerát' })).toBeVisible()
})

test('R070 header, main content, footer and one search are landmarks of every page', {
  tag: '@layout',
}, async ({ page, sections, adverts }) => {
  for (const path of ['/', sections.leaf.path, adverts.first.path, '/napoveda']) {
    await page.goto(path)

    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('main')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(page.getByRole('search')).toHaveCount(1)
  }
})

test('R070 R071 R076 the big search of home opens the panel, walks it by keys and has the cross', async ({
  page,
  isPhone,
  sections,
}) => {
  test.skip(isPhone, 'a phone searches in a window of its own')
  const box = page.getByRole('search', { name: 'Hledat', exact: true })
  const field = box.getByPlaceholder('Napište, co hledáte...')
  const panel = page.getByRole('region', { name: /^Vyhledávání/ })
  await page.goto('/')
  await hydrated(page)
  const before = await box.boundingBox()
  await field.focus()
  await expect(panel).toHaveCount(0)
  await field.fill(sections.leaf.name.slice(0, 5))
  await expect(panel.getByText('Inzeráty', { exact: true })).toBeVisible()
  await expect(panel.getByRole('link', { name: 'Všechny výsledky' })).toBeInViewport()
  await expect(box.getByRole('button', { name: 'Hledat', exact: true })).toHaveCount(0)
  expect(await box.boundingBox()).toEqual(before)

  await field.press('ArrowDown')
  const active = await field.getAttribute('aria-activedescendant')
  await expect(page.locator(`[id="${active}"]`)).toHaveAttribute('aria-selected', 'true')
  await box.getByRole('button', { name: 'Smazat hledaný text' }).click()

  await expect(field).toHaveValue('')
  await expect(field).toBeFocused()
  await expect(panel).toHaveCount(0)
  await expect(box.getByRole('button', { name: 'Hledat', exact: true })).toBeVisible()
})

test('R077 on a phone the big search of home opens the window of the search', async ({
  page,
  isPhone,
}) => {
  test.skip(!isPhone, 'the window is for narrow screens')
  await page.goto('/')
  await hydrated(page)
  await page.getByRole('search').getByPlaceholder('Napište, co hledáte...').tap()

  await expect(
    page.getByRole('dialog', { name: 'Vyhledávání' }).getByPlaceholder('Napište, co hledáte...'),
  ).toBeFocused()
})

test('R070 R071 once the big search has left the view, the header has one with the same words', {
  tag: '@layout',
}, async ({ page, isPhone }) => {
  const above = page.getByRole('search', { name: 'Hledat nahoře' })
  const field = above.getByPlaceholder('Napište, co hledáte...')
  await page.goto('/')
  await hydrated(page)
  await expect(above).toHaveCount(0)
  if (!isPhone) {
    await page.getByRole('search').getByPlaceholder('Napište, co hledáte...').fill('kolo')
    await page.keyboard.press('Tab')
  }
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(above).toBeVisible()
  await field.click()

  if (isPhone) await expect(page.getByRole('dialog', { name: 'Vyhledávání' })).toBeVisible()
  else {
    await expect(field).toHaveValue('kolo')
    await expect(page.getByRole('region', { name: /^Vyhledávání/ })).toBeInViewport()
  }
  const ids = await page.locator('[id]').evaluateAll((nodes) => nodes.map(({ id }) => id))
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
})

test('R073 the wordmark leads home from an ad', async ({ page, adverts }) => {
  await page.goto(adverts.first.path)
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Inzrt|Pinkpack/ })
    .first()
    .click()

  await expect(page).toHaveURL('/')
})

test('R074 R289 the wordmark on the home page asks for the sections again, and says if none came', async ({
  page,
  sections,
  expectedComplaints,
}) => {
  expectedComplaints.push(/503/)
  await page.goto('/')
  await hydrated(page)
  const asked = page.waitForRequest(/\/api\/front\/sections\?.*forHp=true/)
  await page.route('**/api/front/sections?*', (route) =>
    route.fulfill({ status: 503, json: { message: '', code: 'unavailable' } }),
  )
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Inzrt|Pinkpack/ })
    .first()
    .click()

  expect((await asked).method()).toBe('GET')
  await sayToast(page, 'Rubriky nebyly nenalezeny')
  await expect(
    page.getByRole('main').getByRole('link', { name: sections.top.name }).first(),
  ).toBeVisible()
})

test('R218 a visitor back on a cached page sees the sections of both sites as they are now', async ({
  page,
  site,
  call,
}) => {
  const { data } = await call('/api/front/sections?forHp=true&includeSp=true')
  const renamed = data.map((section: { name: string }) => ({
    ...section,
    name: `${section.name} 2`,
  }))
  const [own, sister] = [false, true].map(
    (isSp) => data.find((section: { isSp: boolean }) => section.isSp === isSp).name,
  )
  const footer = page.getByRole('navigation', { name: 'Rubriky v patičce' })
  const sisterLinks = footer.locator(`a[href^="${site.otherOrigin}/"]`)
  await page.goto('/')
  await hydrated(page)
  const before = await sisterLinks.count()
  await page.route('**/api/front/sections?*', (route) => route.fulfill({ json: { data: renamed } }))
  for (let visits = 0; visits < 2; visits += 1) {
    await page.evaluate(() =>
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    )
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: `${own} 2` })
        .first(),
    ).toBeVisible()
    await expect(footer.getByRole('link', { name: `${sister} 2`, exact: true })).toHaveCount(1)
    await expect(footer.getByRole('link', { name: sister, exact: true })).toHaveCount(0)
    await expect(sisterLinks).toHaveCount(before)
  }
})

test('R082 R083 the navigation has the api’s sections in order, the sister’s on the other site', async ({
  page,
  site,
  call,
}) => {
  const navigation = page.getByRole('navigation', { name: 'Rubriky', exact: true })
  // Home is kept for a while: a section that another journey adds meanwhile comes with its next drawing.
  await expect(async () => {
    const { data } = await call('/api/front/sections?forHp=true')
    const own = data.filter(
      ({ theme }: { theme: { theme: string | null } }) =>
        (theme.theme === 'pinkpack') === (site.id === 'adult'),
    )
    await page.goto('/')
    const links = await navigation
      .getByRole('link')
      .evaluateAll((nodes) => nodes.map((node) => node.getAttribute('href') ?? ''))

    const paths = own.map(({ slug }: { slug: string }) => `/${slug}`)
    expect(paths.length).toBeGreaterThan(1)
    expect(links.filter((href) => href.startsWith('/'))).toEqual(paths)
    expect(links.some((href) => href.startsWith(site.otherOrigin))).toBe(true)
  }).toPass()
})

test('R084 every page offers to place an ad', { tag: '@layout' }, async ({
  page,
  adverts,
  sections,
}) => {
  for (const path of [
    '/',
    sections.leaf.path,
    adverts.first.path,
    '/search?term=kolo',
    '/napoveda',
  ]) {
    await page.goto(path)
    const link = page.getByRole('banner').getByRole('link', { name: 'Vložit inzerát' })
    await expect(link).toBeVisible()
    await expect(link).toHaveAttribute('href', '/vlozit-inzerat')
  }
})

test('R016 R017 each site shows its own name and its own sections', async ({
  page,
  site,
  sections,
}) => {
  await page.goto('/')

  await expect(page).toHaveTitle(new RegExp(site.name))
  await expect(
    page.getByRole('main').getByRole('link', { name: sections.top.name }).first(),
  ).toBeVisible()
})

test('R104 V001 a place chosen beside the big search goes along with its words', async ({
  page,
  isPhone,
}) => {
  await page.goto('/')
  await hydrated(page)
  const search = page.getByRole('search', { name: 'Hledat', exact: true })
  await search.getByText('Specifikovat lokalitu').click()
  await search.getByPlaceholder('PSČ, město, část obce...').fill('Brno')
  await search.getByRole('option').first().click()
  const box = search.getByPlaceholder('Napište, co hledáte...')
  if (isPhone) {
    await box.tap()
    await page.getByRole('dialog').getByPlaceholder('Napište, co hledáte...').fill('stan')
  } else await box.fill('stan')
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(/\/search\?term=stan&place=Brno$/)
})

test('N019 in big letters the words of the search still fit on its button', {
  tag: '@layout',
}, async ({ page }) => {
  await page.goto('/?rezim=citelny')
  const go = page.getByRole('main').getByRole('button', { name: 'Hledat' })

  expect(await go.evaluate((button) => button.scrollWidth - button.clientWidth)).toBe(0)
})

test('N019 in big letters nothing drawn before or after an element moves either', {
  tag: '@layout',
}, async ({ page }) => {
  await page.goto('/?rezim=citelny')
  const transitions = await page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .flatMap((element) => ['::before', '::after'].map((part) => getComputedStyle(element, part)))
      .filter(({ content }) => content !== 'none')
      .map(({ transitionProperty }) => transitionProperty),
  )

  expect(transitions).not.toHaveLength(0)
  expect(new Set(transitions)).toEqual(new Set(['none']))
})

test('a switch folds the newest ads into a front page, where there is a paper', async ({
  page,
  site,
}) => {
  await page.goto('/')
  const paper = page.getByRole('radio', { name: 'Papír' })
  if (site.id === 'adult') {
    await expect(paper).toHaveCount(0)
    return
  }
  await page.getByText('Papír', { exact: true }).click()
  const front = page.getByRole('article', { name: /^Titulní strana č\.\s\d+$/ })
  await expect(front).toContainText(/Uzávěrka ve\sčtvrtek/)
  await expect(front.getByRole('listitem').filter({ hasText: /→\s\d{3}\s\d{3}$/ })).toHaveCount(11)
  await expect(page.getByRole('list', { name: 'Nejnovější inzeráty' })).toBeHidden()
  expect(await findings(page)).toEqual([])
})
