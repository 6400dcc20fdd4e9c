import { join } from 'node:path'
import { writeSite } from '../../../scripts/packages/site/writeSite.ts'

/** The docs of the packages stand beside the stories: both are for those who build with what we have. */
await writeSite(join(import.meta.dirname, '../public/packages'))
