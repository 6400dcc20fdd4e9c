/** How far around a place a list may reach, in kilometres. */
export const RADII = [5, 10, 20, 50, 100] as const

export type Radius = (typeof RADII)[number]
