import type { Manuscript } from './PrintedEdition.ts'
import { typeset } from './typeset.ts'

process.once('message', (manuscript: Manuscript) => {
  process.send?.(typeset(manuscript), () => process.disconnect())
})
