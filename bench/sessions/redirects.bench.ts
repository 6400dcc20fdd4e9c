import { readFileSync } from 'node:fs'
import { returnPath } from '@inzrt/rules/session'
import { chromium } from 'playwright'
import { entryPath } from '../../apps/bff/src/gate/entryPath.ts'
import { random } from '../../apps/bff/src/testing/attacks/random.ts'
import { findChromium } from '../../scripts/stack/findChromium.ts'
import { sandboxArgs } from '../../scripts/stack/sandboxArgs.ts'
import { reportAttack } from '../security/support/reportAttack.ts'
import { wanted } from '../security/support/wanted.ts'
import { atMost, shown } from '../support/verdict.ts'
import { redirectTargets, strangeTarget } from './support/redirectTargets.ts'

const STRANGE = wanted(1_000_000)
const IN_CHROMIUM = wanted(2_000)
const SEED = 10
const OURS = 'https://ours.test'

/** A public list of open redirects, one a line, may be given; it is not ours to keep. */
const { REDIRECT_LIST } = process.env
const listed = REDIRECT_LIST ? readFileSync(REDIRECT_LIST, 'utf8').split('\n').filter(Boolean) : []

const staysHome = (target: string, base = `${OURS}/login`): boolean =>
  new URL(target, base).origin === OURS

/** Where each way of ours to be sent somewhere leads: after a login, after the gate by form and by referer. */
const destinations = (target: string): string[] => [
  returnPath(target),
  entryPath(undefined, target, OURS),
  entryPath(OURS + target, null, OURS),
]

const { below } = random(SEED)
let escapes = 0
let refused = 0
const tried: string[] = []

const judge = (target: string): void => {
  const ways = destinations(target)
  if (ways.some((way) => !staysHome(way))) escapes += 1
  if (returnPath(target, '') === '') refused += 1
  // Written again it must mean the same: nothing decodes it again.
  if (returnPath(ways[0]) !== ways[0]) escapes += 1
}

for (const target of [...listed, ...redirectTargets]) judge(target)
for (let at = 0; at < STRANGE; at += 1) {
  const target = strangeTarget(below)
  judge(target)
  if (tried.length < IN_CHROMIUM / 2 && at % 7 === 0) tried.push(target)
}
const fixed = [...listed, ...redirectTargets]
while (tried.length < IN_CHROMIUM) tried.push(fixed[below(fixed.length)] ?? '/')

const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: [...sandboxArgs],
})
const page = await browser.newPage()
await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: '<a>x</a>' }))

/** Where Chromium is after it was sent that way, and not before it has gone. */
const walk = async (way: string): Promise<string> => {
  await page.goto(`${OURS}/login`)
  const arrival = page.waitForEvent('framenavigated')
  await page.evaluate((path) => {
    setTimeout(() => location.assign(path))
  }, way)
  await arrival

  return page.url()
}

let left = 0
for (const target of tried)
  for (const way of new Set(destinations(target)))
    if (!(await walk(way)).startsWith(`${OURS}/`)) left += 1
await browser.close()

reportAttack('sessions-redirects', {
  title: 'Redirects stay home',
  seed: SEED,
  method: [
    `${redirectTargets.length} targets put together from what lists of open redirects consist of${listed.length > 0 ? `, ${listed.length} of a public list` : ''}, ${STRANGE} strange ones; each as the way back after a login, and after the age gate by form and by referer.`,
    `Judged by the URL standard's parser; ${tried.length} of them walked by Chromium.`,
  ],
  verdicts: [
    shown('targets refused outright', refused),
    atMost('ways that leave the site, or change when read again', escapes, 0),
    atMost('ways on which Chromium left the site', left, 0),
  ],
})
