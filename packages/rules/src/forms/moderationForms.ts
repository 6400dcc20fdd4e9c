import { LINE_AD_CHARS } from '@inzrt/domain/print'
import * as z from 'zod/mini'
import type { AttributeSet } from '../attributes.ts'
import { minLength } from '../lengths.ts'
import {
  CONTENT_LENGTH,
  FACTS_LENGTH,
  HEADING_LENGTH,
  HELD_WORD_MAX,
  HELD_WORD_NOTE_MAX,
} from '../limits.ts'
import type { AdType } from '../listing.ts'
import { DECISION_GROUNDS, type DecisionGround } from '../moderation/decisionGrounds.ts'
import { describedIn } from './describedIn.ts'
import { FIELD_LABEL } from './fieldLabel.ts'
import { optionalText, requiredLines, requiredText } from './fields.ts'
import * as formMessage from './formMessage.ts'

const isGround = (name: string): boolean => Object.hasOwn(DECISION_GROUNDS, name)

/** Why an advert is refused or blocked; its advertiser reads it. */
export const ReasonsFormSchema = z.object({
  ground: z.string().check(z.refine(isGround, formMessage.choose(FIELD_LABEL.ground))),
  facts: requiredText(FIELD_LABEL.facts, FACTS_LENGTH),
})
export type ReasonsForm = { ground: DecisionGround | ''; facts: string }

/** What the desk answers a reporter, an advertiser who appealed, or a customer who complained. */
const answerText = () => requiredText(FIELD_LABEL.answer, FACTS_LENGTH)

/** An appeal or a complaint decided: it was right or not, and why. */
export const VerdictFormSchema = z.object({
  verdict: z.enum(['upheld', 'dismissed'], formMessage.choose(FIELD_LABEL.verdict)),
  answer: answerText(),
})
export type VerdictForm = { verdict: 'upheld' | 'dismissed' | ''; answer: string }

/** Reports of a rating decided: it goes, its answer alone, or neither, and why. */
export const RatingVerdictFormSchema = z.extend(VerdictFormSchema, {
  verdict: z.enum(['upheld', 'answer', 'dismissed'], formMessage.choose(FIELD_LABEL.verdict)),
})
export type RatingVerdictForm = { verdict: VerdictForm['verdict'] | 'answer'; answer: string }

/** An appeal as its advertiser writes it. */
export const AppealFormSchema = z.object({ text: requiredText(FIELD_LABEL.appeal, FACTS_LENGTH) })
export type AppealForm = z.infer<typeof AppealFormSchema>

/** What the paper prints of an ad instead of what its rules make of it; empty: the rules. */
export const PrintWordingFormSchema = z.object({
  wording: optionalText(FIELD_LABEL.wording, LINE_AD_CHARS),
})
export type PrintWordingForm = z.infer<typeof PrintWordingFormSchema>

type AdTextNeeds = Readonly<{ attributeSet: AttributeSet | null; type: AdType }>

/** Other words for an advert; its advertiser is told why. What is required of those who offer holds no desk up. */
export const adTextFormSchema = ({ attributeSet, type }: AdTextNeeds) =>
  z
    .object({
      heading: requiredText(FIELD_LABEL.heading, HEADING_LENGTH),
      content: requiredLines(FIELD_LABEL.content, CONTENT_LENGTH),
      attributes: z.record(z.string(), z.string()),
      facts: optionalText(FIELD_LABEL.facts, FACTS_LENGTH.most),
    })
    .check(describedIn(attributeSet, () => type, { isComplete: false }))
export type AdTextForm = z.infer<ReturnType<typeof adTextFormSchema>>

/** Another section for an advert. */
export const AdSectionFormSchema = z.object({
  sectionSlug: z.string().check(minLength(1, formMessage.choose(FIELD_LABEL.section))),
  facts: optionalText(FIELD_LABEL.facts, FACTS_LENGTH.most),
})
export type AdSectionForm = z.infer<typeof AdSectionFormSchema>

/** How reports end, in one word; those that were right say what is done. */
export const REPORT_OUTCOMES = ['blocked', 'moved', 'dismissed', 'duplicate'] as const
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number]

const outcome = {
  ground: z.string(),
  facts: z.string(),
  sectionSlug: z.string(),
  note: answerText(),
}

/** Reports of one advert decided, together with what is done with it. */
export const ReportVerdictFormSchema = z.discriminatedUnion(
  'outcome',
  [
    z.object({ ...outcome, outcome: z.literal('blocked'), ...ReasonsFormSchema.shape }),
    z.object({
      ...outcome,
      outcome: z.literal('moved'),
      sectionSlug: AdSectionFormSchema.shape.sectionSlug,
    }),
    z.object({ ...outcome, outcome: z.enum(['dismissed', 'duplicate']) }),
  ],
  formMessage.choose(FIELD_LABEL.verdict),
)
export type ReportVerdictForm = {
  outcome: ReportOutcome | ''
  ground: DecisionGround | ''
  facts: string
  sectionSlug: string
  note: string
}

/** A word adverts are held for; its other forms are found too. */
export const WordFormSchema = z.object({
  word: requiredText(FIELD_LABEL.word, { most: HELD_WORD_MAX }),
  note: optionalText(FIELD_LABEL.note, HELD_WORD_NOTE_MAX),
})
export type WordForm = z.infer<typeof WordFormSchema>
