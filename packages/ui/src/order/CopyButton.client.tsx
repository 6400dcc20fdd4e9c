'use client'

import { useEffect, useState } from 'react'
import { Button } from '../button/Button.tsx'
import { CheckIcon } from '../icon/CheckIcon.tsx'

const SHOWN_MS = 4000

export type CopyButtonProps = {
  /** What is copied. */
  text: string
  /** Spoken name: „Kopírovat text zprávy“. */
  label: string
}

type Outcome = 'idle' | 'copied' | 'refused'

const WORDS = {
  idle: 'Kopírovat',
  copied: 'Zkopírováno',
  refused: 'Nejde, označte text',
} as const satisfies Record<Outcome, string>

/** Puts a text into the clipboard and says so; a `<button>`. */
export const CopyButton = ({ text, label }: CopyButtonProps) => {
  const [outcome, setOutcome] = useState<Outcome>('idle')

  useEffect(() => {
    if (outcome === 'idle') return
    const timer = setTimeout(() => setOutcome('idle'), SHOWN_MS)

    return () => clearTimeout(timer)
  }, [outcome])

  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setOutcome('copied'),
      () => setOutcome('refused'),
    )

  return (
    <Button
      icon={outcome === 'copied' ? <CheckIcon /> : undefined}
      aria-label={outcome === 'idle' ? label : undefined}
      onClick={copy}
    >
      <span role="status">{WORDS[outcome]}</span>
    </Button>
  )
}
