'use client'

import { useEffect, useState } from 'react'
import { classNames } from '../class-names/classNames.ts'
import { CheckIcon } from '../icon/CheckIcon.tsx'
import { WarningIcon } from '../icon/WarningIcon.tsx'
import styles from './ConnectionNote.module.css'
import type { FormState } from './FormState.ts'
import { useIsOnline } from './useIsOnline.ts'

export type ConnectionNoteProps = {
  form: Pick<FormState<never>, 'isSending' | 'isRefused'>
}

const TEXTS = {
  lost: 'Neodesláno: jste bez připojení k\u00a0internetu. Nic se neztratilo, zkuste to znovu, až se připojíte.',
  back: 'Připojení je zpátky, můžete odeslat znovu.',
}

const comeIntoView = (note: HTMLElement | null) => note?.scrollIntoView({ block: 'nearest' })

/** Under a form that could not be sent without a connection (P061), and once it is back; a `<p role="alert">`. */
export const ConnectionNote = ({ form: { isSending, isRefused } }: ConnectionNoteProps) => {
  const isOnline = useIsOnline()
  const [isUnsent, setUnsent] = useState(false)
  const isCut = isRefused && !isOnline

  useEffect(() => {
    if (isSending) setUnsent(false)
    else if (isCut) setUnsent(true)
  }, [isSending, isCut])

  if (!isUnsent) return null

  return (
    <p
      role="alert"
      className={classNames(styles.note, isOnline && styles.isBack)}
      ref={comeIntoView}
    >
      {isOnline ? <CheckIcon /> : <WarningIcon />}
      <span>{isOnline ? TEXTS.back : TEXTS.lost}</span>
    </p>
  )
}
