import { writeFileSync } from 'node:fs'
import { root } from '../stack/settings.ts'
import { renderTerms } from '../terms/renderTerms.ts'

writeFileSync(`${root}docs/terms.md`, renderTerms())
