import { outliveSignals } from '../../platform/jobs/outliveSignals.ts'
import type { Manuscript } from './PrintedEdition.ts'
import { typeset } from './typeset.ts'

outliveSignals()
process.once('message', (manuscript: Manuscript) => {
  process.send?.(typeset(manuscript), () => process.disconnect())
})
