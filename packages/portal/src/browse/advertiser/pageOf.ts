import { parseListing } from '../../shell/listing-url/parseListing.ts'
import type { SearchParams } from '../../shell/metadata/SearchParams.ts'

/** How many pages of a profile's ads are asked for; nothing else of the address counts. */
export const pageOf = ({ page }: SearchParams): number => parseListing({ page }).page
