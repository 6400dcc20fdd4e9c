import { DIAL_CODE_PATTERN } from '@inzrt/contracts/ads/advertisement'
import { ALL_PAGES, isFixed } from '@inzrt/contracts/pages'
import { isReservedSegment } from '@inzrt/contracts/pages/isReservedSegment'
import type { Page } from '@inzrt/contracts/pages/Page'
import { ID_PATTERN } from '@inzrt/contracts/wire/scalar'
import { SLUG_MAX, SLUG_PATTERN } from '@inzrt/domain/slug'
import { PROFILE_NAME_PATTERN } from '@inzrt/rules/names'
import type { PageRoute } from './Route.ts'

const PARAMETERS: ReadonlyMap<string, string> = new Map([
  ['slug', `(?![a-z0-9-]{${SLUG_MAX + 1}})${SLUG_PATTERN}`],
  ['nickname', PROFILE_NAME_PATTERN],
  ['dialCode', DIAL_CODE_PATTERN],
  ['conversation', ID_PATTERN],
  ['edition', '\\d{1,2}-\\d{4}'],
  ['file', '\\d{1,6}\\.xml'],
  ['picture', '[a-z0-9-]{1,60}\\.(?:ico|svg|png|webp)'],
])

const parameter = (name: string): string => {
  const pattern = PARAMETERS.get(name)
  if (!pattern)
    throw new Error(`The address of a page has {${name}}, and no pattern says what that may be`)

  return pattern
}

const patternOf = ({ path }: Page): RegExp =>
  new RegExp(`^${path.replace(/\{([a-z]+)\}/gi, (_, name) => parameter(name))}$`)

const toRoute = (page: Page): PageRoute => ({ kind: 'page', template: page.path, page })

const FIXED: ReadonlyMap<string, PageRoute> = new Map(
  ALL_PAGES.filter(isFixed).map((page) => [page.path, toRoute(page)]),
)

const VARYING = ALL_PAGES.filter((page) => !isFixed(page)).map(
  (page) => [patternOf(page), toRoute(page)] as const,
)

/** A reserved segment begins no address of a section or an ad. */
const isFree = ({ template }: PageRoute, path: string): boolean =>
  !template.startsWith('/{slug}') || !isReservedSegment(path.split('/')[1] ?? '')

/** The page at a canonical path. */
export const matchPage = (path: string): PageRoute | null =>
  FIXED.get(path) ??
  VARYING.find(([pattern, route]) => pattern.test(path) && isFree(route, path))?.[1] ??
  null
