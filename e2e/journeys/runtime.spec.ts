import { PREFETCH_IDLE_MS } from '@inzrt/rules/limits'
import { hydrated } from '../support/hydrated.ts'
import { expect, test } from '../support/test.ts'

test('R227 R296 V022 code that is gone reloads the page once, then the page stays and says so', async ({
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push(/404/, /chunk/i, /uncaught/)
  const first = new Set<string>()
  let loads = 0
  page.on('request', (request) => first.add(request.url()))
  page.on('load', () => {
    loads += 1
  })
  // All that a page fetches by itself, the code of its messages too, which comes in an idle moment.
  const messages = page.waitForResponse(
    async (response) =>
      response.url().endsWith('.js') && (await response.text()).includes('"PageFeedback"'),
  )
  await page.goto('/napoveda', { waitUntil: 'networkidle' })
  await messages
  await hydrated(page)
  const known = new Set(first)
  await page.route('**/_next/static/**/*.js', (route) =>
    known.has(route.request().url()) ? route.continue() : route.fulfill({ status: 404 }),
  )
  const field = page.getByRole('search').getByPlaceholder('Napište, co hledáte...')
  await field.focus()
  await expect.poll(() => loads).toBe(2)
  await hydrated(page)
  await field.click()
  await field.pressSequentially('kolo')

  await expect(page.getByRole('alert').first()).toContainText('Služba je dočasně nedostupná')
  await expect(field).toHaveValue('kolo')
  expect(loads).toBe(2)
})

test('R322 a page is prefetched on intent within two seconds, but not in data saving mode', async ({
  page,
  context,
}) => {
  const idle = () => new Promise((resolve) => requestIdleCallback(resolve))
  const saving = await context.newPage()
  await saving.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  await page.addInitScript(() => {
    const ask = requestIdleCallback.bind(window)
    window.requestIdleCallback = (work, options) => {
      if (options) document.documentElement.dataset.longest = String(options.timeout)

      return ask(work, options)
    }
  })
  const prefetched: number[] = []
  for (const window of [page, saving]) {
    await window.goto('/napoveda')
    await hydrated(window)
    await window.getByRole('contentinfo').getByRole('link', { name: 'Data vydání' }).focus()
    await window.evaluate(idle)
    prefetched.push(await window.locator('link[rel="prefetch"][href$="/data-vydani"]').count())
  }

  expect(prefetched).toEqual([1, 0])
  await expect(page.locator('html')).toHaveAttribute('data-longest', String(PREFETCH_IDLE_MS))
})
