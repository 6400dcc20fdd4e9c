import { report } from '../support/report.ts'
import { versionOf } from '../support/versionOf.ts'
import { sizeVerdicts } from './sizeVerdicts.ts'

report('size', {
  title: 'JavaScript of every page',
  method: [
    'Every file of a page’s first load as the build notes it, compressed with brotli 11; 1 kB is 1,024 bytes.',
    'An empty App Router page has 112.9 kB.',
  ],
  rounds: 1,
  versions: { next: versionOf('next', 'apps/general'), react: versionOf('react', 'apps/general') },
  verdicts: sizeVerdicts(),
})
