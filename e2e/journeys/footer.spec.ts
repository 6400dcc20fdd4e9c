import { expect, test } from '../support/test.ts'

test('R023 R323 the footer says how to reach support and when', async ({ page }) => {
  await page.goto('/')
  const footer = page.getByRole('contentinfo')

  const mail = footer.locator('a[href^="mailto:"]')
  await expect(mail).toHaveAttribute('href', `mailto:${await mail.textContent()}`)
  await expect(footer).toContainText(/ve všední dny 8:30\s?[-–]\s?17:00/)
})

test('R024 R066 P046 every link of the footer within the site opens a page', async ({
  ask,
  page,
}) => {
  await page.goto('/')
  const links = await page
    .getByRole('contentinfo')
    .locator('a[href^="/"]')
    .evaluateAll((nodes) => [...new Set(nodes.map((node) => node.getAttribute('href') ?? ''))])
  expect(links).toEqual(
    expect.arrayContaining([
      '/napoveda',
      '/pravidla-inzerce',
      '/ochrana-osobnich-udaju',
      '/rubriky-inzerce',
      '/data-vydani',
      '/pristupnost',
    ]),
  )

  for (const link of links) expect((await ask(link.split('#', 1)[0] ?? '')).status, link).toBe(200)
})

test('R025 the company page has its four places to jump to', async ({ page }) => {
  for (const hash of ['o-nas', 'kontakty', 'plosna-reklama', 'technicka-podpora']) {
    await page.goto(`/o-spolecnosti#${hash}`)
    await expect(page.locator(`[id="${hash}"]`)).toBeInViewport()
  }
})

test('R060 the contents of the help lead to each of its questions', async ({ page }) => {
  await page.goto('/napoveda')
  const questions = page.getByRole('main').getByRole('heading', { level: 2 })
  const contents = page.getByRole('navigation', { name: 'Obsah stránky' }).getByRole('link')
  await expect(contents).toHaveText(await questions.allTextContents())
  await contents.last().click()

  await expect(questions.last()).toBeInViewport()
})

test('R026 R027 sections in the footer open here or on the sister site', async ({
  page,
  site,
  sections,
  call,
}) => {
  const { data } = await call('/api/front/sections?includeSp=true')
  const sisters = data.filter(({ isSp }: { isSp: boolean }) => isSp)
  await page.goto('/')
  const links = await page
    .getByRole('contentinfo')
    .getByRole('link')
    .evaluateAll((nodes) => nodes.map((node) => node.getAttribute('href') ?? ''))

  expect(links).toContain(sections.top.path)
  expect(sisters.length).toBeGreaterThan(0)
  for (const { slug } of sisters) expect(links).toContain(`${site.otherOrigin}/${slug}`)
})
