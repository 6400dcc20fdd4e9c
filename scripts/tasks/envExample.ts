import { writeFileSync } from 'node:fs'
import { renderEnvExample } from '../environment/renderEnvExample.ts'
import { root } from '../stack/settings.ts'

writeFileSync(`${root}.env.example`, renderEnvExample())
