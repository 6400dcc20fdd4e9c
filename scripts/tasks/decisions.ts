import { writeFileSync } from 'node:fs'
import { readDecisions } from '../decisions/readDecisions.ts'
import { renderDecisions } from '../decisions/renderDecisions.ts'
import { root } from '../stack/settings.ts'

writeFileSync(`${root}docs/adr/README.md`, renderDecisions(readDecisions()))
