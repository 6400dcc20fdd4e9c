import { ask } from '../support/ask.ts'
import { sayToast } from '../support/login.ts'
import { logIn, register } from '../support/people.ts'
import { expect, test } from '../support/test.ts'
import { withstand } from '../support/withstand.ts'

/** What bars that ask for a consent write on their buttons. */
const CONSENT = /cookies|souhlas|přijmout|přijímám|povolit/i

test('P045 an account is deleted with its password only; then nobody logs in to it', async ({
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push(/422/)
  const person = await register(page)
  await page.goto('/muj-ucet?tab=nastaveni')
  await page.getByRole('button', { name: 'Zrušit účet' }).click()
  const dialog = page.getByRole('dialog', { name: 'Opravdu zrušit účet?' })
  await expect(dialog).toContainText('nepůjdou obnovit')
  await dialog.getByLabel('Současné heslo').fill('tohle není ono')
  await dialog.getByRole('button', { name: 'Zrušit účet navždy' }).click()
  await expect(dialog.getByText('Heslo není správné.')).toBeVisible()
  await dialog.getByLabel('Současné heslo').fill(person.password)
  const end = dialog.getByRole('button', { name: 'Zrušit účet navždy' })
  await withstand(end, 'account/settings/Deletion')
  await end.click()
  await expect(page).toHaveURL((url) => url.pathname === '/')
  await sayToast(page, 'Účet je zrušený. Děkujeme, že jste tu byli.')

  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('__Host-session')
  await expect(logIn(page, person)).rejects.toThrow('401')
  expectedComplaints.push(/401/)
})

test('P045 a deletion whose answer was lost ends as one that was answered', async ({
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push(/ERR_FAILED/)
  const person = await register(page)
  await page.goto('/muj-ucet?tab=nastaveni')
  await page.route('**/api/auth/user', async (route) => {
    const request = route.request()
    if (request.method() !== 'DELETE') return route.fallback()
    const { status } = await ask(request.url(), {
      method: 'DELETE',
      headers: await request.allHeaders(),
      body: request.postData() ?? '',
    })
    expect(status).toBe(200)
    await route.abort()
  })
  await page.getByRole('button', { name: 'Zrušit účet' }).click()
  const dialog = page.getByRole('dialog', { name: 'Opravdu zrušit účet?' })
  await dialog.getByLabel('Současné heslo').fill(person.password)
  await dialog.getByRole('button', { name: 'Zrušit účet navždy' }).click()
  await expect(page).toHaveURL((url) => url.pathname === '/')
  await sayToast(page, 'Účet je zrušený. Děkujeme, že jste tu byli.')
})

test('P044 a reader gets no cookie, leaves nothing behind, and asks no other server', {
  tag: '@long-desktop',
}, async ({ page, site, sections, adverts }) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(`${site.origin}/`)) foreign.push(request.url())
  })
  for (const path of ['/', sections.leaf.path, adverts.first.path, '/search?term=kolo']) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('button', { name: CONSENT })).toHaveCount(0)
  }
  const cookies = (await page.context().cookies()).map(({ name }) => name)
  const kept = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => name),
  ])

  expect(cookies).toEqual(site.id === 'adult' ? ['age-verified'] : [])
  // The place in a list to come back to and the ads looked at, until the window is closed.
  expect(kept.filter((name) => name !== 'left-row' && name !== 'seen-ads')).toEqual([])
  expect(foreign.filter((url) => !/^(data|blob):/.test(url))).toEqual([])
})

test('N024 a page lists exactly the cookies and notes of this browser, and wipes them', async ({
  page,
  adverts,
}) => {
  await register(page)
  await page.goto(adverts.first.path)
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('seen-ads'))).not.toBeNull()
  await page.goto('/muj-ucet')
  // An answer to „who is logged in“ that came after the wiping would be a refusal in the console.
  const known = page.waitForResponse((answer) => answer.url().endsWith('/api/auth/user'))
  await page.goto('/co-o-mne-vite')
  await known
  const list = page.getByRole('list', { name: 'Cookies' })
  await expect(list).toBeVisible()
  const names = await list.getByRole('listitem').locator('code').allTextContents()
  const kept = (await page.context().cookies()).map(({ name }) => name)
  expect(names.toSorted()).toEqual(kept.toSorted())
  expect(names).toContain('__Host-session')
  const notes = page.getByRole('list', { name: 'Poznámky stránky' }).locator('code')
  expect(await notes.allTextContents()).toContain('seen-ads')
  await expect(page.getByText(/^Není od nás/)).toHaveCount(0)

  await page.getByRole('button', { name: 'Smazat všechno a odhlásit mě' }).click()
  await sayToast(page, 'Hotovo. Tento prohlížeč si o vás nic nepamatuje.')
  await expect(list).toHaveCount(0)
  expect(await page.context().cookies()).toEqual([])
  expect(await page.evaluate(() => sessionStorage.length + localStorage.length)).toBe(0)
  await expect(page.getByRole('link', { name: 'Můj účet' })).toHaveCount(0)
})
