import type { DecisionBody } from '@inzrt/contracts/desk/decision'
import { tidyLines, truncate } from '@inzrt/domain/text'
import { refuseFaults } from '../../platform/errors/refuseFaults.ts'

type Wording = Extract<DecisionBody, { measure: 'edited' }>

const FACTS_MIN = 10
const HEADING = { min: 5, max: 100 }
const CONTENT = { min: 20, max: 4000 }

const FACTS_MISSING = 'Napište, o co se rozhodnutí opírá (aspoň 10 znaků). Inzerent to uvidí.'

/** Counted as a reader counts: an accent or an emoji is one. */
const isWithin = (text: string, { min, max }: { min: number; max: number }): boolean =>
  truncate(text, max) === text && truncate(text, min - 1) !== text

const wordingFaults = ({ heading, content }: Wording) => ({
  heading: !isWithin(heading.trim(), HEADING) && 'Nadpis musí mít 5 až 100 znaků.',
  content: !isWithin(tidyLines(content), CONTENT) && 'Text musí mít 20 až 4 000 znaků.',
})

/** @throws Problem 422 with a sentence under each wrong field */
export const checkDecision = (decision: DecisionBody): void =>
  refuseFaults(
    { facts: 'ground' in decision && decision.facts.trim().length < FACTS_MIN && FACTS_MISSING },
    decision.measure === 'edited' ? wordingFaults(decision) : {},
  )
