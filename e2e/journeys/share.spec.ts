import { hydrated } from '../support/hydrated.ts'
import { expect, test } from '../support/test.ts'

test('V005 an ad, a list and a search are shared by a link that opens the same state', async ({
  page,
  context,
  sections,
  adverts,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const addresses = [adverts.first.path, `${sections.leaf.path}?type=offer`, '/search?term=kolo']
  for (const address of addresses) {
    await page.goto(address)
    await hydrated(page)
    await page.getByText('Sdílet', { exact: true }).click()
    await page.getByRole('button', { name: 'Kopírovat odkaz' }).click()
    await expect(page.getByText('Odkaz je zkopírovaný.')).toBeVisible()

    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
  }
})

test('V005 the QR code of a page is drawn once it is asked for', async ({ page, sections }) => {
  await page.goto(`${sections.leaf.path}?type=offer`)
  const code = page.getByRole('img', { name: 'QR kód s odkazem na tuto stránku' })
  const asked = page.waitForResponse(/\/qr\?/)
  await page.getByText('Sdílet', { exact: true }).click()

  expect((await asked).headers()['content-type']).toBe('image/svg+xml')
  await expect(code).toHaveJSProperty('complete', true)
  expect(await code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})

test('V005 there is no QR code of another site, nor of nothing', async ({ ask }) => {
  for (const path of ['', 'https://example.com/', '//example.com', `/${'a'.repeat(1500)}`])
    expect((await ask(`/qr?cesta=${encodeURIComponent(path)}`)).status).toBe(404)
})
