export { adSlug } from './slug/adSlug.ts'
export { isSlug } from './slug/isSlug.ts'
export { parseAdSlug } from './slug/parseAdSlug.ts'
export { slugify } from './slug/slugify.ts'
