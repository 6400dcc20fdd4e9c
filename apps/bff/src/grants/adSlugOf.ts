const AD_PATH = /^\/api\/front\/inzrts\/([a-z0-9-]+)/

/** The ad a call is about, by its path; null: none. */
export const adSlugOf = (path: string): string | null => AD_PATH.exec(path)?.[1] ?? null
