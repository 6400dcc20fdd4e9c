import { adRows } from '../support/adRows.ts'
import { expect, test } from '../support/test.ts'

test('R042 a section is found by its address and comes as finished HTML', async ({
  ask,
  sections,
}) => {
  const response = await ask(sections.leaf.path)

  expect(response.status).toBe(200)
  expect(response.text()).toContain(sections.leaf.name)
})

test('R110 R111 R113 R114 R115 each row shows picture, type, heading, price, place and the way to the detail', {
  tag: '@layout',
}, async ({ page, sections, site }) => {
  await page.goto(sections.leaf.path)
  // Journeys beside this one place ads without pictures.
  const row = adRows(page)
    .filter({ has: page.locator('img') })
    .first()

  await expect(row.getByRole('heading')).toBeVisible()
  await expect(row.getByText(/^(Nabídka|Poptávka|Výměna)$/)).toBeVisible()
  const price = row.getByText(/Kč|€|Dohodou|Nabídněte|Nerozhoduje|V\stextu|Zdarma/)
  // Who looks for people names none.
  if (site.id === 'general') await expect(price.first()).toBeVisible()
  else await expect(price).toHaveCount(0)
  await expect(row.locator('img').first()).toBeVisible()
  const heading = (await row.getByRole('heading').textContent())?.replace(/…$/, '')
  await row.getByRole('link', { name: /^Detail/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(heading ?? '')
})

test('R107 R131 a ticked type leaves only its ads, and the order chosen before stays', async ({
  page,
  sections,
}) => {
  await page.goto(`${sections.leaf.path}?order=created_desc`)
  await page.getByRole('group', { name: 'Filtrovat pouze:' }).getByLabel('poptávka').check()

  await expect(page).toHaveURL(/type=inquiry/)
  await expect(page).toHaveURL(/order=created_desc/)
  await expect(adRows(page).getByText(/^(Nabídka|Výměna)$/)).toHaveCount(0)
  await expect(adRows(page).getByText('Poptávka', { exact: true }).first()).toBeVisible()
})

test('R108 an order selected while the page is still starting holds', async ({
  page,
  sections,
}) => {
  const started = Promise.withResolvers<void>()
  await page.route(/\.js$/, async (route) => {
    await started.promise
    await route.continue()
  })
  await page.goto(sections.leaf.path, { waitUntil: 'commit' })
  await page.getByRole('main').getByRole('combobox', { name: 'Řadit' }).selectOption('price_asc')
  started.resolve()

  await expect(page).toHaveURL(/order=price_asc/)
  await expect(page.getByRole('main').getByRole('combobox', { name: 'Řadit' })).toHaveValue(
    'price_asc',
  )
})

test('P014 the number beside a type is the number of ads it leaves', async ({ page, sections }) => {
  await page.goto(sections.leaf.path)
  const box = page.getByRole('group', { name: 'Filtrovat pouze:' }).getByRole('checkbox').nth(1)
  const label = await box.evaluate(
    (node) => (node as HTMLInputElement).labels?.[0]?.textContent ?? '',
  )
  const promised = label.replace(/\D/g, '')
  await box.check()

  await expect(page.getByText(/^Zobrazeno/)).toContainText(new RegExp(`z\\s*${promised}\\D`))
})

type Priced = { slug: string; topped: boolean; price: { type: string; amount: number | null } }

test('R108 R189 R192 from the cheapest, prices never fall and ads without an amount come last', async ({
  page,
  sections,
  call,
}) => {
  await page.goto(sections.leaf.path)
  await page.getByLabel('Řazení').selectOption('price_asc')
  await expect(page).toHaveURL(/order=price_asc/)

  const { data } = await call(
    `/api/front/sections/slug/${sections.leaf.slug}?include=advertisements&sort=price_asc&perPage=24`,
  )
  const known = new Map<string, Priced>(data.advertisements.data.map((ad: Priced) => [ad.slug, ad]))
  const shown = await adRows(page)
    .getByRole('heading')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.slice(1) ?? ''))
  const amounts = shown
    .flatMap((slug) => known.get(slug) ?? [])
    .filter(({ topped, price }) => !topped && price.type !== 'EUR')
    .map(({ price }) => (price.type === 'free' ? 0 : (price.amount ?? Number.POSITIVE_INFINITY)))
  // Journeys beside this one may have put an ad among them meanwhile.
  expect(amounts.length).toBeGreaterThan(shown.length / 2)
  expect(amounts).toEqual(amounts.toSorted((a, b) => a - b))
})

test('R132 R222 more ads join the list with focus on the first new one, and back undoes it', {
  tag: '@layout',
}, async ({ page, sections }) => {
  await page.goto(sections.leaf.path)
  const first = await adRows(page).first().getByRole('heading').textContent()
  const before = await adRows(page).count()
  await page.getByRole('link', { name: /^Načíst dalších/ }).click()

  await expect(adRows(page)).not.toHaveCount(before)
  expect(await adRows(page).count()).toBeGreaterThan(before)
  await expect(adRows(page).first().getByRole('heading')).toHaveText(first ?? '')
  await expect(adRows(page).nth(before).getByRole('link').first()).toBeFocused()
  await expect(page).toHaveURL(/page=2/)

  await page.reload()
  expect(await adRows(page).count()).toBeGreaterThan(before)
  await page.goBack()
  await expect(page).not.toHaveURL(/page=2/)
})

test('V007 back from an ad returns to the row that was left, after three loads', {
  tag: '@long-desktop',
}, async ({ page, sections }) => {
  await page.goto(sections.leaf.path)
  for (const at of [2, 3, 4]) {
    await page.getByRole('link', { name: /^Načíst dalších/ }).click()
    await expect(page).toHaveURL(new RegExp(`page=${at}`))
    await expect(adRows(page).nth((at - 1) * 24 + 1)).toBeAttached()
  }
  // The button of the row, which stands elsewhere than its heading.
  const left = adRows(page).nth(60).getByRole('link').last()
  await left.scrollIntoViewIfNeeded()
  const href = await left.getAttribute('href')
  const topOf = () => left.evaluate((link) => link.getBoundingClientRect().top)
  const before = await topOf()
  await left.click()
  await page.waitForURL(`**${href}`)
  await page.goBack()
  await expect(left).toHaveAttribute('href', href ?? '')

  await expect.poll(async () => Math.abs((await topOf()) - before)).toBeLessThanOrEqual(2)
})

test('P004 a price from and to leaves ads in crowns within it and says how many it hides', async ({
  page,
  sections,
  isPhone,
}) => {
  await page.goto(sections.priced.path)
  if (isPhone) {
    await page.getByRole('button', { name: 'Upřesnit' }).click()
    const show = page.getByRole('button', { name: /^Zobrazit \d.*inzerát/ })
    await expect(show).toBeInViewport({ ratio: 1 })
  }
  await page.getByLabel('Cena od').fill('1')
  await page.getByLabel('do (Kč)').fill('3000')
  await page.getByRole('button', { name: 'Zobrazit výsledky' }).click()

  await expect(page).toHaveURL(/priceFrom=1/)
  await expect(page).toHaveURL(/priceTo=3000/)
  await expect(adRows(page).getByText(/Dohodou|Nabídněte|Nerozhoduje/)).toHaveCount(0)
})

test('P005 with the photo filter every row has a photo', async ({ page, sections, isPhone }) => {
  await page.goto(sections.leaf.path)
  if (isPhone) await page.getByRole('button', { name: 'Upřesnit' }).click()
  await page.getByLabel('jen s fotkou').check()
  await expect(page).toHaveURL(/photo=1/)

  await expect(adRows(page).first()).toBeVisible()
  const pictures = adRows(page).locator('img[src*="/api/image"]')
  await expect(pictures).toHaveCount(await adRows(page).count())
})

test('R116 R117 P043 topped ads come first with their label, and the order of results is explained', {
  tag: '@layout',
}, async ({ page, call }) => {
  const { data } = await call('/api/front/inzrts?perPage=24')
  const topped = data.find((ad: { topped: boolean }) => ad.topped)
  if (!topped) throw new Error('The catalogue has no topped ad among the first.')
  await page.goto(`/${topped.sectionSlug}`)
  const first = adRows(page).first()

  await expect(first.getByText('TOP', { exact: true })).toBeVisible()
  await expect(first.getByText('Placené zvýraznění')).toBeVisible()
  await page.getByRole('link', { name: 'Jak řadíme výsledky' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('řadíme')
})

test('R132 the foot of a list stays where a jump to it finds it', { tag: '@layout' }, async ({
  page,
  sections,
}) => {
  await page.goto(sections.leaf.path)
  const foot = page.getByRole('link', { name: 'Jak řadíme výsledky' })

  const places = await foot.evaluate(async (link) => {
    link.scrollIntoView({ block: 'center', behavior: 'instant' })
    const tops: number[] = []
    while (tops.length < 10) {
      tops.push(link.getBoundingClientRect().top)
      await new Promise(requestAnimationFrame)
    }

    return tops
  })
  const moved = Math.max(...places) - Math.min(...places)
  expect(moved, String(places)).toBeLessThanOrEqual(2)
})

test('R221 one link takes every filter away: address, list and controls are as at first', async ({
  page,
  sections,
}) => {
  const types = page.getByRole('group', { name: 'Filtrovat pouze:' })
  await page.goto(sections.leaf.path)
  const whole = await adRows(page).count()
  await page.goto(`${sections.leaf.path}?type=inquiry&order=price_desc&photo=1&page=2`)
  await expect(types.getByLabel('poptávka')).toBeChecked()
  await page.getByRole('link', { name: 'Zrušit filtry' }).first().click()

  await expect(page).toHaveURL(sections.leaf.path)
  await expect(types.getByRole('checkbox', { checked: true })).toHaveCount(0)
  await expect(page.getByLabel('Řazení')).toHaveValue('default')
  await expect(adRows(page)).toHaveCount(whole)
  await expect(adRows(page).getByText('Nabídka', { exact: true })).not.toHaveCount(0)
})
