/** Key of an address that asks for another look of the page; it says all, so no cookie is needed. */
export const VIEW_KEY = 'rezim'

/** Readable: large and calm; textual: next to no data, no scripts; full: neither, even for who saves data. */
export const VIEW_MODES = ['citelny', 'textovy', 'plny'] as const
export type ViewMode = (typeof VIEW_MODES)[number]
