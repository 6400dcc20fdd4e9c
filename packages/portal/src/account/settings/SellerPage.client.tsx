'use client'

import type { SellerPage as Page } from '@inzrt/contracts/account/sellerPage'
import { SellerPageFormSchema } from '@inzrt/rules/forms'
import { LogoField } from '@inzrt/ui/account/settings/LogoField.tsx'
import {
  SellerPageForm,
  type SellerPageValues,
} from '@inzrt/ui/account/settings/SellerPageForm.tsx'
import { useRef } from 'react'
import { useForm } from '../../shell/form/useForm.ts'
import { imageUrl } from '../../shell/images/imageUrl.ts'
import { showToast } from '../../shell/stores/toastStore.ts'
import { sendSellerPage } from './sendSellerPage.ts'
import { useLogo } from './useLogo.ts'

export type SellerPageProps = { page: Page; onSaved: () => Promise<unknown> }

const toValues = ({ about, web, hours }: Page): SellerPageValues => ({ about, web, hours })

/** What a company says of itself: one form. */
export const SellerPage = ({ page, onSaved }: SellerPageProps) => {
  const savedAt = useRef(page.savedAt)
  const form = useForm<SellerPageValues, SellerPageValues>({
    schema: SellerPageFormSchema,
    initial: toValues(page),
    send: async (body) => {
      const sent = await sendSellerPage(body, savedAt)
      if ('refusal' in sent) return sent.refusal
      showToast('good', 'Stránka firmy je uložená.')
      logo.forget()
      form.reset(toValues(sent.saved))
      await onSaved()
    },
  })
  const logo = useLogo((token) => form.change({ logo: token }))
  const kept = form.values.logo === undefined && page.logo && imageUrl(page.logo.path, 'small')

  return (
    <SellerPageForm
      form={form}
      isWaiting={logo.isSending}
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
