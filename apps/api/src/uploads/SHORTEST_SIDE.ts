/** Of a photo, in pixels: smaller ones look bad in a detail. */
export const SHORTEST_SIDE = 300
