'use client'

import { useEffect, useState } from 'react'
import { classNames } from '../class-names/classNames.ts'
import { CheckIcon } from '../icon/CheckIcon.tsx'
import { WarningIcon } from '../icon/WarningIcon.tsx'
import styles from './ConnectionNote.module.css'
import type { FormState } from './FormState.ts'
import { useIsOnline } from './useIsOnline.ts'

export type ConnectionNoteProps = {
  form: Pick<FormState<never>, 'isSending' | 'isRefused' | 'isUnsent' | 'isKept'>
}

const TEXTS = {
  lost: 'Neodesláno: jste bez připojení k\u00a0internetu. Nic se neztratilo, zkuste to znovu, až se připojíte.',
  gone: 'Jste bez připojení k\u00a0internetu. Pište dál, odeslat to půjde, až se připojíte.',
  kept: ' Co jste vyplnili, je uložené v\u00a0tomto prohlížeči.',
  open: ' Do té doby prosím nechte stránku otevřenou.',
  again: 'Připojení je zpátky, můžete odeslat znovu.',
  back: 'Připojení je zpátky. Nic se zatím neodeslalo, můžete odeslat.',
}

const comeIntoView = (note: HTMLElement | null) => note?.scrollIntoView({ block: 'nearest' })

/**
 * Under a form somebody has begun to fill in, as soon as the connection is gone (P061), louder when it was sent in
 * vain, and once it is back; a `<p>`.
 */
export const ConnectionNote = ({ form }: ConnectionNoteProps) => {
  const { isSending, isRefused, isUnsent = false, isKept } = form
  const isOnline = useIsOnline()
  const [told, setTold] = useState<'gone' | 'lost' | null>(null)
  const isCut = isRefused && !isOnline
  const isGone = isUnsent && !isOnline

  useEffect(() => {
    if (isSending) setTold(null)
    else if (isCut) setTold('lost')
    else if (isGone) setTold('gone')
  }, [isSending, isCut, isGone])

  if (!told) return null
  const isLost = told === 'lost'
  const away = isLost ? TEXTS.lost : TEXTS.gone + (isKept ? TEXTS.kept : TEXTS.open)

  return (
    <p
      role={isLost ? 'alert' : 'status'}
      className={classNames(styles.note, isOnline && styles.isBack)}
      ref={isLost ? comeIntoView : undefined}
    >
      {isOnline ? <CheckIcon /> : <WarningIcon />}
      <span>{isOnline ? (isLost ? TEXTS.again : TEXTS.back) : away}</span>
    </p>
  )
}
