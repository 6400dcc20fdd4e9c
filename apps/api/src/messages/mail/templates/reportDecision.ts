import type { DecisionMeasure } from '@inzrt/rules/moderation'
import { type MailTemplate, text } from '../MailTemplate.ts'
import { decidedByPerson } from './decidedByPerson.ts'
import { reporterRedress } from './reporterRedress.ts'

export type ReportDecision = {
  heading: string
  reportNo: number
  verdict: 'upheld' | 'dismissed' | 'duplicate'
  /** What was done with the ad; null: it stays. */
  measure: DecisionMeasure | null
  note: string
}

const VERDICTS = {
  upheld: 'Hlášení jsme vyhověli.',
  dismissed: 'Hlášení jsme nevyhověli, inzerát zůstává.',
  duplicate: 'Totéž jsme už posoudili podle jiného hlášení.',
} as const

const MEASURES: Readonly<Record<DecisionMeasure, string>> = {
  approved: 'Inzerát jsme schválili.',
  rejected: 'Inzerát jsme nezveřejnili.',
  blocked: 'Inzerát jsme zablokovali.',
  unblocked: 'Inzerát jsme odblokovali.',
  edited: 'Text inzerátu jsme upravili.',
  moved: 'Inzerát jsme přesunuli do jiné rubriky.',
}

/** Tells a reporter how the report ended, and what can be done against it. */
export const reportDecision: MailTemplate<ReportDecision> = (decided) => ({
  subject: `Hlášení č. ${decided.reportNo}: jak jsme rozhodli`,
  blocks: [
    text('Dobrý den,'),
    text(`posoudili jsme vaše hlášení k\u00a0inzerátu „${decided.heading}“.`),
    text(VERDICTS[decided.verdict]),
    ...(decided.measure ? [text(MEASURES[decided.measure])] : []),
    text(`Proč: ${decided.note}`),
    decidedByPerson(),
    reporterRedress(),
  ],
})
