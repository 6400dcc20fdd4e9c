'use client'

import { LinkButton } from '@inzrt/ui/button/LinkButton.tsx'
import { type MouseEvent, useState } from 'react'
import { LazyBoundary } from '../../shell/lazy/LazyBoundary.client.tsx'
import { lazyPart } from '../../shell/lazy/lazyPart.tsx'

const SmsGuideWindow = lazyPart(() => import('./SmsGuideWindow.client.tsx'))

export type SmsGuideProps = {
  /** Where complaints go. */
  email: string
}

/** Leads to the guide to dating by SMS; where scripts run, it opens over the page (R091). */
export const SmsGuide = ({ email }: SmsGuideProps) => {
  const [isOpen, setOpen] = useState(false)
  const open = (event: MouseEvent) => {
    event.preventDefault()
    setOpen(true)
  }

  return (
    <>
      <LinkButton href="/sms-seznamka" variant="outline" onClick={open}>
        Jak inzerovat a{'\u00a0'}odpovídat přes SMS
      </LinkButton>
      {isOpen && (
        <LazyBoundary onMissing={() => setOpen(false)}>
          <SmsGuideWindow email={email} onClose={() => setOpen(false)} />
        </LazyBoundary>
      )}
    </>
  )
}
