import { PastedAd } from '@inzrt/ui/ad-form/PastedAd.tsx'
import { Button } from '@inzrt/ui/button/Button.tsx'
import { buttonClass } from '@inzrt/ui/button/buttonClass.ts'
import { SharePanel } from '@inzrt/ui/share/SharePanel.tsx'
import { useEffect, useRef } from 'react'
import { adReasonText } from '../../../ad/adReasonText.ts'
import { LEAFLET_ID } from '../../../ad/leafletId.ts'
import { accountHref } from '../../../shell/session/accountState.ts'
import { qrHref } from '../../../shell/share/qrHref.ts'
import type { Placed } from '../useAdForm.ts'
import styles from './PlaceAd.module.css'
import { PlacedPassport } from './PlacedPassport.tsx'

type AdPlacedProps = Placed & { isGuest: boolean; printDates: readonly string[] }

const textOf = ({
  state,
  email,
  isGuest,
}: Pick<AdPlacedProps, 'state' | 'email' | 'isGuest'>): string => {
  if (state === 'published') return 'Inzerát je zveřejněný a už ho najdou i ostatní.'
  if (state === 'waiting_payment')
    return 'Zveřejníme ho, jakmile bude zaplacený. Teď vás přesměrujeme na stránku banky.'
  if (state === 'waiting_approval')
    return 'Inzerát teď přečte člověk, obvykle do druhého pracovního dne. Jakmile ho schválí, zveřejníme ho a\u00a0napíšeme vám.'
  if (isGuest)
    return `Poslali jsme vám e-mail na ${email}. Otevřete odkaz v\u00a0něm, bez toho inzerát nezveřejníme a\u00a0na jeho adrese nic není. Je v\u00a0e-mailu překlep? Opravte ho v\u00a0inzerátu a\u00a0odkaz pošleme znovu.`

  return 'Zveřejníme ho, až potvrdíte e-mail svého účtu. Odkaz jsme vám poslali při registraci, nový si vyžádáte ve svém účtu.'
}

/** What became of an ad that was sent, and what comes next; takes the focus of the form it replaces. */
export const AdPlaced = (props: AdPlacedProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const isPublished = props.state === 'published'
  const { stateReason } = props
  useEffect(() => heading.current?.focus(), [])

  return (
    <section className={styles.placed}>
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        Inzerát jsme přijali
      </h2>
      <p>{textOf(props)}</p>
      {props.state === 'waiting_approval' && stateReason && <p>{adReasonText(stateReason)}</p>}
      {isPublished && props.pasted && props.dialCode && (
        <PastedAd
          edition={props.pasted.edition}
          title={props.pasted.title}
          ad={props.pasted.toLine(props.dialCode)}
          neighbours={props.pasted.neighbours}
        />
      )}
      {isPublished && (
        <SharePanel url={`${location.origin}/${props.slug}`} qrSrc={qrHref(`/${props.slug}`)} />
      )}
      <PlacedPassport {...props} />
      <p className={styles.actions}>
        {isPublished && (
          <a className={buttonClass({ variant: 'primary', size: 'big' })} href={`/${props.slug}`}>
            Zobrazit inzerát
          </a>
        )}
        {isPublished && (
          <a className={buttonClass({ size: 'big' })} href={`/${props.slug}#${LEAFLET_ID}`}>
            Leták s{'\u00a0'}útržky
          </a>
        )}
        <a className={buttonClass({ size: 'big' })} href={`/${props.slug}/edit`}>
          Opravit inzerát
        </a>
        {!props.isGuest && (
          <a
            className={buttonClass({ size: 'big' })}
            href={accountHref({ tab: 'inzeraty', filter: isPublished ? 'aktivni' : 'cekajici' })}
          >
            Moje inzeráty
          </a>
        )}
        <Button size="big" onClick={() => location.reload()}>
          Vložit další inzerát
        </Button>
      </p>
    </section>
  )
}
