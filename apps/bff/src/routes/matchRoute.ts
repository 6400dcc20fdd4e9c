import { SLUG_PATTERN } from '@inzrt/domain/slug'
import { PROFILE_NAME_PATTERN } from '@inzrt/rules/names'
import type { CallRoute } from './CallRoute.ts'
import { CALL_ROUTES } from './callRoutes.ts'
import { LOCAL_ROUTES } from './localRoutes.ts'
import { matchPage } from './matchPage.ts'
import type { AssetRoute, CallsRoute, ImageRoute, Route } from './Route.ts'

const ASSET: AssetRoute = { kind: 'asset', template: '/_next/static/{file}' }
/**
 * Compressed copies lie beside the files; they are sent as an encoding of the file, never by their own name.
 * Source maps are nobody's but ours.
 */
const ASSET_PATH = /^(?!.*\.(br|gz|map)$)\/_next\/static(\/[A-Za-z0-9_~-][A-Za-z0-9._~-]*){1,8}$/

const IMAGE: ImageRoute = { kind: 'image', template: '/api/image/{path}' }
const IMAGE_PATH = /^\/api\/image(\/[A-Za-z0-9_-]+){1,8}\.[a-z0-9]{2,5}$/

const EDITION: ImageRoute = { kind: 'image', template: '/api/noviny/{file}' }
/** A paper that is not out yet has the sealed address its publisher was given. */
const EDITION_PATH =
  /^\/api\/noviny(?:\/sealed-[\w-]{22}\/editions)?\/\d{4}\/\d{1,2}-[0-9a-f]{12}\.pdf$/

/** Ids are the api's own; case matters in them. */
const ID = '[A-Za-z0-9_-]{1,64}'

const PARTS: ReadonlyMap<string, string> = new Map([
  ['slug', SLUG_PATTERN],
  ['nickname', PROFILE_NAME_PATTERN],
])

const patternOf = (template: string): RegExp =>
  new RegExp(`^${template.replace(/\{([a-z]+)\}/gi, (_, name) => PARTS.get(name) ?? ID)}$`)

const byTemplate = (): readonly (readonly [RegExp, CallsRoute])[] => {
  const methods = new Map<string, Map<string, CallRoute>>()
  for (const route of CALL_ROUTES) {
    const known = methods.get(route.path) ?? new Map<string, CallRoute>()
    methods.set(route.path, known.set(route.method, route))
  }
  return [...methods].map(([template, calls]) => [
    patternOf(template),
    { kind: 'calls', template, methods: calls },
  ])
}

const CALLS = byTemplate()

const firstMatch = <T>(table: readonly (readonly [RegExp, T])[], path: string): T | null =>
  table.find(([pattern]) => pattern.test(path))?.[1] ?? null

/** Which route a canonical path names; null: none, and nobody upstream is asked. */
export const matchRoute = (path: string): Route | null => {
  const local = LOCAL_ROUTES.get(path)
  if (local) return local
  if (path.startsWith('/_next/')) return ASSET_PATH.test(path) ? ASSET : null
  if (IMAGE_PATH.test(path)) return IMAGE
  if (EDITION_PATH.test(path)) return EDITION
  if (path.startsWith('/api/')) return firstMatch(CALLS, path)

  return matchPage(path)
}
