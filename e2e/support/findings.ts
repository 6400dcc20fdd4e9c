import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * What axe finds wrong on a page, one line a place. No page of ours holds another site's frame, for which
 * alone axe opens a second page each time; that is what the mode without it is called legacy for.
 */
export const findings = async (page: Page): Promise<string[]> => {
  const builder = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).withTags(WCAG)
  const { violations } = await builder.setLegacyMode().analyze()

  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`),
  )
}
