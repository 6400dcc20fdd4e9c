import { nonBreaking } from '@inzrt/domain/text'
import type { ReactNode } from 'react'

/** A text as Czech typography sets it; what is more than a text has to see to that itself. */
export const unbroken = (words: ReactNode): ReactNode =>
  typeof words === 'string' ? nonBreaking(words) : words
