import * as z from 'zod/mini'
import { DECISION_GROUNDS, type DecisionGround } from '../moderation/decisionGrounds.ts'
import { requiredText } from './fields.ts'
import { LABEL } from './label.ts'
import { message } from './message.ts'

/** Limits of the facts a decision rests on. */
export const FACTS_LENGTH = { least: 10, most: 2000 } as const

const isGround = (name: string): boolean => Object.hasOwn(DECISION_GROUNDS, name)

/** Why an advert is refused or blocked; its advertiser reads it. */
export const ReasonsFormSchema = z.object({
  ground: z.string().check(z.refine(isGround, message.choose(LABEL.ground))),
  facts: requiredText(LABEL.facts, FACTS_LENGTH),
})
export type ReasonsForm = { ground: DecisionGround | ''; facts: string }
