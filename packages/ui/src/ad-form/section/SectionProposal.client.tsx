'use client'

import { Button } from '../../button/Button.tsx'
import type { SectionChoice } from './SectionChoice.ts'
import styles from './SectionProposal.module.css'
import { type SectionSuggest, useSuggestedSections } from './useSuggestedSections.ts'

export type SectionProposalProps = {
  heading: string
  /** Sections the ad may stand in. */
  choices: readonly SectionChoice[]
  value: string
  /** Finds sections by what is sold. */
  suggest: SectionSuggest
  onChange: (section: SectionChoice) => void
}

/** Offers the section a heading belongs to, where another is chosen (V004); a `<div role="status">`. */
export const SectionProposal = ({
  heading,
  choices,
  value,
  suggest,
  onChange,
}: SectionProposalProps) => {
  const { sections: suggested } = useSuggestedSections(heading, choices, suggest)
  const [first] = suggested
  const isElsewhere = first && suggested.every(({ slug }) => slug !== value)

  return (
    <div className={styles.proposal} role="status">
      {isElsewhere && (
        <>
          <p>
            Takové věci se u{'\u00a0'}nás hledají v{'\u00a0'}rubrice <b>{first.name}</b>.
          </p>
          <Button onClick={() => onChange(first)}>Přesunout tam</Button>
        </>
      )}
    </div>
  )
}
