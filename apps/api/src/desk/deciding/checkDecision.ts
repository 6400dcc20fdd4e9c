import type { DecisionBody } from '@inzrt/contracts/desk/decision'
import { countOf, tidyLines, truncate, WORD_FORMS } from '@inzrt/domain/text'
import { CONTENT_LENGTH, FACTS_LENGTH, HEADING_LENGTH } from '@inzrt/rules/limits'
import { refuseFaults } from '../../platform/errors/refuseFaults.ts'

type Wording = Extract<DecisionBody, { measure: 'edited' }>

const FACTS_MISSING = `Napište, o co se rozhodnutí opírá (aspoň ${FACTS_LENGTH.least} znaků). Inzerent to uvidí.`

type Lengths = Readonly<{ least: number; most: number }>

const outside = (label: string, { least, most }: Lengths): string =>
  `${label} musí mít ${least} až ${countOf(most, WORD_FORMS.character)}.`

/** Counted as a reader counts: an accent or an emoji is one. */
const isWithin = (text: string, { least, most }: Lengths): boolean =>
  truncate(text, most) === text && truncate(text, least - 1) !== text

const wordingFaults = ({ heading, content }: Wording) => ({
  heading: !isWithin(heading.trim(), HEADING_LENGTH) && outside('Nadpis', HEADING_LENGTH),
  content: !isWithin(tidyLines(content), CONTENT_LENGTH) && outside('Text', CONTENT_LENGTH),
})

/** @throws Problem 422 with a sentence under each wrong field */
export const checkDecision = (decision: DecisionBody): void =>
  refuseFaults(
    {
      facts:
        'ground' in decision && decision.facts.trim().length < FACTS_LENGTH.least && FACTS_MISSING,
    },
    decision.measure === 'edited' ? wordingFaults(decision) : {},
  )
