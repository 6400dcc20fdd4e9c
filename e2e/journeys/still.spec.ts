import { expect, test } from '../support/test.ts'

const ROW_LINK = /<h2[^>]*><a href="(\/[^"]+)"/g
const DESCRIPTION = /<script>(self\.__next_f.*?)<\/script>/gs

test('P065 the ads of a list travel once: no script describes them again', async ({
  ask,
  sections,
}) => {
  const html = (await ask(sections.leaf.path)).text()
  const ads = [...html.matchAll(ROW_LINK)].map(([, path = '']) => path)
  const description = [...html.matchAll(DESCRIPTION)].map(([, text]) => text).join('')

  expect(ads.length).toBeGreaterThan(1)
  expect(description).toContain('rows')
  for (const path of ads) expect(description).not.toContain(path)
})

test('P065 a page that has to be drawn again keeps the parts that no script touches', async ({
  page,
  ask,
  sections,
  expectedComplaints,
}) => {
  expectedComplaints.push(/Minified React error #418/)
  const label = 'Filtrovat pouze:'
  await page.route(`**${sections.leaf.path}`, async (route) => {
    const answer = await ask(sections.leaf.path)
    const body = answer.text().replace(label, 'Changed by an extension')
    await route.fulfill({
      body,
      contentType: 'text/html; charset=utf-8',
      headers: { 'content-security-policy': String(answer.headers['content-security-policy']) },
    })
  })

  await page.goto(sections.leaf.path)
  await expect(page.locator('legend', { hasText: label })).toBeAttached()
  await expect(page.locator('#seznam li').first().getByRole('heading')).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Rubriky', exact: true })).toBeVisible()
  await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible()
})
