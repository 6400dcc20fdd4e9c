import { adRows } from '../support/adRows.ts'
import { expect, test } from '../support/test.ts'

test('P012 three ads looked at are offered again, until the list is emptied', async ({
  page,
  sections,
}) => {
  await page.goto(sections.leaf.path)
  const links = adRows(page).getByRole('heading').getByRole('link')
  const paths: string[] = []
  for (const at of [0, 1, 2]) paths.push((await links.nth(at).getAttribute('href')) ?? '')
  for (const path of paths) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('seen-ads'))).toContain(path)
  }
  const seen = page.getByRole('region', { name: 'Naposledy prohlížené' })
  await expect(seen.getByRole('link')).toHaveCount(2)

  await page.goto('/')
  await expect(seen.getByRole('link')).toHaveCount(3)
  await expect(seen.getByRole('link').first()).toHaveAttribute('href', paths[2] ?? '')
  await seen.getByRole('button', { name: 'Vymazat' }).click()
  await expect(seen).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(seen).toHaveCount(0)
})
