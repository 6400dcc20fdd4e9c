'use client'

import { formatPhone } from '@inzrt/domain/contact'
import type { AdType } from '@inzrt/rules/listing'
import { LinkButton } from '@inzrt/ui/button/LinkButton.tsx'
import type { TradeSide } from '@inzrt/ui/detail/safety/scamDrills.ts'
import { MailIcon } from '@inzrt/ui/icon/MailIcon.tsx'
import { PhoneIcon } from '@inzrt/ui/icon/PhoneIcon.tsx'
import { type MouseEvent, useCallback, useEffect, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { LazyBoundary } from '../../../shell/lazy/LazyBoundary.client.tsx'
import { lazyPart } from '../../../shell/lazy/lazyPart.tsx'
import { phoneStore } from '../../../shell/stores/phoneStore.ts'

const PhoneDrill = lazyPart(() => import('./PhoneDrill.client.tsx'))
const MessageWindow = lazyPart(() => import('./MessageWindow.client.tsx'))

export type ContactProps = {
  slug: string
  heading: string
  /** „777 *** ***“; null when the advertiser shows no phone. */
  maskedPhone: string | null
  takesMessages: boolean
  /** Whose usual questions are offered; null where none suits. */
  type: AdType | null
  /** On which side of the trade the reader stands; null where nothing is bought or sold, so there is no fraud to warn of. */
  side: TradeSide | null
  /** Support, who pass a message on when nothing is shown. */
  supportHref: string
  /** There is room for one button only. */
  isShort?: boolean
}

/** The ways to the advertiser: the phone once it is asked for, and a message that shows no address. */
export const Contact = ({
  slug,
  heading,
  maskedPhone,
  takesMessages,
  type,
  side,
  supportHref,
  isShort = false,
}: ContactProps) => {
  const phone = useSnapshot(phoneStore)[slug]
  const [isDrilling, setDrilling] = useState(false)
  const [isWriting, setWriting] = useState(false)

  const number = useRef<HTMLAnchorElement>(null)

  // The number takes the focus that the button it was asked by leaves to nothing.
  useEffect(() => {
    if (phone && document.activeElement === document.body) number.current?.focus()
  }, [phone])

  const reveal = useCallback(async () => {
    const { askForPhone } = await import('./askForPhone.ts')
    const told = await askForPhone(slug)
    if (told) phoneStore[slug] = told
    setDrilling(false)
  }, [slug])
  const ask = async (event: MouseEvent) => {
    event.preventDefault()
    const { drillMemory } = await import('./drillMemory.ts')
    if (!side || drillMemory.isSeen(new Date())) void reveal()
    else setDrilling(true)
  }
  const write = (event: MouseEvent) => {
    event.preventDefault()
    setWriting(true)
  }

  return (
    <>
      {side && isDrilling && !phone && (
        <LazyBoundary onMissing={() => setDrilling(false)}>
          <PhoneDrill side={side} onDone={reveal} />
        </LazyBoundary>
      )}
      {maskedPhone && !phone && !isDrilling && (
        <LinkButton
          href={supportHref}
          variant="primary"
          size="big"
          icon={<PhoneIcon />}
          onClick={ask}
          data-scripted
        >
          Zobrazit telefon
        </LinkButton>
      )}
      {phone && (
        <LinkButton
          ref={number}
          href={`tel:${phone}`}
          variant="primary"
          size="big"
          icon={<PhoneIcon />}
        >
          {formatPhone(phone)}
        </LinkButton>
      )}
      {takesMessages && !(isShort && maskedPhone) && (
        <LinkButton
          href={supportHref}
          variant={maskedPhone ? 'outline' : 'primary'}
          size="big"
          icon={<MailIcon />}
          onClick={write}
          data-scripted
        >
          Napsat zprávu
        </LinkButton>
      )}
      {!maskedPhone && !takesMessages && (
        <LinkButton href={supportHref} variant="primary" size="big" icon={<MailIcon />}>
          Požádat o kontakt
        </LinkButton>
      )}
      {isWriting && (
        <LazyBoundary onMissing={() => setWriting(false)}>
          <MessageWindow
            slug={slug}
            heading={heading}
            type={type}
            onClose={() => setWriting(false)}
          />
        </LazyBoundary>
      )}
    </>
  )
}
