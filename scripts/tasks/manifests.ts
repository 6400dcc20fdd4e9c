import { writeFileSync } from 'node:fs'
import { MANIFESTS, renderManifests } from '../manifests/renderManifests.ts'
import { root } from '../stack/settings.ts'

for (const [file, text] of renderManifests()) writeFileSync(`${root}${MANIFESTS}/${file}`, text)
