import { expect, test } from '../support/test.ts'
import { withstand } from '../support/withstand.ts'

test('R043 R133 an ad comes as finished HTML with its heading, price, content and place', {
  tag: '@layout',
}, async ({ page, adverts, call }) => {
  const { data } = await call(`/api/front/slug/${adverts.first.slug}`)
  const response = await page.goto(adverts.first.path)

  expect(response?.status()).toBe(200)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(data.heading)
  await expect(main).toContainText(data.content.slice(0, 40))
  await expect(main).toContainText(data.PSC.municipalityName)
})

test('P056 an old address of an ad leads for good to the present one', async ({ ask, adverts }) => {
  const end = adverts.first.slug.split('-').at(-1)
  const answer = await ask(`/stary-nadpis-${end}`)

  expect([answer.status, answer.headers.location]).toEqual([301, adverts.first.path])
})

test('N004 the address with a printed code leads to its ad, one without an ad to nothing', async ({
  ask,
  adverts,
  call,
}) => {
  const { data } = await call(`/api/front/slug/${adverts.first.slug}`)
  const answer = await ask(`/k/${data.dialCode}`)

  expect([answer.status, answer.headers.location]).toEqual([307, adverts.first.path])
  expect((await ask('/k/12345')).status).toBe(404)
})

test('R134 R217 six other ads of the section follow, the ad itself is not among them', async ({
  page,
  adverts,
}) => {
  await page.goto(adverts.first.path)
  const related = page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: /^Další z rubriky/ }) })

  await expect(related.getByRole('listitem')).toHaveCount(6)
  await expect(related.locator(`a[href="${adverts.first.path}"]`)).toHaveCount(0)
})

test('R003 R089 R142 R285 a visitor reports a wrong section in a dialog that repeats the ad', async ({
  page,
  adverts,
}) => {
  await page.goto(adverts.first.path)
  await page.getByRole('button', { name: 'Nahlásit špatnou rubriku' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(adverts.first.heading.slice(0, 40))
  const sent = page.waitForRequest((request) => request.method() === 'PUT')
  await dialog.getByRole('button', { name: 'Nahlásit' }).click()

  expect(new URL((await sent).url()).pathname).toBe(
    `/api/front/inzrts/${adverts.first.slug}/markAsHavingWrongSection`,
  )
  await expect(page.getByText('Nahlášení špatné rubriky proběhlo úspěšně.')).toBeVisible()
})

test('R090 R286 a visitor reports an inappropriate ad', async ({ page, adverts }) => {
  const [, ad] = adverts.all
  await page.goto(ad.path)
  await page.getByRole('button', { name: 'Nahlásit nevhodný inzerát' }).click()
  await page
    .getByRole('dialog')
    .getByLabel(/^Co k\stomu víte/)
    .fill('Chce peníze předem.')
  await withstand(
    page.getByRole('dialog').getByRole('button', { name: 'Nahlásit' }),
    'browse/detail/report/ReportWindow',
  )
  const sent = page.waitForRequest((request) => request.method() === 'PUT')
  await page.getByRole('dialog').getByRole('button', { name: 'Nahlásit' }).click()

  expect(new URL((await sent).url()).pathname).toBe(
    `/api/front/inzrts/${ad.slug}/markInappropriate`,
  )
  await expect(page.getByText('Nahlášení nevhodného inzerátu proběhlo úspěšně.')).toBeVisible()
})

test('V016 a report that was closed by Escape is there when it is opened again', async ({
  page,
  adverts,
}) => {
  await page.goto(adverts.first.path)
  const open = page.getByRole('button', { name: 'Nahlásit nevhodný inzerát' })
  const text = page.getByRole('dialog').getByLabel(/^Co k\stomu víte/)
  await open.click()
  await text.fill('Chce peníze předem.')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await open.click()
  await expect(text).toHaveValue('Chce peníze předem.')
})

test('R022 on the adult site the first crumb leads to the general brand', async ({
  page,
  adverts,
  site,
}) => {
  await page.goto(adverts.first.path)
  const first = page
    .getByRole('navigation', { name: 'Drobečková navigace' })
    .getByRole('link')
    .first()

  await expect(first).toHaveAttribute(
    'href',
    site.id === 'adult' ? new RegExp(`^${site.otherOrigin}`) : '/',
  )
})

test('P059 P060 an ad describes itself to search engines and to those who share it', async ({
  ask,
  page,
  adverts,
  site,
}) => {
  await page.goto(adverts.first.path)
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  const kinds = data.flatMap((text) =>
    [JSON.parse(text)].flat().map((item: { '@type': string }) => item['@type']),
  )

  expect(kinds).toContain('BreadcrumbList')
  expect(kinds.includes('Product')).toBe(!adverts.first.isDating)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    site.origin + adverts.first.path,
  )
  const card = await page.locator('meta[property="og:image"]').getAttribute('content')
  const { pathname } = new URL(card ?? '')
  expect(pathname).toBe(
    site.id === 'adult' ? '/share-card.png' : `/api/image/card${adverts.first.path}.jpg`,
  )
  expect((await ask(pathname)).headers['content-type']).toMatch(/^image\//)
})

test('R156 R158 P018 pictures come in a modern format, sized before they load', {
  tag: '@layout',
}, async ({ ask, page, adverts }) => {
  const withPicture = adverts.all.find(
    (ad: { mainImageThumbPath: string | null }) => ad.mainImageThumbPath,
  )
  const response = await ask(`/api/image${withPicture.mainImageThumbPath}`, {
    headers: { accept: 'image/avif,image/webp,*/*' },
  })
  expect(response.headers['content-type']).toMatch(/image\/(avif|webp)/)
  expect(response.headers['cache-control']).toContain('max-age=31536000')
  const etag = response.headers.etag ?? ''
  const again = await ask(`/api/image${withPicture.mainImageThumbPath}`, {
    headers: { accept: 'image/avif,image/webp,*/*', 'if-none-match': etag },
  })
  expect(again.status).toBe(304)

  await page.goto(withPicture.path)
  const sizes = await page
    .getByRole('main')
    .locator('img[src*="/api/image"]')
    .evaluateAll((nodes) =>
      nodes.map((node) => Number(node.getAttribute('width')) * Number(node.getAttribute('height'))),
    )
  expect(sizes.every((area) => area > 0)).toBe(true)
})

test('R072 the way back up never covers the way to the advertiser', { tag: '@layout' }, async ({
  page,
  adverts,
}) => {
  await page.goto(adverts.first.path)
  await page.mouse.wheel(0, 900)
  const up = page.getByRole('link', { name: 'Zpět nahoru' })
  await expect(up).toBeVisible()
  const foot = page.locator('[data-foot-bar]')
  await expect(async () => {
    const [button, bar] = await Promise.all([up, foot].map((part) => part.boundingBox()))
    if (button && bar) expect(button.y + button.height).toBeLessThanOrEqual(bar.y)
  }).toPass()
})

test('P011 a marked ad shows a full heart and the way to all of them, where it stands', {
  tag: '@layout',
}, async ({ page, adverts }) => {
  await page.goto(adverts.first.path)
  await page.getByRole('button', { name: 'Do oblíbených' }).click()
  const heart = page.getByRole('button', { name: 'V oblíbených' })

  await expect(heart.locator('svg')).not.toHaveCSS('fill', 'none')
  await page.getByRole('link', { name: 'Všechny oblíbené' }).click()
  await expect(page.getByRole('main').locator(`a[href="${adverts.first.path}"]`)).not.toHaveCount(0)
})
