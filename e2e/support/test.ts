import { test as base, expect, type Page } from '@playwright/test'
import { type SiteName, sites } from './sites.ts'

type Fixtures = {
  /** The site this project walks through. */
  readonly site: (typeof sites)[SiteName] & { readonly id: SiteName }
  readonly isPhone: boolean
  /** Addresses whose failing answer belongs to the journey; everything else must stay silent. */
  readonly expectedFailures: RegExp[]
  readonly quietConsole: undefined
}

const listen = (page: Page, complaints: string[]) => {
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`))
}

/** Playwright's test with the site at hand; a journey fails when the page's console says anything. */
export const test = base.extend<Fixtures>({
  site: async ({}, use, { project }) => {
    const id = project.metadata.site as SiteName
    await use({ ...sites[id], id })
  },
  isPhone: async ({}, use, { project }) => use(project.metadata.device === 'phone'),
  expectedFailures: async ({}, use) => use([]),
  quietConsole: [
    async ({ page, expectedFailures }, use) => {
      const complaints: string[] = []
      listen(page, complaints)
      await use(undefined)
      const surprising = complaints.filter(
        (line) => !expectedFailures.some((expected) => expected.test(line)),
      )
      expect(surprising, 'the console stays empty').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
