import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

export type Scheme = 'light' | 'dark'
type Options = Parameters<AxeBuilder['options']>[0]

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Rules axe leaves out as experimental: a spoken name is the seen one, tables are real. */
const EXPERIMENTAL = [
  'focus-order-semantics',
  'label-content-name-mismatch',
  'table-fake-caption',
  'td-has-header',
]

/** Experimental too: a page may be held both ways up. It reads all style sheets, a quarter of the time of all rules. */
const OF_STYLE_SHEETS = 'css-orientation-lock'

const rulesOf = (more: readonly string[]) => ({
  runOnly: { type: 'tag' as const, values: WCAG },
  rules: Object.fromEntries([...EXPERIMENTAL, ...more].map((rule) => [rule, { enabled: true }])),
})

const OF_PAGE = { ...rulesOf([]), preload: false }
/** Asked where each kind of page is looked at for itself: all pages of a site have the same style sheets. */
const EVERYTHING = rulesOf([OF_STYLE_SHEETS])

/** The rules whose outcome a change of colours can change. */
const COLOURS = {
  runOnly: { type: 'rule' as const, values: ['color-contrast', 'link-in-text-block'] },
}

/**
 * No page of ours holds another site's frame, for which alone axe opens a second page each time; that is what
 * the mode without it is called legacy for.
 */
const analyse = async (page: Page, what: Options): Promise<string[]> => {
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], ...what })
    .setLegacyMode()
    .analyze()

  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`),
  )
}

/** What axe finds wrong on a page, one line a place. */
export const findings = (page: Page): Promise<string[]> => analyse(page, OF_PAGE)

/** What axe finds wrong on a page in any of these schemes: only colours differ between them. */
export const findingsInSchemes = async (
  page: Page,
  schemes: readonly Scheme[],
): Promise<string[]> => {
  const found: string[] = []
  for (const [at, colorScheme] of schemes.entries()) {
    // A colour on its way to another has a contrast of neither.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const wrong = await analyse(page, at === 0 ? EVERYTHING : COLOURS)
    found.push(...wrong.map((finding) => `${colorScheme}: ${finding}`))
  }

  return found
}
