import { CALL_ROUTES } from '../../routes/callRoutes.ts'

const PART = '[a-z0-9]+(?:-[a-z0-9]+)*'
const ALLOWED = [
  ...CALL_ROUTES.map(({ method, path }) => `${method} ${path.replace(/\{[a-z]+\}/gi, PART)}`),
  '(GET|HEAD) /api/image(/[A-Za-z0-9_-]+){1,8}\\.[a-z0-9]{2,5}',
  `GET /(${PART}(/rss)?|_not-found|search/rss)?`,
  'GET /(sitemap\\.xml|sitemap/\\d{1,6}\\.xml|robots\\.txt|manifest\\.webmanifest)',
  'GET /(icons/)?[a-z0-9-]{1,60}\\.(ico|svg|png|webp)',
  'GET /_next/static(/[A-Za-z0-9_~-][A-Za-z0-9._~-]*){1,8}',
  'GET /ready',
].map((pattern) => new RegExp(`^${pattern}$`))

/** Whether method and path, without a query, are on the list of what an upstream may be asked. */
export const mayReachUpstream = (asked: string): boolean =>
  ALLOWED.some((pattern) => pattern.test(asked))
