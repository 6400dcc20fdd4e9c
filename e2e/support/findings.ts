import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Rules axe leaves out as experimental: a spoken name is the seen one, tables are real, both ways up. */
const EXPERIMENTAL = [
  'css-orientation-lock',
  'focus-order-semantics',
  'label-content-name-mismatch',
  'table-fake-caption',
  'td-has-header',
]

/**
 * What axe finds wrong on a page, one line a place. No page of ours holds another site's frame, for which
 * alone axe opens a second page each time; that is what the mode without it is called legacy for.
 */
export const findings = async (page: Page): Promise<string[]> => {
  const { violations } = await new AxeBuilder({ page })
    .options({
      resultTypes: ['violations'],
      runOnly: { type: 'tag', values: WCAG },
      rules: Object.fromEntries(EXPERIMENTAL.map((rule) => [rule, { enabled: true }])),
    })
    .setLegacyMode()
    .analyze()

  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`),
  )
}
