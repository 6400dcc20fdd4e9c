/**
 * The name a region goes by in lists of places: the official one says „Vysočina“ where the register
 * says „Kraj Vysočina“.
 */
export const regionName = (name: string): string => name.trim().replace(/^kraj\s+/i, '')
