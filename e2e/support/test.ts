import { randomInt } from 'node:crypto'
import { test as base, expect, type Page } from '@playwright/test'
import { type Answer, ask, type Question } from './ask.ts'
import { type Catalogue, readCatalogue } from './catalogue.ts'
import { isExpectedFailure } from './expectFailures.ts'
import { watchAnswers } from './leaks.ts'
import { type SiteName, sites } from './sites.ts'

type Fixtures = Catalogue & {
  /** The site this project walks through. */
  readonly site: (typeof sites)[SiteName] & { readonly id: SiteName }
  readonly isPhone: boolean
  readonly catalogue: Catalogue
  /** Asks the site for a path without a browser, as a visitor past the gate. */
  readonly ask: (path: string, question?: Question) => Promise<Answer>
  /** The body of one of the site's own calls. */
  readonly call: (path: string) => Promise<ReturnType<Answer['json']>>
  /** What the console may say in this journey; anything else fails it. */
  readonly expectedComplaints: RegExp[]
}

/** What Playwright itself says in place of the worker it keeps out. */
const WORKER_KEPT_OUT = 'Service Worker registration blocked by Playwright'

const listen = (page: Page, complaints: string[]) => {
  page.on('console', (message) => {
    if (message.text() === WORKER_KEPT_OUT || isExpectedFailure(page, message.text())) return
    if (message.type() === 'error' || message.type() === 'warning')
      complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`))
}

const byte = () => randomInt(1, 255)

const newAddress = (): string => `10.${byte()}.${byte()}.${byte()}`

type Site = (typeof sites)[SiteName]

const askAs =
  (site: Site) =>
  (path: string, question: Question = {}) =>
    ask(site.origin + path, { ...question, headers: { cookie: site.cookie, ...question.headers } })

/** Playwright's test with the site and its ads at hand; a journey fails when the console says anything. */
export const test = base.extend<Fixtures>({
  site: async ({}, use, { project }) => {
    const id = project.metadata.site as SiteName
    await use({ ...sites[id], id })
  },
  // Each journey is a visitor of its own, so that none spends what another may ask.
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': newAddress() }),
  isPhone: async ({}, use, { project }) => use(project.metadata.device === 'phone'),
  ask: async ({ site }, use) => use(askAs(site)),
  call: async ({ site }, use) => use(async (path) => (await askAs(site)(path)).json()),
  catalogue: async ({ call, site }, use) => use(await readCatalogue(call, site.id)),
  sections: async ({ catalogue }, use) => use(catalogue.sections),
  adverts: async ({ catalogue }, use) => use(catalogue.adverts),
  expectedComplaints: async ({}, use) => use([]),
  page: async ({ page, expectedComplaints }, use) => {
    const complaints: string[] = []
    listen(page, complaints)
    await use(page)
    const surprising = complaints.filter(
      (line) => !expectedComplaints.some((expected) => expected.test(line)),
    )
    expect(surprising, 'the console stays empty').toEqual([])
  },
  context: async ({ browser, context }, use) => {
    const leaks = watchAnswers(context)
    await use(context)
    // Browsers of others in this journey: their pages would go on asking beside the next one.
    for (const other of browser.contexts()) if (other !== context) await other.close()
    expect(await leaks(), 'no answer gives a secret away').toEqual([])
  },
})

export { expect }
