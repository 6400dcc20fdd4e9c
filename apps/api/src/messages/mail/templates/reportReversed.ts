import type { DecisionMeasure } from '@inzrt/rules/moderation'
import { type MailTemplate, text } from '../MailTemplate.ts'
import { reporterRedress } from './reporterRedress.ts'

export type ReportReversed = {
  heading: string
  reportNo: number
  /** What was done with the ad at first and is undone now; null: the ad has changed since and stays as it is. */
  undone: DecisionMeasure | null
  answer: string
}

const UNDONE: Readonly<Partial<Record<DecisionMeasure, string>>> = {
  rejected: 'Inzerát jsme zveřejnili.',
  blocked: 'Inzerát jsme odblokovali.',
  edited: 'Inzerátu jsme vrátili původní text.',
  moved: 'Inzerát jsme vrátili do původní rubriky.',
}

/** Tells a reporter that what was done upon the report is undone after an appeal (DSA, article 16). */
export const reportReversed: MailTemplate<ReportReversed> = ({
  heading,
  reportNo,
  undone,
  answer,
}) => {
  const outcome = undone && UNDONE[undone]

  return {
    subject: `Hlášení č. ${reportNo}: rozhodnutí jsme změnili`,
    blocks: [
      text('Dobrý den,'),
      text(
        `na základě vašeho hlášení jsme zasáhli proti inzerátu „${heading}“. ` +
          'Inzerent se odvolal, jeho odvolání jsme vyhověli a\u00a0původní rozhodnutí zrušili.',
      ),
      ...(outcome ? [text(outcome)] : []),
      text(`Proč: ${answer}`),
      text(
        'O\u00a0odvolání rozhodl jiný člověk než poprvé, žádné automatické prostředky jsme nepoužili.',
      ),
      reporterRedress(),
    ],
  }
}
