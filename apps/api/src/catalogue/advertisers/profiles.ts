/** Segment of the address that public profiles stand under. */
export const PROFILES = 'uzivatel'
