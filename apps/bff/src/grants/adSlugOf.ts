import { SLUG_PATTERN } from '@inzrt/domain/slug'

const AD_PATH = new RegExp(`^/api/front/inzrts/(${SLUG_PATTERN})(?:/|$)`)

/** The ad a call is about, by its path; null: none. */
export const adSlugOf = (path: string): string | null => AD_PATH.exec(path)?.[1] ?? null
