import type { Call } from '../wire/call.ts'
import { readAdvertiserCall } from './advertiser.ts'
import { searchLocalitiesCall } from './locality.ts'
import { searchPlacesCall } from './place.ts'
import { searchCall } from './search.ts'
import { listSectionsCall, readSectionCall, readSisterSectionCall } from './section.ts'
import { listSitemapCompaniesCall, listSitemapFilesCall, readSitemapFileCall } from './sitemap.ts'
import { resolveSlugCall } from './slug.ts'

/** Calls of those who look around: sections, search and places. */
export const BROWSE_CALLS = {
  listSections: listSectionsCall,
  readSection: readSectionCall,
  readSisterSection: readSisterSectionCall,
  resolveSlug: resolveSlugCall,
  readAdvertiser: readAdvertiserCall,
  search: searchCall,
  searchLocalities: searchLocalitiesCall,
  searchPlaces: searchPlacesCall,
  listSitemapCompanies: listSitemapCompaniesCall,
  listSitemapFiles: listSitemapFilesCall,
  readSitemapFile: readSitemapFileCall,
} as const satisfies Record<string, Call>
