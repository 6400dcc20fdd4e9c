'use client'

import { type SellerPage as Page, readSellerPageCall } from '@inzrt/contracts/account/sellerPage'
import { SellerPageFormSchema } from '@inzrt/rules/forms'
import { LogoField } from '@inzrt/ui/account/settings/LogoField.tsx'
import {
  SellerPageForm,
  type SellerPageValues,
} from '@inzrt/ui/account/settings/SellerPageForm.tsx'
import { ConflictNotice } from '@inzrt/ui/form/ConflictNotice.tsx'
import { useRef, useState } from 'react'
import { browserApi } from '../../shell/api/browserApi.ts'
import { useForm } from '../../shell/form/useForm.ts'
import { imageUrl } from '../../shell/images/imageUrl.ts'
import { showFailure } from '../../shell/stores/showFailure.ts'
import { showToast } from '../../shell/stores/toastStore.ts'
import { sendSellerPage } from './sendSellerPage.ts'
import { useLogo } from './useLogo.ts'

export type SellerPageProps = { page: Page; onSaved: () => Promise<unknown> }

const toValues = ({ about, web, hours }: Page): SellerPageValues => ({ about, web, hours })

/** What a company says of itself: one form. */
export const SellerPage = ({ page, onSaved }: SellerPageProps) => {
  const savedAt = useRef(page.savedAt)
  const [hasConflict, setConflict] = useState(false)
  const form = useForm<SellerPageValues, SellerPageValues>({
    schema: SellerPageFormSchema,
    initial: toValues(page),
    send: async (body) => {
      const sent = await sendSellerPage(body, savedAt)
      if ('refusal' in sent) return sent.refusal
      setConflict('isChanged' in sent)
      if ('isChanged' in sent) return { fields: {}, text: null }
      showToast('good', 'Stránka firmy je uložená.')
      await show(sent.saved)
    },
  })
  const logo = useLogo((token) => form.change({ logo: token }))
  const show = async (now: Page) => {
    savedAt.current = now.savedAt
    logo.forget()
    form.reset(toValues(now))
    await onSaved()
  }
  const discard = async () => {
    const answer = await browserApi.call(readSellerPageCall)
    if (!answer.ok) return showFailure('readSellerPage', answer.error)
    setConflict(false)
    await show(answer.data)
    form.ref.current?.querySelector('textarea')?.focus()
  }
  const kept = form.values.logo === undefined && page.logo && imageUrl(page.logo.path, 'small')

  return (
    <SellerPageForm
      form={form}
      isWaiting={logo.isSending}
      conflict={hasConflict && <ConflictNotice what="Stránku firmy" onReload={discard} />}
      logo={
        <LogoField
          id="stranka-logo"
          picture={logo.preview ?? (kept || null)}
          isSending={logo.isSending}
          error={logo.error ?? form.errors.logo}
          disabled={form.isSending}
          onPick={logo.pick}
          onRemove={() => {
            logo.forget()
            form.change({ logo: null })
          }}
        />
      }
    />
  )
}
