export { adSlug } from './slug/adSlug.ts'
export { isSlug, SLUG_MAX, SLUG_PATTERN } from './slug/isSlug.ts'
export { ID_MAX, parseAdSlug } from './slug/parseAdSlug.ts'
export { slugify } from './slug/slugify.ts'
