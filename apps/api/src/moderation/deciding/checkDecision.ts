import type { DecisionBody } from '@inzrt/contracts/desk/decision'
import { tidyLines, truncate } from '@inzrt/domain/text'
import { invalidFields } from '../../errors/problems.ts'

const FACTS_MIN = 10
const HEADING = { min: 5, max: 100 }
const CONTENT = { min: 20, max: 4000 }

const FACTS_MISSING = 'Napište, o co se rozhodnutí opírá (aspoň 10 znaků). Inzerent to uvidí.'

/** Counted as a reader counts: an accent or an emoji is one. */
const isWithin = (text: string, { min, max }: { min: number; max: number }): boolean =>
  truncate(text, max) === text && truncate(text, min - 1) !== text

/** @throws Problem 422 with a sentence under each wrong field */
export const checkDecision = (decision: DecisionBody): void => {
  const errors: Record<string, string[]> = {}
  if ('ground' in decision && decision.facts.trim().length < FACTS_MIN)
    errors.facts = [FACTS_MISSING]
  if (decision.measure === 'edited') {
    if (!isWithin(decision.heading.trim(), HEADING))
      errors.heading = ['Nadpis musí mít 5 až 100 znaků.']
    if (!isWithin(tidyLines(decision.content), CONTENT))
      errors.content = ['Text musí mít 20 až 4 000 znaků.']
  }
  if (Object.keys(errors).length > 0) throw invalidFields(errors)
}
