import { writeFileSync } from 'node:fs'
import { readFeatures } from '../features/readFeatures.ts'
import { renderFeatures } from '../features/renderFeatures.ts'
import { testsByFeature } from '../features/testsByFeature.ts'
import { root } from '../stack/settings.ts'

writeFileSync(`${root}docs/features.md`, renderFeatures(readFeatures(), testsByFeature()))
