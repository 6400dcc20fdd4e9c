import type { ReactNode } from 'react'
import { DealButtons } from './DealButtons.tsx'

/** Answers of one press each, under the question they answer; a `<div>` named as what it is. */
export const QuickAnswerRow = ({ children }: { children: ReactNode }) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
  <div role="group" aria-label="Rychlé odpovědi">
    <DealButtons>{children}</DealButtons>
  </div>
)
