import { test as base, expect, type Page } from '@playwright/test'
import { readCatalogue } from './catalogue.ts'
import { type SiteName, sites } from './sites.ts'

type Catalogue = Awaited<ReturnType<typeof readCatalogue>>

type Fixtures = Catalogue & {
  /** The site this project walks through. */
  readonly site: (typeof sites)[SiteName] & { readonly id: SiteName }
  readonly isPhone: boolean
  readonly catalogue: Catalogue
  /** Asks the site's own API, as its pages do. */
  // biome-ignore lint/suspicious/noExplicitAny: journeys check what they read; contracts check its shape
  readonly call: (path: string) => Promise<any>
  /** What the console may say in this journey; anything else fails it. */
  readonly expectedComplaints: RegExp[]
  readonly quietConsole: undefined
}

const listen = (page: Page, complaints: string[]) => {
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`))
}

/** Playwright's test with the site and its ads at hand; a journey fails when the console says anything. */
export const test = base.extend<Fixtures>({
  site: async ({}, use, { project }) => {
    const id = project.metadata.site as SiteName
    await use({ ...sites[id], id })
  },
  isPhone: async ({}, use, { project }) => use(project.metadata.device === 'phone'),
  call: async ({ page }, use) => use(async (path) => (await page.request.get(path)).json()),
  catalogue: async ({ call, site }, use) => use(await readCatalogue(call, site.id)),
  sections: async ({ catalogue }, use) => use(catalogue.sections),
  adverts: async ({ catalogue }, use) => use(catalogue.adverts),
  expectedComplaints: async ({}, use) => use([]),
  quietConsole: [
    async ({ page, expectedComplaints }, use) => {
      const complaints: string[] = []
      listen(page, complaints)
      await use(undefined)
      const surprising = complaints.filter(
        (line) => !expectedComplaints.some((expected) => expected.test(line)),
      )
      expect(surprising, 'the console stays empty').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
