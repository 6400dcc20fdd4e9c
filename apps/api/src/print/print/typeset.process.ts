import { ignoreSignals } from '../../platform/jobs/ignoreSignals.ts'
import type { Manuscript } from './PrintedEdition.ts'
import { typeset } from './typeset.ts'

ignoreSignals()
process.once('message', (manuscript: Manuscript) => {
  process.send?.(typeset(manuscript), () => process.disconnect())
})
