import { SEARCH_DEBOUNCE_MS } from '@inzrt/rules/limits'
import type { Page } from '@playwright/test'
import { adRows } from '../support/adRows.ts'
import { hydrated } from '../support/hydrated.ts'
import { sayToast } from '../support/login.ts'
import { runReadme } from '../support/runReadme.ts'
import { expect, test } from '../support/test.ts'

const field = (page: Page) =>
  page.getByPlaceholder('Napište, co hledáte...').locator('visible=true').first()

const countSearches = (page: Page): string[] => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/front/search?')) asked.push(request.url())
  })

  return asked
}

/** Word that both sites have many ads for. */
const terms = { general: 'kolo', adult: 'seznámení' } as const

test('R057 R103 the page of results holds the term, its title and its finds without any script', {
  tag: '@layout',
}, async ({ ask, page, site }) => {
  const term = terms[site.id]
  const html = (await ask(`/search?term=${encodeURIComponent(term)}`)).text()
  for (const part of ['Vyhledávání', term, 'aria-label="Detail']) expect(html).toContain(part)
  await page.goto(`/search?term=${encodeURIComponent(term)}`)

  await expect(page.getByRole('heading', { level: 1 })).toContainText('Vyhledávání')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(term)
})

test('R121 a term that nothing matches says so', async ({ page }) => {
  await page.goto('/search?term=xyzxyzq')

  await expect(page.getByText('Nebyl nalezen žádný inzerát').first()).toBeVisible()
})

/** A code from the paper that no ad has. */
const UNKNOWN_CODE = '000\u00a0001'

test('N004 of a code that no ad has the page of results says so', async ({ page }) => {
  await page.goto('/search?term=000+001')

  await expect(page.getByText('teď nemá žádný inzerát')).toContainText(`Kód ${UNKNOWN_CODE}`)
})

test('R119 a found section is named and leads to its list', { tag: '@layout' }, async ({
  page,
  sections,
}) => {
  await page.goto(`/search?term=${encodeURIComponent(sections.top.name)}`)
  const section = page.getByRole('link', { name: /Přejít do kategorie/ }).first()
  const href = await section.getAttribute('href')
  const words = await section.textContent()
  await section.click()

  await expect(page).toHaveURL(href ?? '')
  expect(words).toContain(await page.getByRole('heading', { level: 1 }).textContent())
})

test('R124 the page of results leads to the main page', async ({ page }) => {
  await page.goto('/search?term=dum')
  await page.getByRole('link', { name: 'Hlavní strana' }).first().click()

  await expect(page).toHaveURL('/')
})

test('R104 R214 the page of results keeps its term while it is filtered', async ({
  page,
  site,
}) => {
  const term = terms[site.id]
  await page.goto(`/search?term=${encodeURIComponent(term)}`)
  await page.getByRole('group', { name: 'Filtrovat pouze:' }).getByLabel('poptávka').check()

  await expect(page).toHaveURL(/type=inquiry/)
  await expect(page).toHaveURL(new RegExp(`term=${encodeURIComponent(term)}`))
  await expect(adRows(page).getByText('Poptávka', { exact: true }).first()).toBeVisible()
  await expect(adRows(page).getByText(/^(Nabídka|Výměna)$/)).toHaveCount(0)
})

test.describe('in the header', () => {
  test.skip(({ isPhone }) => isPhone, 'a phone searches in a window of its own')

  test.beforeEach(async ({ page, sections }) => {
    await page.goto(sections.leaf.path)
    await hydrated(page)
  })

  test('R002 R071 R109 typing opens a panel with sections and ads, emptying the box closes it', async ({
    page,
    sections,
  }) => {
    const panel = page.getByRole('region', { name: /^Vyhledávání/ })
    await field(page).focus()
    await expect(panel).toHaveCount(0)
    await field(page).fill(sections.leaf.name.slice(0, 5))
    await expect(panel.getByRole('heading', { name: 'Kategorie a rubriky' })).toBeVisible()
    await expect(panel.getByText('Přejít do kategorie').first()).toBeVisible()
    await expect(panel.getByRole('heading', { name: 'Inzeráty', exact: true })).toBeVisible()
    await expect(panel.getByRole('link', { name: /^Detail/ }).first()).toBeVisible()
    await field(page).fill('')

    await expect(panel).toHaveCount(0)
  })

  test('R071 a press and a focus outside close the panel, and its text opens it again', async ({
    page,
  }) => {
    const panel = page.getByRole('region', { name: /^Vyhledávání/ })
    await field(page).fill('kolo')
    await expect(panel).toBeVisible()
    await page.mouse.click(4, (page.viewportSize()?.height ?? 0) - 4)
    await expect(panel).toHaveCount(0)
    await field(page).focus()
    await expect(panel).toBeVisible()
    await page.getByRole('link', { name: 'Přeskočit na obsah' }).focus()

    await expect(panel).toHaveCount(0)
    await expect(field(page)).toHaveValue('kolo')
  })

  test('N004 six digits that are no ad’s code are named as such while one types', async ({
    page,
  }) => {
    await field(page).fill('000001')

    await expect(
      page.getByRole('region', { name: /^Vyhledávání/ }).getByText('teď nemá žádný inzerát'),
    ).toContainText(`Kód ${UNKNOWN_CODE}`)
  })

  test('R075 R076 text brings the cross in place of the glass, and the cross takes it away', async ({
    page,
    sections,
  }) => {
    await expect(page.getByRole('button', { name: 'Hledat', exact: true }).first()).toBeVisible()
    await field(page).fill('kolo')
    await page.getByRole('button', { name: 'Smazat hledaný text' }).click()

    await expect(field(page)).toHaveValue('')
    await expect(field(page)).toBeFocused()
    await expect(page).toHaveURL(sections.leaf.path)
    await expect(page.getByRole('button', { name: 'Hledat', exact: true }).first()).toBeVisible()
  })

  test('R212 R309 quick typing asks once, after the pause', async ({ page, site }) => {
    // Before the page's scripts, which would go on with timers of two clocks.
    await page.clock.install()
    await page.reload()
    await hydrated(page)
    const first = page.waitForResponse(/\/api\/front\/search\?/)
    // The panel comes with the first words typed, and asks nothing before it is there.
    await field(page).fill(terms[site.id])
    await first
    await field(page).fill('')
    await page.clock.pauseAt(Date.now() + 60_000)
    const asked = countSearches(page)
    await field(page).pressSequentially('zahra')
    await page.clock.runFor(SEARCH_DEBOUNCE_MS - 1)
    await expect(field(page)).toHaveValue('zahra')
    expect(asked).toEqual([])
    const answered = page.waitForResponse(/\/api\/front\/search\?/)
    await page.clock.runFor(1)
    await answered

    expect(asked).toEqual([expect.stringContaining('q=zahra')])
  })

  test('R122 R229 one letter asks for another and searches nothing', async ({ page }) => {
    const asked = countSearches(page)
    await field(page).fill('k')

    await expect(page.getByText('Zadejte minimálně dva znaky')).toBeVisible()
    expect(asked).toHaveLength(0)
  })

  test('R123 the panel is left by „Zrušit“ and opened wide by „Všechny výsledky“', async ({
    page,
    site,
  }) => {
    const panel = page.getByRole('region', { name: /^Vyhledávání/ })
    await field(page).fill(terms[site.id])
    await panel.getByRole('button', { name: 'Zrušit' }).click()
    await expect(panel).toHaveCount(0)
    await field(page).fill(terms[site.id])
    await panel.getByRole('link', { name: 'Všechny výsledky' }).click()

    await expect(page).toHaveURL(new RegExp(`/search\\?term=${encodeURIComponent(terms[site.id])}`))
  })

  test('R120 R213 R283 a failing search says so, a slow one that it looks', async ({
    page,
    expectedComplaints,
  }) => {
    expectedComplaints.push(/422/)
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/api/front/search?**', async (route) => {
      await held
      await route.fulfill({
        status: 422,
        contentType: 'application/json',
        body: '{"message":"","code":"validation"}',
      })
    })
    await field(page).fill('kolo')
    const panel = page.getByRole('region', { name: /^Vyhledávání/ })
    await expect(panel.getByText('Vyhledávám...')).toBeVisible()
    release()

    await expect(panel.getByText('Vyhledávání se nezdařilo.')).toBeVisible()
    await sayToast(page, 'Vyhledávání se nezdařilo.')
  })

  test('R284 a search that gets no answer shows the text promised for it', async ({
    page,
    expectedComplaints,
  }) => {
    expectedComplaints.push(/ERR_FAILED/)
    await page.route('**/api/front/search?**', (route) => route.abort())
    await field(page).fill('kolo')

    await expect(
      page.getByText('Platnost vypršela. Prosím vygenerujte si novou žádost.').first(),
    ).toBeVisible()
  })

  test('R215 leaving the search clears its term, also of the page it was left on', async ({
    page,
    site,
  }) => {
    await field(page).fill(terms[site.id])
    await expect(page.getByRole('region', { name: /^Vyhledávání/ })).toBeVisible()
    await page.evaluate(() =>
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    )

    await expect(field(page)).toHaveValue('')
    await expect(page.getByRole('region', { name: /^Vyhledávání/ })).toHaveCount(0)
  })

  test('R213 an answer that comes late never replaces a newer one', async ({ page, site }) => {
    const panel = page.getByRole('region', { name: /^Vyhledávání/ })
    const held = Promise.withResolvers<void>()
    // The site's own answer, which finds nothing: another shape would be refused, late or not.
    await page.route('**/api/front/search?**', async (route) => {
      if (route.request().url().includes('q=xyzxyzq')) await held.promise
      await route.continue()
    })
    const asked = page.waitForRequest(/q=xyzxyzq/)
    await field(page).fill('xyzxyzq')
    const late = await asked
    await field(page).fill(terms[site.id])
    const rows = panel.getByRole('link', { name: /^Detail/ })
    await expect(rows.first()).toBeVisible()
    const before = await rows.count()
    held.resolve()
    await (await late.response())?.finished()
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))

    await expect(rows).toHaveCount(before)
    await expect(page.getByText('Nebyl nalezen žádný inzerát')).toHaveCount(0)
  })

  test('P002 arrow keys walk through suggested sections and Enter opens one', async ({
    page,
    sections,
  }) => {
    await page.goto('/napoveda')
    await hydrated(page)
    await field(page).fill(sections.leaf.name.slice(0, 5))
    const suggestions = page.getByRole('listbox', { name: 'Návrhy' })
    await expect(suggestions.getByRole('option').first()).toBeVisible()
    await field(page).press('ArrowDown')
    const active = await field(page).getAttribute('aria-activedescendant')
    await expect(page.locator(`[id="${active}"]`)).toHaveAttribute('aria-selected', 'true')
    await field(page).press('Enter')

    await expect(page).not.toHaveURL('/napoveda')
  })
})

test('R077 R086 R228 a phone searches in a window that insists on a term', async ({
  page,
  isPhone,
  sections,
  site,
}) => {
  test.skip(!isPhone, 'the window is for narrow screens')
  await page.goto(sections.leaf.path)
  await hydrated(page)
  await field(page).click()
  const dialog = page.getByRole('dialog', { name: 'Vyhledávání' })
  const box = dialog.getByPlaceholder('Napište, co hledáte...')
  await expect(box).toBeFocused()
  await box.press('Enter')
  await expect(dialog.getByText('Napište, co hledáte.', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(sections.leaf.path)
  await box.fill(terms[site.id])
  await box.press('Enter')

  await expect(page).toHaveURL(/\/search\?term=/)
})

test('R077 letters typed before a phone’s search window opens stand in it', async ({
  page,
  isPhone,
  sections,
  site,
}) => {
  test.skip(!isPhone, 'the window is for narrow screens')
  const term = terms[site.id]
  const dialog = page.getByRole('dialog', { name: 'Vyhledávání' })
  const box = dialog.getByPlaceholder('Napište, co hledáte...')
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.goto(sections.leaf.path)
  await hydrated(page)
  await page.route('**/*.js', async (route) => {
    await held
    await route.continue()
  })
  await field(page).tap()
  await page.keyboard.type(term.slice(0, 2))
  await expect(dialog).toHaveCount(0)
  release()
  await expect(box).toBeFocused()
  await page.keyboard.type(term.slice(2))
  await expect(box).toHaveValue(term)
  await box.press('Enter')
  await page.waitForURL('**/search?**')
  await hydrated(page)
  await field(page).tap()
  await expect(box).toHaveValue(term)
  await dialog.getByRole('button', { name: 'Zavřít' }).tap()

  await expect(dialog).toHaveCount(0)
  await expect(field(page)).not.toBeFocused()
})

test('V003 P003 a misspelt word is corrected at once, with a way back to the very word', async ({
  page,
  site,
}) => {
  test.skip(site.id === 'adult', 'the word belongs to the general catalogue')
  await page.goto('/search?term=sekackaa')
  await expect(page.getByText('Hledali jsme sekačka. Hledat přesně „sekackaa“')).toBeVisible()
  await expect(page.getByRole('heading', { name: /sekačk/i }).first()).toBeVisible()
  await page.getByRole('link', { name: 'Hledat přesně „sekackaa“' }).click()

  await expect(page.getByText('Nebyl nalezen žádný inzerát')).toBeVisible()
})

test('V003 a place and a price in the query become filters that can be taken off', async ({
  page,
  site,
}) => {
  test.skip(site.id === 'adult', 'the words belong to the general catalogue')
  await page.goto(`/search?term=${encodeURIComponent('kolo v Praze do 50 000 Kč')}`)
  await expect(page).toHaveURL(/term=kolo&district=Hlavn%C3%AD%20m%C4%9Bsto%20Praha&priceTo=50000$/)
  await expect(
    page.locator('#filtr').getByText('Hlavní město Praha', { exact: true }),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Zrušit lokalitu' }).click()

  await expect(page).toHaveURL(/term=kolo&priceTo=50000$/)
})

test('V003 few ads at the named place are followed by others, until one wants those alone', async ({
  page,
  site,
}) => {
  test.skip(site.id === 'adult', 'the words belong to the general catalogue')
  await page.goto(`/search?term=${encodeURIComponent('zahrádka Brno')}`)
  await expect(page.getByText(/^V hledaném místě (?:je|jsou) /)).toBeVisible()
  await page.getByRole('link', { name: 'Ukázat jen tyto' }).click()

  await expect(page).toHaveURL(/term=zahr%C3%A1dka&district=Brno-m%C4%9Bsto$/)
  await expect(page.getByText(/^V hledaném místě/)).toHaveCount(0)
})

test('N007 a result tells why it stands where it stands', async ({ page, site }) => {
  await page.goto(`/search?term=${encodeURIComponent(terms[site.id])}`)
  await page
    .getByRole('button', { name: /^Proč je to tady\?/ })
    .first()
    .click()

  await expect(page.getByText(/V nadpisu: „|Placené/).first()).toBeVisible()
})

test('R103 an outside program shows what the search finds, as the client’s README has it', {
  tag: '@once',
}, async ({ call, site }) => {
  const { data } = await call('/api/front/search?q=kolo&perPage=12&sort=created_desc')
  const slugs = data.advertisements.data.map(({ slug }: { slug: string }) => slug)
  const shown = await runReadme('api-client', site.origin, 'kolo')

  expect(slugs.length).toBeGreaterThan(0)
  expect([...shown.matchAll(/<a href="[^"]*\/([^"/]+)">/g)].map(([, slug]) => slug)).toEqual(slugs)
  expect(shown).toContain('\u00a0Kč')
})
