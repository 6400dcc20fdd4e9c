import type { MessageWarning } from '@inzrt/rules/moderation'
import { type MailBlock, warning } from '../MailTemplate.ts'

const SCAM =
  'POZOR: odkaz ve zprávě vypadá jako podvodná stránka dopravce nebo banky. Neotvírejte ho a žádné údaje tam nezadávejte. Kurýr, který přiveze peníze, neexistuje.'
const CAUTION =
  'Pozor: zpráva odkazuje jinam nebo mluví o kurýrovi, kartě či záloze. Tak začíná většina podvodů. Zůstaňte v konverzaci na portálu a peníze ani údaje karty neposílejte.'

/** What stands above a message in which fraud often begins. */
export const warningBlocks = (warnings: readonly MessageWarning[]): MailBlock[] => {
  if (warnings.includes('scam')) return [warning(SCAM)]

  return warnings.length > 0 ? [warning(CAUTION)] : []
}
