import type { ContestedDecision } from '@inzrt/contracts/desk/appeal'
import { formatDate } from '@inzrt/domain/time'
import { DECISION_GROUNDS } from '@inzrt/rules/moderation'
import { MEASURE_TEXTS } from '../../ad/eventTexts.ts'

/** What a contested decision was, as its reader gets it. */
export const toContestFacts = ({
  heading,
  measure,
  ground,
  facts,
  decidedAt,
  appealUntil,
}: ContestedDecision): readonly { label: string; value: string }[] => [
  { label: 'Inzerát', value: heading },
  { label: 'Rozhodnutí', value: `${MEASURE_TEXTS[measure]} ${formatDate(new Date(decidedAt))}` },
  ...(ground ? [{ label: 'Důvod', value: DECISION_GROUNDS[ground].title }] : []),
  ...(facts ? [{ label: 'Zjištěné skutečnosti', value: facts }] : []),
  { label: 'Odvolat se můžete do', value: formatDate(new Date(appealUntil)) },
]
