import * as z from 'zod/mini'
import { CountSchema } from '../wire/scalar.ts'
import { PlaceSchema } from './place.ts'

/** So many towns are told apart; where ads are in more, their districts stand for them. */
export const MAP_TOWNS_MAX = 300

/** A place that holds ads, and the middle of it: never anything finer than a municipality. */
export const MapPlaceSchema = z.object({
  ...z.pick(PlaceSchema, { key: true, label: true, adsCount: true }).shape,
  latitude: z.number(),
  longitude: z.number(),
})
export type MapPlace = z.infer<typeof MapPlaceSchema>

/** Where the ads of a list are: the same ads by regions, by districts, and by towns where these are not too many. */
export const AdMapSchema = z.object({
  regions: z.array(MapPlaceSchema),
  districts: z.array(MapPlaceSchema),
  towns: z.nullable(z.array(MapPlaceSchema)),
  /** Ads for the whole country, which are at no place. */
  elsewhere: CountSchema,
})
export type AdMap = z.infer<typeof AdMapSchema>
