import type { ListingState } from '../../shell/listing-url/ListingState.ts'

/** What a call for a list includes where its map is asked for. */
export const mapOf = ({ view }: ListingState): 'map'[] => (view === 'map' ? ['map'] : [])
