/** So many units of the whole map are a pixel before a script has measured it: where it is wide, and on a phone. */
export const UNITS_PER_PIXEL = [1.2, 2.8] as const
