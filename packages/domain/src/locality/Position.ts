/** A point on the earth, in degrees. */
export type Position = { readonly latitude: number; readonly longitude: number }
