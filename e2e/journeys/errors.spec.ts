import { expect, test } from '../support/test.ts'

test('R044 R140 R287 R298 an unknown address answers 404 with its page and the way home', async ({
  page,
  site,
  expectedComplaints,
}) => {
  expectedComplaints.push(/404/)
  const response = await page.goto('/neexistuje-xyz')

  expect(response?.status()).toBe(404)
  await expect(page.getByText('Chyba 404')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    site.id === 'adult' ? 'Tady nikdo není.' : 'Tady už je vyprodáno.',
  )
  await expect(page.getByText('This page could not be found')).toBeVisible()
  await expect(page.getByText(/Nebyl nalezen žádný inzerát, ani rubrika/)).toBeVisible()
  await expect(
    page
      .getByRole('list', {
        name: site.id === 'adult' ? 'Kdo se právě ozval' : 'Co se dá sehnat hned',
      })
      .getByRole('listitem'),
  ).toHaveCount(3)
  await page
    .getByRole('main')
    .getByRole('link', { name: /hlavní stran/i })
    .click()
  await expect(page).toHaveURL('/')
})

const hostile: readonly (readonly [string, readonly number[]])[] = [
  ['/%', [400, 404]],
  ['/%E0%A4%A', [400, 404]],
  ['/ad-%zz', [400, 404]],
  ['/ad-%00', [400, 404]],
  [`/${'a'.repeat(3000)}`, [400, 404, 414]],
  ['//evil.example', [400, 404]],
  ['/..%2f..%2fetc/passwd', [400, 404]],
  ['/%2e%2e/api', [400, 404]],
  ['/search?term=%00', [200, 400]],
  ['/search?term=%27%3B+DROP+TABLE+ads%3B--', [200]],
  ['/search?term=%3Cscript%3Ealert(1)%3C%2Fscript%3E', [200]],
  [`/search?term=${'slovo+'.repeat(200)}`, [200, 400, 414]],
  ['/search?term=%F0%9F%9A%B2', [200]],
  ['/search?term=kolo&page=-1', [200]],
  ['/search?term=kolo&page=1000000000', [200]],
  ['/search?term=kolo&order=nonsense&psc=abc&priceFrom=-5&type=x', [200]],
]

test('R297 no input makes a page fail: each gets its own answer and never a 5xx', async ({
  ask,
}) => {
  for (const [path, statuses] of hostile) {
    const response = await ask(path)
    expect(statuses, `${path} answered ${response.status}`).toContain(response.status)
    expect(response.text()).not.toContain('<script>alert(1)</script>')
  }
})

test('R297 other methods than reading are refused with the list of those allowed', async ({
  ask,
}) => {
  for (const method of ['PUT', 'DELETE', 'PATCH']) {
    const response = await ask('/napoveda', { method })
    expect(response.status).toBe(405)
    expect(response.headers.allow).toContain('GET')
  }
})
