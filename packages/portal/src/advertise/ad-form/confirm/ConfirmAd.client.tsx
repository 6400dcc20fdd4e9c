'use client'

import { errorText } from '@inzrt/api-client/errorText'
import { confirmAdCall } from '@inzrt/contracts/ads/advertisementEdit'
import { Button } from '@inzrt/ui/button/Button.tsx'
import { LinkButton } from '@inzrt/ui/button/LinkButton.tsx'
import { ProgressBar } from '@inzrt/ui/feedback/ProgressBar.tsx'
import { useEffect, useRef, useState } from 'react'
import { browserApi } from '../../../shell/api/browserApi.ts'
import { faultsOf } from '../../../shell/form/faultsOf.ts'
import { takeFromAddress } from '../../../shell/form/takeFromAddress.ts'
import { orderHref } from '../../order/orderHref.ts'
import styles from '../place/PlaceAd.module.css'

type Outcome =
  | { kind: 'checking' }
  | { kind: 'done'; slug: string; isPublished: boolean }
  | { kind: 'unpaid'; href: string }
  | { kind: 'over'; text: string }
  | { kind: 'failed'; text: string }

const INCOMPLETE = 'Odkaz není celý. Otevřete ho prosím znovu ze zprávy, která vám přišla.'

const confirm = async (token: string): Promise<Outcome> => {
  if (token === '') return { kind: 'over', text: INCOMPLETE }
  const answer = await browserApi.call(confirmAdCall, { body: { token } })
  if (answer.ok) {
    const { slug, status } = answer.data
    const { order, signature = '' } = answer.meta ?? {}
    if (order)
      return {
        kind: 'unpaid',
        href: orderHref({ publicNo: order.publicNo, s: signature }),
      }

    return { kind: 'done', slug, isPublished: status === 'published' }
  }
  const text = faultsOf(answer.error)?.token

  return text
    ? { kind: 'over', text }
    : { kind: 'failed', text: errorText('confirmAd', answer.error) }
}

/** Confirms by the link of a letter or of a text that an ad's contact is its advertiser's. */
const ConfirmAd = () => {
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'checking' })
  const token = useRef<string>(null)

  useEffect(() => {
    if (token.current !== null) return
    token.current = takeFromAddress('token').token ?? ''
    void confirm(token.current).then(setOutcome)
  }, [])

  if (outcome.kind === 'checking') return <ProgressBar label="Ověřujeme odkaz" />
  if (outcome.kind === 'unpaid')
    return (
      <div className={styles.placed} role="status">
        <p>Děkujeme, e-mail je potvrzený. Inzerát zveřejníme, jakmile bude zaplacený.</p>
        <p>
          <LinkButton variant="primary" size="big" href={outcome.href}>
            Přejít k{'\u00a0'}platbě
          </LinkButton>
        </p>
      </div>
    )
  if (outcome.kind === 'done')
    return (
      <div className={styles.placed} role="status">
        <p>
          {outcome.isPublished
            ? 'Děkujeme, inzerát je zveřejněný.'
            : 'Děkujeme. Inzerát ještě přečte člověk, potom ho zveřejníme.'}
        </p>
        {outcome.isPublished && (
          <p>
            <LinkButton variant="primary" size="big" href={`/${outcome.slug}`}>
              Zobrazit inzerát
            </LinkButton>
          </p>
        )}
      </div>
    )

  return (
    <div className={styles.placed} role="status">
      <p>{outcome.text}</p>
      {outcome.kind === 'over' ? (
        <p>
          <LinkButton href="/vlozit-inzerat">Vložit inzerát</LinkButton>
        </p>
      ) : (
        <p>
          <Button onClick={() => void confirm(token.current ?? '').then(setOutcome)}>
            Zkusit znovu
          </Button>
        </p>
      )}
    </div>
  )
}

export default ConfirmAd
