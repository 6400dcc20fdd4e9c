import { chromium, type Page } from 'playwright'
import { findChromium } from '../../scripts/stack/findChromium.ts'
import { sandboxArgs } from '../../scripts/stack/sandboxArgs.ts'
import { reportAttack } from '../security/support/reportAttack.ts'
import { StandIn } from '../security/support/StandIn.ts'
import { PORTS } from '../support/ports.ts'
import { atLeast, atMost, shown } from '../support/verdict.ts'
import { startTestBffs } from './support/startTestBffs.ts'

const OURS = `http://localhost:${PORTS.bff}`
const SISTER = `http://pinkpack.localhost:${PORTS.floor}`
const FOREIGN = `http://127.0.0.1:${PORTS.floor}`

const TARGETS = [
  ['POST', '/api/auth/logout'],
  ['POST', '/api/session/prolong'],
  ['PATCH', '/api/auth/user'],
  ['PUT', '/api/auth/user/password'],
  ['DELETE', '/api/auth/user'],
  ['DELETE', '/api/auth/sessions'],
] as const
const WRITES = [
  {},
  { headers: { 'content-type': 'application/json' }, body: '{}' },
  { headers: { 'content-type': 'text/plain' }, body: '{}' },
  { headers: { 'content-type': 'application/json', 'x-inzrt-csrf': '1' }, body: '{}' },
  { mode: 'no-cors', body: '{}' },
] as const

const testBffs = await startTestBffs(1)
const evil = await StandIn.start(PORTS.floor, (_, response) => {
  response.writeHead(200, { 'content-type': 'text/html' }).end('<title>elsewhere</title>')
})
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: [...sandboxArgs],
})
const page = await (await browser.newContext()).newPage()
await page.route('**/blank', (route) => route.fulfill({ contentType: 'text/html', body: '' }))

const write = (of: Page, method: string, url: string, init: object): Promise<boolean> =>
  of.evaluate(
    ([verb, target, rest]) =>
      fetch(target, { method: verb, credentials: 'include', ...rest }).then(
        ({ ok }) => ok,
        () => false,
      ),
    [method, url, init] as const,
  )

/** A form needs no script and asks nobody before it is sent. */
const postForm = async (of: Page, url: string): Promise<void> => {
  await of.evaluate((action) => {
    const form = document.createElement('form')
    Object.assign(form, { action, method: 'post', enctype: 'text/plain' })
    document.body.append(form)
    form.submit()
  }, url)
  await of.waitForURL(url)
}

let tries = 0
let granted = 0
const blank = `${OURS}/blank`
const ourWrite = { headers: { 'content-type': 'application/json', 'x-inzrt-csrf': '1' } }

const signIn = async (): Promise<void> => {
  await page.goto(blank)
  await write(page, 'POST', `${OURS}/api/auth/login`, { ...ourWrite, body: '{"nickname":"a"}' })
}

await signIn()
testBffs.fake.calls.length = 0
for (const origin of [SISTER, FOREIGN]) {
  for (const [method, path] of TARGETS) {
    for (const init of WRITES) {
      await page.goto(origin)
      await write(page, method, OURS + path, init)
      tries += 1
    }
    await page.goto(origin)
    await postForm(page, OURS + path)
    tries += 1
  }
}
const reached = testBffs.fake.calls.length
await page.goto(blank)
for (const [method, path] of TARGETS.filter(([verb]) => verb === 'PATCH' || verb === 'PUT')) {
  if (await write(page, method, OURS + path, { ...ourWrite, body: '{}' })) granted += 1
}
await browser.close()
evil.stop()
await testBffs.stop()

reportAttack('sessions-foreign-writes', {
  title: 'Nobody else writes for a visitor',
  method: [
    'Chromium, logged in, on a page of a sibling host and of a foreign one: each call that changes something by fetch in five ways and by a form. The 6,720 combinations of signs are walked by the tests of the bff.',
  ],
  verdicts: [
    shown('foreign writes tried', tries),
    atMost('that reached the api', reached, 0),
    atLeast('of our own pages’ writes that succeed afterwards', granted, 2),
  ],
})
process.exit()
