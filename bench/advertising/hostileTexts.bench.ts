import { chromium, type Page } from 'playwright'
import { composeMail } from '../../apps/api/src/messages/mail/composeMail.ts'
import { createSites } from '../../apps/api/src/messages/mail/createSites.ts'
import { adMessage } from '../../apps/api/src/messages/mail/templates/adMessage.ts'
import { adPassport } from '../../apps/api/src/messages/mail/templates/adPassport.ts'
import { findChromium } from '../../scripts/stack/findChromium.ts'
import { sandboxArgs } from '../../scripts/stack/sandboxArgs.ts'
import { reportAttack } from '../security/support/reportAttack.ts'
import { scriptPayloads } from '../security/support/scriptPayloads.ts'
import { wanted } from '../security/support/wanted.ts'
import { prepareAds } from '../support/prepareAds.ts'
import { SITES } from '../support/sites.ts'
import { startProduct } from '../support/startProduct.ts'
import { atLeast, atMost, shown } from '../support/verdict.ts'
import { logInAsModerator } from './support/logInAsModerator.ts'
import { openTrapped } from './support/openTrapped.ts'
import { plantTexts } from './support/plantTexts.ts'

const ADS = 2_400
const PAGE_ADS = 24
/** So many payloads stand in one heading of a list, and in one text of an ad. */
const IN_HEADING = 5
const TOGETHER = 64
const SEARCHED_EACH = 70
const { general: site } = createSites(SITES)

const all = scriptPayloads()
const payloads = all.slice(0, wanted(all.length))
const inParts = (size: number): string[] =>
  Array.from({ length: Math.ceil(payloads.length / size) }, (_, at) =>
    payloads.slice(at * size, (at + 1) * size).join(' '),
  )
const batches = inParts(TOGETHER)

/** Letters in which the texts of an ad come. */
const lettersWith = (text: string): string[] => {
  const ad = { heading: text, slug: 'kolo-1', content: text, name: text }
  const envelope = { key: 'x', from: 'posta@inzrt.example', to: 'jana@posta.example' }
  const message = adMessage(
    {
      ...ad,
      to: 'seller',
      phone: null,
      path: '/zpravy/1',
      replyTo: null,
      warnings: [],
      isPhoneThere: false,
      photos: 0,
      answers: [],
    },
    site,
  )
  const passport = adPassport(
    { ...ad, dialCode: text, validUntil: null, printedOn: null, order: null },
    site,
  )

  return [message, passport].map((content) => composeMail(content, site, envelope).html)
}

const data = await prepareAds(ADS)
const planted = await plantTexts(data, inParts(IN_HEADING), batches)
const product = await startProduct(data)
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: [...sandboxArgs],
})
const sprung: string[] = []
const visitor = await openTrapped(browser, sprung)
const inLists = new Set<string>()
const inDetails = new Set<string>()
const atDesk = new Set<string>()

/** Numbers of the payloads that stand on a page as words. */
const note = async (page: Page, seen: Set<string>): Promise<void> => {
  const words = await page
    .locator('main :is(h1, h2, h3, p, dd, a)')
    .evaluateAll((nodes) =>
      nodes.map((node) => node.textContent + node.getAttribute('title')).join(),
    )
  for (const [, number = ''] of words.matchAll(/sprung\((\d+)\)/gi)) seen.add(number)
}
const lives = (page: Page): Promise<void> => page.waitForLoadState('networkidle')

const lists = planted.lists.flatMap(({ slug, site, ads }) =>
  Array.from(
    { length: Math.ceil(ads / PAGE_ADS) },
    (_, at) => `${SITES[site]}/${slug}?page=${at + 1}`,
  ),
)
await visitor.visit(lists, (page) => note(page, inLists))

const ads = planted.ads.map(({ slug, site }) => `${SITES[site]}/${slug}`)
await visitor.visit(ads, async (page) => {
  await lives(page)
  await note(page, inDetails)
  await page.getByText('Nahlásit nevhodný inzerát').click()
  await page.getByRole('dialog').waitFor()
})

const searches = payloads
  .filter((_, at) => at % SEARCHED_EACH === 0)
  .map((term) => `${SITES.general}/search?${new URLSearchParams({ term })}`)
await visitor.visit(searches, lives)

const desk = await openTrapped(browser, sprung)
await logInAsModerator(desk.context)
const files = planted.ads.map(
  ({ slug }) =>
    `${SITES.general}/sprava?${new URLSearchParams({ cast: 'inzerat', inzerat: slug })}`,
)
await desk.visit(files, async (page) => {
  await page.locator('main').getByText('sprung(').first().waitFor()
  await lives(page)
  await note(page, atDesk)
})

const reader = await visitor.context.newPage()
const letters = batches.flatMap(lettersWith)
for (const html of letters) await reader.setContent(html)
await lives(reader)
const ran = sprung.length
await reader.setContent('<img src=x onerror=sprung(0)>')
await lives(reader)
await browser.close()
await product.stop()

reportAttack('advertising-hostile-texts', {
  title: 'Texts that are programs',
  method: [
    `${payloads.length} payloads, each with a number of its own: ways out of texts, attributes, scripts and comments, with vectors, in forms that filters miss. They are written into the database past every check.`,
    `Each stands, ${IN_HEADING} in one, in headings of the lists of both sites, and, ${TOGETHER} in one, in heading, text, names and address of ${batches.length} ads and in name, company, seat, register and tax number of their sellers: in details with their window of a report, at the moderators’ desk, and in ${letters.length} letters. ${searches.length} are searched for.`,
    'Chromium notes every payload that runs and every violation of the policy of content.',
  ],
  verdicts: [
    shown('payloads', payloads.length),
    shown('pages visited', lists.length + ads.length + searches.length + files.length),
    atLeast('payloads seen as words in lists', inLists.size, payloads.length),
    atLeast('payloads seen as words in details', inDetails.size, payloads.length),
    atLeast('payloads seen as words at the desk', atDesk.size, payloads.length),
    atMost('payloads that ran, and violations of the policy', ran, 0),
    atLeast('the trap itself springs', sprung.length - ran, 1),
  ],
})
process.exit()
