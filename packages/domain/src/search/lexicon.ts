import { ANIMALS } from './lexicon/animals.ts'
import { BRANDS } from './lexicon/brands.ts'
import { ELECTRONICS } from './lexicon/electronics.ts'
import { GARDEN } from './lexicon/garden.ts'
import { HOUSEHOLD } from './lexicon/household.ts'
import { LEISURE } from './lexicon/leisure.ts'
import { readLexicon } from './lexicon/readLexicon.ts'
import { SERVICES } from './lexicon/services.ts'
import { VEHICLES } from './lexicon/vehicles.ts'

/** What Czech adverts call things, and which names mean the same. */
export const lexicon = readLexicon(
  [HOUSEHOLD, ELECTRONICS, VEHICLES, GARDEN, ANIMALS, LEISURE, SERVICES],
  BRANDS,
)
